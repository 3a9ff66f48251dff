import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { VERSION_NAME } from '../../../plugins/check/rules/versions.ts';
import { ownerFolder, pathFrom } from '../../../plugins/content/read/folder.ts';
import { proseToText } from '../../../plugins/content/text/inline-text.ts';
import { slugOf } from '../../../plugins/content/text/slug.ts';
import type { Content } from '../../../plugins/content/types.ts';
import { evidenceFor, sentencesOf } from '../../../plugins/content/versions/asks.ts';
import { versionsOf } from '../../../plugins/content/versions/select.ts';
import { ContentError } from '../../../plugins/fault.ts';
import { openOwner } from '../../../plugins/owner.ts';
import { decode, foreignKind } from '../../import/import-from.ts';
import { InvalidAnswer } from '../answers.ts';
import { readAdvert } from './advert.ts';

const MAX_BYTES = 100_000;

/** @throws InvalidAnswer if there is no text to be read */
function textIn(path: string): string {
  const refused = (why: string) => new InvalidAnswer(`--advert: ${path} ${why}`);
  if (/^\w+:\/\//.test(path))
    throw refused('is a URL; copy the text of that page into a file, and pass the file');
  const file = statSync(path, { throwIfNoEntry: false });
  if (!file) throw refused('does not exist; pass a file with the text of the advert');
  if (!file.isFile()) throw refused('is no file; pass a file with the text of the advert');
  if (file.size > MAX_BYTES) throw refused('has more than 100 kB; leave only the text of the advert in it');
  const bytes = readFileSync(path);
  const kind = foreignKind(bytes);
  const { text } = decode(bytes);
  if (kind || text.includes('\0'))
    throw refused(`is ${kind ?? 'no text'}; open it, and copy its text into a text file`);
  if (!text.replace('\uFEFF', '').trim()) throw refused('is empty; copy the text of the advert into it');
  return text;
}

/**
 * Drafts a version of the résumé for an advert: what it asks, each with the sentences that the site's build finds.
 * @returns what was done, and what is left to the owner, one line each
 * @throws InvalidAnswer or ContentError if nothing was written
 */
export async function makeVersion(root: string, name: string, from: string) {
  if (!VERSION_NAME.test(name)) {
    const instead = slugOf(name);
    const such = instead ? `, such as ${instead}` : '';
    throw new InvalidAnswer(
      `--for: ${JSON.stringify(name)} is no name for an address; use letters from a to z, digits and hyphens${such}`,
    );
  }
  const folder = ownerFolder(root);
  const path = resolve(folder, 'versions', `${name}.json`);
  const file = pathFrom(root, path);
  if (!existsSync(resolve(folder, 'resume.json')))
    throw new InvalidAnswer('--for: a version needs a résumé; run npm run new before');
  if (existsSync(path))
    throw new InvalidAnswer(`--for: ${file} is there already; choose another name, or remove it before`);
  const { asks, others } = readAdvert(textIn(from));
  if (!asks.length)
    throw new InvalidAnswer(
      `--advert: ${from} has no list of requirements; put each on a line of its own that begins with -`,
    );
  const checked = async () => {
    const owner = openOwner(root, folder);
    const { faults } = await owner.check();
    if (faults.length) throw new ContentError(faults);
    return owner;
  };
  const owner = await checked();

  const proofs = proofsOf(asks, owner.content());
  const $schema = pathFrom(dirname(path), resolve(root, 'plugins/content/version.schema.json'));
  const written = proofs.map(({ ask, found }) =>
    found.length ? { ask, evidence: found.map(({ path }) => path) } : { ask },
  );
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify({ $schema, asks: written }, null, 2)}\n`, { flag: 'wx' });
  try {
    await checked();
  } catch (error) {
    rmSync(path);
    throw error;
  }

  const proven = proofs.filter(({ found }) => found.length);
  const missed = proofs.filter(({ found }) => !found.length);
  const listed = (heading: string, lines: string[]) =>
    lines.length ? ['', heading, ...lines.map((line) => `- ${line}`)] : [];
  return {
    done: [
      `Wrote ${file}: your résumé proves ${proven.length} of ${asks.length} requirements in ${basename(from)}.`,
      ...listed(
        'Proven:',
        proven.map(({ ask, found }) => `${ask} ← ${found.map(({ text }) => proseToText(text)).join(' / ')}`),
      ),
      ...listed(
        'Your résumé never mentions:',
        missed.map(({ ask }) => ask),
      ),
      ...listed('No requirement, so left out:', others),
    ],
    left: [
      `asks in ${file}: remove what is no requirement, and evidence that does not prove one`,
      ...(missed.length
        ? [
            'what your résumé never mentions is not shown: write it into resume.json if you did it, name its "evidence", or set "notYet": true',
          ]
        : []),
      `basics.label, basics.summary, greeting in ${file}: your words for this reader; docs/versions.md has all fields`,
      `npm run dev shows it at /for/${name}`,
    ],
  };
}

/** Returns each requirement with the sentences about the skills that it names. */
function proofsOf(asks: string[], content: Content) {
  const { draft = content } = versionsOf({ ...content, versions: { ...content.versions, draft: {} } });
  const sentences = sentencesOf(draft);
  return asks.map((ask) => ({ ask, found: evidenceFor({ ask }, draft, sentences) }));
}
