import { resolve } from 'node:path';
import type { Owner } from '../content/owner.ts';
import { type Edition, editionsOf, firstBase, siteUrl } from '../deployment/editions.ts';
import { withFullLinks } from '../deployment/full-links.ts';
import type { DeployedContent } from '../deployment/generated-files.ts';

/** The content of a build, which has one language, and where the site is deployed. */
export interface BuildContext extends DeployedContent {
  /** Absolute paths of the owner's folder, and of the one that fonts are written to. */
  folder: string;
  fontCache: string;
  assets: string;
}

/**
 * Returns what the modules of a build are made from.
 * @param base the path that the language is served from
 * @param isServed true in the dev server, which has a single language, with the pictures below its base
 * @param language the folder of a further language
 */
export function buildContext(owner: Owner, base: string, isServed: boolean, language?: string): BuildContext {
  const { root, folder, languages } = owner;
  const content = owner.content(language);
  const first = owner.content();
  const topBase = firstBase(base, language);
  const editions = editionsOf(languages, first.site, topBase, siteUrl(first, owner.address, topBase));
  const edition = editions.find((other) => other.base === base) ?? (editions[0] as Edition);
  const isSameName = content.resume.basics?.name === first.resume.basics?.name;
  return {
    content: language ? withFullLinks(content, edition, editions, owner.publicFiles()) : content,
    editions,
    edition,
    folder,
    fontCache: resolve(root, 'node_modules/.cache/display-face'),
    assets: `${isServed ? base : topBase}assets/`,
    nameLanguage: (isSameName ? first : content).site.language ?? 'en',
  };
}
