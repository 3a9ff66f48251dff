import { resolve } from 'node:path';
import type { AskView } from '../../src/views.ts';
import type { Owner } from '../content/owner.ts';
import { pdfNameOf } from '../content/text/name.ts';
import type { Content } from '../content/types.ts';
import { asksOf } from '../content/versions/asks.ts';
import { versionsOf } from '../content/versions/select.ts';
import { siteUrl, VERSIONS } from '../deployment/editions.ts';
import { chooseFont } from '../fonts/files.ts';
import { type Printed, printResume } from './print.ts';

/** Prints the versions of the résumé, each with what its reader asks and where the owner did it. */
export async function printVersions(owner: Owner, language?: string, packages?: string[]) {
  const content = owner.content(language);
  const { folder } = owner;
  const fonts = {
    own: resolve(folder, 'fonts'),
    packages,
    display: chooseFont(content.site.font, folder),
  };
  const printed: { name: string; file: string; printed: Printed }[] = [];
  for (const [name, version] of Object.entries(versionsOf(content))) {
    const asked = askedOf(name, content, version);
    const made = await printResume(version, fonts, siteUrl(content), asked);
    printed.push({ name, file: pdfNameOf(content.resume.basics?.name, name), printed: made });
  }
  return printed;
}

/** Returns what the advert asks, as the page of a version has it; a file's links lead to that page. */
const askedOf = (name: string, content: Content, version: Content): AskView[] =>
  asksOf(content.versions?.[name]?.asks, version).map(({ where, ...ask }) => ({
    ...ask,
    where: where.map((each) =>
      each.url.startsWith('#') ? { ...each, url: `/${VERSIONS}/${name}${each.url}` } : each,
    ),
  }));
