import { createRequire } from 'node:module';
import svgpath from 'svgpath';
import type { LinkView, OwnerView, ProsePart, ProseText } from '../../../src/views.ts';
import type { Words } from '../../../src/words.ts';
import { parseInline, proseToText } from '../text/inline-text.ts';
import { hostOf, isFullUrl } from '../text/url.ts';
import type { Content, ProjectFile, Resume } from '../types.ts';
import drawn from './network-icons.json' with { type: 'json' };

export type ResumeProject = NonNullable<Resume['projects']>[number];

/** Returns the name of a project's page on this site: the page with the project's title. */
export const pageNameOf = (
  title: string | undefined,
  { projects }: Pick<Content, 'projects'>,
): string | undefined => Object.keys(projects).find((name) => projects[name]?.title === title);

/** Returns the entry of the résumé that a page belongs to: the one that has the page's title as its name. */
export const projectOf = (page: string, { resume, projects }: Content): ResumeProject | undefined =>
  resume.projects?.find(({ name }) => name === projects[page]?.title);

/** True if a fact is a result, because a part of it is strong. */
export const isResult = (text: ProseText): boolean => typeof text === 'object' && text.some(isStrong);

/** True if a part of a text is strong. */
export const isStrong = (part: string | ProsePart): boolean =>
  typeof part === 'object' && part.tag === 'strong';

/** The number of facts of a project's page, besides its results, that are shown elsewhere, too. */
const SHARED_FACTS = 2;

/** Returns the first facts of a project's page, which are role and team, and its results. */
export function factsOf({ facts = [] }: Partial<ProjectFile> = {}) {
  const texts = facts.map(({ text }) => parseInline(text));
  const others = texts.filter((text) => !isResult(text)).slice(0, SHARED_FACTS);
  return { facts: others.map(proseToText), results: texts.filter(isResult) };
}

/** Returns a project's URL, unless it is on the owner's own site and the project has a page here. */
export function externalUrl(
  { name, url }: ResumeProject,
  content: Pick<Content, 'resume' | 'projects'>,
): string | undefined {
  const originOf = (address = '') => (isFullUrl(address) ? new URL(address).origin : undefined);
  const origin = originOf(content.resume.basics?.url);
  return origin && originOf(url) === origin && pageNameOf(name, content) !== undefined ? undefined : url;
}

const SOURCE_CODE = /github|gitlab|codeberg|bitbucket|sourcehut|gitea/i;
/** Patterns for a network's name or host; a username may contain any network's name. */
const PATTERNS = { work: /\b(linkedin|xing|viadeo|wellfound|indeed)\b/i, code: SOURCE_CODE };

/** Returns the owner's profile on a professional network, and the profile with their code, if they have such profiles. */
export const mainProfiles = ({ basics: { profiles = [] } = {} }: Resume): OwnerView['networks'] =>
  (['work', 'code'] as const).flatMap((icon) => {
    const isMain = (name = '') => PATTERNS[icon].test(name);
    const main = profiles.find(({ network, url }) => url && (isMain(network) || isMain(hostOf(url))));
    return main?.url ? { label: main.network ?? main.username ?? main.url, url: main.url, icon } : [];
  });

/** Returns the link to a project's URL, labelled as source code or by `labelOf`, which by default says that it is a website. */
export function projectLink(
  url: string,
  words: Words,
  labelOf: (host: string) => string = words.visit,
): LinkView {
  const host = hostOf(url);
  return { label: SOURCE_CODE.test(host) ? words.sourceCode : labelOf(host), url };
}

/** Other names that people use for networks. */
const aliases: Record<string, string> = drawn.aliases;

/** Returns Simple Icons (CC0), by slug; each is one path on a grid of 24 × 24. Loaded on first use. */
const icons = (): Record<string, { body: string }> =>
  createRequire(import.meta.url)('@iconify-json/simple-icons/icons.json').icons;

/** Returns the icon of a social network by its name, as SVG path data on a grid of 24 × 24; undefined if it is unknown. */
export function networkIcon(network: string): string | undefined {
  const name = network.toLowerCase();
  const slug = name.replaceAll('+', 'plus').replaceAll('.', 'dot').replaceAll('&', 'and');
  const bare = (text: string) => text.normalize('NFD').replace(/[^a-z\d]/g, '');
  if (bare(name) === 'linkedin') return drawn.linkedin;
  const icon = [aliases[bare(name)], bare(slug), bare(name)]
    .map((slug) => (slug ? icons()[slug] : undefined))
    .find(Boolean);
  const path = icon && / d="([^"]+)"/.exec(icon.body)?.[1];
  return path && shortened(path);
}

/** Returns the icon of a profile: by the owner's name for its network, or by the host of its URL. */
export function profileIcon(network = '', url = ''): string | undefined {
  const host = hostOf(url);
  // `dev.to` as a whole is a network's name; in `de.linkedin.com` the second-level domain is.
  const names = [network, host, host.split('.').at(-2) ?? ''];
  return names.map(networkIcon).find((icon) => icon !== undefined);
}

/** Returns an icon's path shrunk from 24 px to 21, as other icons have, and rounded to tenths: two thirds of the bytes. */
const shortened = (path: string): string =>
  svgpath(path)
    .scale(0.875)
    .translate(1.5)
    .rel()
    .round(1)
    .toString()
    .replace(/\b0\./g, '.')
    .replace(/ -/g, '-');

/** Returns styles with the icons of the networks in the bar, so that no script contains icons, and no page unused ones. */
export const networkIconStyles = ({ resume }: Content): string =>
  mainProfiles(resume)
    .map(({ icon, label, url }) => {
      const shape = profileIcon(label, url) ?? drawn[icon];
      return `[data-icon="${icon}"] {\n  --shape: path("${shape}");\n}\n`;
    })
    .join('');
