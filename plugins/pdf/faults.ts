import { resolve } from 'node:path';
import type { Owner } from '../content/owner.ts';
import { stringAt } from '../content/read/fields.ts';
import { pathFrom } from '../content/read/folder.ts';
import type { Source } from '../content/read/source.ts';
import { valueAt } from '../content/read/values.ts';
import { directionOf } from '../content/text/locale.ts';
import { type Fault, fileFault } from '../fault.ts';
import { packagesFor } from '../fonts/script-packages.ts';
import type { Printed } from './print.ts';
import { extractOf, lossesOf } from './read-back.ts';

/** The most characters that a warning lists, the most entries that a fault lists, and the most fields that are warned of. */
const MAX_LISTED = 20;
const MAX_LONGEST = 5;
const MAX_LOST = 8;
/** The remedy for a field that is not found: some fonts don't say which letters their glyphs are. */
const UNREAD_REMEDY =
  'programs would not find it in the PDF: use another font, or put your own resume.pdf beside it';

/** What was printed: the résumé, or its version with a name. */
interface Subject {
  owner: Owner;
  file: string;
  language?: string;
  version?: string;
}

/** A PDF with its faults and warnings, which only a printed one can have; without `pdf` if it lacks too much to be offered. */
export interface ExaminedPdf {
  file: string;
  pdf?: Buffer;
  /** How long it is, in words. */
  length?: string;
  /** Faults stop a build, but not the dev server. */
  faults?: Fault[];
  warnings?: Fault[];
  /** The characters that it lacks. */
  missing?: string[];
}

/** Returns a printed PDF with its faults and warnings. No warning names `known`, the characters that an earlier one has named. */
export async function examined(
  printed: Printed,
  subject: Subject,
  known: string[] = [],
): Promise<ExaminedPdf> {
  const { pdf, missing, isIncomplete, tooMany } = printed;
  const { file, language } = subject;
  const unknown = missing.filter((character) => isIncomplete || !known.includes(character));
  const warnings = unknown.length ? [missingWarning(unknown, isIncomplete, subject)] : [];
  if (isIncomplete) return { file, missing, warnings };
  const name = [language, file].filter(Boolean).join('/');
  return {
    file,
    pdf,
    missing,
    length: `${name}: ${lengthOf(printed)}`,
    faults: tooMany ? [tooLong(printed, subject, name)] : [],
    warnings: missing.length ? warnings : await lossWarnings(printed, subject),
  };
}

/** Returns a warning of characters that no font has, with a way to get such a font. */
function missingWarning(missing: string[], isIncomplete: boolean, subject: Subject): Fault {
  const { owner, file, language, version } = subject;
  const { root, folder } = owner;
  const shownFile = version ? file : 'resume.pdf';
  const list = `${missing.slice(0, MAX_LISTED).join(' ')}${missing.length > MAX_LISTED ? ' …' : ''}`;
  const problem = isIncomplete
    ? `${shownFile} is not generated, and the page does not offer it: no available font has ${list}`
    : `${shownFile} lacks characters that no available font has: ${list}`;
  const packages = packagesFor(missing, owner.content(language).site.language ?? 'en');
  const orOwnFile = `, or your own résumé at ${pathFrom(root, resolve(folder, language ?? '', shownFile))}`;
  const fonts = pathFrom(root, resolve(folder, 'fonts'));
  const remedy = packages.length
    ? `npm i ${packages.join(' ')} adds these characters; nothing else is needed`
    : `put a font that has them (ttf, otf or woff) into ${fonts}/${version ? '' : orOwnFile}`;
  return fileFault((versionSource(subject) ?? owner.files(language).resume).file, [problem, remedy]);
}

/** Returns a warning for each field that programs would not find in a PDF, at its line in the file that says the field. */
async function lossWarnings(printed: Printed, subject: Subject): Promise<Fault[]> {
  const { site, resume, projects } = subject.owner.files(subject.language);
  const version = versionSource(subject);
  const isOrdered = directionOf(stringAt(site, 'language') ?? 'en') === 'ltr';
  const losses = lossesOf(printed.parts, await extractOf(printed.pdf), isOrdered);
  return losses.slice(0, MAX_LOST).map(({ field, problem }) => {
    const page = projects.find(([name]) => field === `projects/${name}`)?.[1];
    if (page) return page.fault([], problem, UNREAD_REMEDY);
    const path = field.match(/[^.[\]]+/g)?.map((key) => (/^\d+$/.test(key) ? Number(key) : key)) ?? [];
    const isInVersion = valueAt(version?.value, path) !== undefined;
    return (isInVersion && version ? version : resume).fault(path, problem, UNREAD_REMEDY);
  });
}

/** Returns the file of the version that was printed; undefined for the résumé. */
const versionSource = ({ owner, language, version }: Subject): Source | undefined =>
  owner.files(language).versions.find(([name]) => name === version)?.[1];

/** Returns `2 pages, the second 14 % full`. */
function lengthOf({ pages, filled }: Printed): string {
  const last = pages > 2 ? 'the last ' : pages > 1 ? 'the second ' : '';
  return `${pages} page${pages > 1 ? 's' : ''}, ${last}${Math.round(filled * 100)} % full`;
}

/** Returns a fault that names the longest entries. */
function tooLong(printed: Printed, { owner, version }: Subject, name: string): Fault {
  const lines = printed.longest.slice(0, MAX_LONGEST).map(({ field, lines }) => `${field} ${lines} lines`);
  return fileFault(
    pathFrom(owner.root, resolve(owner.folder, 'site.json')),
    [
      `${name} takes ${lengthOf(printed)}, as small as can be read: ${printed.tooMany} lines are too many`,
      `shorten the longest entries (${lines.join(', ')})${version ? ', leave some out of the version' : ''}, or allow more pages`,
    ],
    { field: 'pdf.pages' },
  );
}
