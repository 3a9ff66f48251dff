import { resolve } from 'node:path';
import type { Owner } from '../content/owner.ts';
import { pathFrom } from '../content/read/folder.ts';
import { valueAt } from '../content/read/source.ts';
import { directionOf } from '../content/text/locale.ts';
import { type Fault, faultLine, fileFault } from '../fault.ts';
import { packagesFor } from '../fonts/script-packages.ts';
import type { Printed } from './print.ts';
import { extractOf, lossesOf } from './read-back.ts';

/** The characters that a warning lists, and the entries that a fault does. */
const MAX_LISTED = 20;
const MAX_LONGEST = 5;
/** The fields that are warned of, and what helps: a font whose letters say which they are. */
const MAX_LOST = 8;
const READABLE =
  'programs would not find it in the PDF: use another font, or put your own resume.pdf beside it';

/** What was printed: the résumé, or the version of a name. */
interface Subject {
  owner: Owner;
  file: string;
  language?: string;
  version?: string;
}

/** A PDF, unless it lacks too much to be offered. The owner's own has no findings. */
export interface ExaminedPdf {
  file: string;
  pdf?: Buffer;
  /** In words. */
  length?: string;
  /** What stops a build, but not the dev server. */
  faults?: Fault[];
  warnings?: string[];
  /** The characters that it lacks. */
  missing?: string[];
}

/** Returns a printed PDF, with its faults and warnings; `known` are missing characters that need no further warning. */
export async function examined(
  printed: Printed,
  subject: Subject,
  known: string[] = [],
): Promise<ExaminedPdf> {
  const { pdf, missing, isIncomplete, tooMany } = printed;
  const { file, language } = subject;
  const unknown = missing.filter((each) => isIncomplete || !known.includes(each));
  const warnings = unknown.length ? [lacking(unknown, isIncomplete, subject)] : [];
  if (isIncomplete) return { file, missing, warnings };
  const name = [language, file].filter(Boolean).join('/');
  return {
    file,
    pdf,
    missing,
    length: `${name}: ${lengthOf(printed)}`,
    faults: tooMany ? [tooLong(printed, subject, name)] : [],
    warnings: missing.length ? warnings : await lostIn(printed, subject),
  };
}

/** Returns a warning of characters that no font has, and how to get one. */
function lacking(missing: string[], isIncomplete: boolean, { owner, file, language, version }: Subject) {
  const { root, folder } = owner;
  const shown = version ? file : 'resume.pdf';
  const list = `${missing.slice(0, MAX_LISTED).join(' ')}${missing.length > MAX_LISTED ? ' …' : ''}`;
  const problem = isIncomplete
    ? `${shown} is not generated, and the page does not offer it: no available font has ${list}`
    : `${shown} lacks characters that no available font has: ${list}`;
  const packages = packagesFor(missing, owner.content(language).site.language ?? 'en');
  const own = `, or your own résumé at ${pathFrom(root, resolve(folder, language ?? '', shown))}`;
  const fonts = pathFrom(root, resolve(folder, 'fonts'));
  const remedy = packages.length
    ? `npm i ${packages.join(' ')} adds these characters; nothing else is needed.`
    : `Put a font that has them (ttf, otf or woff) into ${fonts}/${version ? '' : own}.`;
  return `${problem}\n${remedy}`;
}

/** Returns a warning of each field that programs would not find in a PDF. */
async function lostIn(printed: Printed, { owner, language, version = '' }: Subject): Promise<string[]> {
  const { root, folder } = owner;
  const { site, versions } = owner.content(language);
  const isOrdered = directionOf(site.language ?? 'en') === 'ltr';
  const losses = lossesOf(printed.parts, await extractOf(printed.pdf), isOrdered);
  return losses.slice(0, MAX_LOST).map(({ field, problem }) => {
    const isOwn = valueAt(versions?.[version], field.split('.')) !== undefined;
    const file = resolve(folder, isOwn ? `versions/${version}.json` : 'resume.json');
    return faultLine(fileFault(pathFrom(root, file), problem, READABLE, field));
  });
}

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
    `${name} takes ${lengthOf(printed)}, as small as can be read: ${printed.tooMany} lines are too many`,
    `shorten the longest entries (${lines.join(', ')})${version ? ', leave some out of the version' : ''}, or allow more pages`,
    'pdf.pages',
  );
}
