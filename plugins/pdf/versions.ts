import type { AskView } from '../../src/views.ts';
import type { Owner } from '../content/owner.ts';
import { pdfNameOf } from '../content/text/name.ts';
import type { Content } from '../content/types.ts';
import { asksOf } from '../content/versions/asks.ts';
import { versionsOf } from '../content/versions/select.ts';
import { VERSIONS } from '../content/views/pages.ts';
import { siteUrl } from '../deployment/editions.ts';
import { faultLine } from '../fault.ts';
import { fontFolders } from '../typst/fonts.ts';
import { type ExaminedPdf, examined } from './faults.ts';
import { type Printed, printResume } from './print.ts';

/** Returns the versions of a résumé as PDFs, without the warnings that the résumé itself has; none if the résumé has no PDF. */
export async function examinedVersions(
  owner: Owner,
  resume: ExaminedPdf,
  language?: string,
  packages?: string[],
): Promise<(ExaminedPdf & { name: string })[]> {
  const printed = resume.pdf ? await printVersions(owner, language, packages) : [];
  const known = resume.warnings?.map(faultLine);
  const versions = printed.map(async ({ name, file, printed }) => {
    const version = await examined(printed, { owner, file, language, version: name }, resume.missing);
    const warnings = version.warnings?.filter((warning) => !known?.includes(faultLine(warning)));
    return { ...version, name, warnings };
  });
  return Promise.all(versions);
}

/** Prints the versions of the résumé, each with what its reader asks for and where the owner has done it. */
export async function printVersions(owner: Owner, language?: string, packages?: string[]) {
  const content = owner.content(language);
  const fonts = fontFolders(owner.folder, content.site, packages);
  const printed: { name: string; file: string; printed: Printed }[] = [];
  for (const [name, version] of Object.entries(versionsOf(content))) {
    const asked = askedOf(name, content, version);
    const pdf = await printResume(version, fonts, siteUrl(content, owner.address), asked);
    printed.push({ name, file: pdfNameOf(content.resume.basics?.name, name), printed: pdf });
  }
  return printed;
}

/** Returns what the advert asks for, as the page of a version has it; in the PDF, links within that page lead to the page. */
const askedOf = (name: string, content: Content, version: Content): AskView[] =>
  asksOf(content.versions?.[name]?.asks, version).map(({ where, ...ask }) => ({
    ...ask,
    where: where.map((place) =>
      place.url.startsWith('#') ? { ...place, url: `/${VERSIONS}/${name}${place.url}` } : place,
    ),
  }));
