import { createRequire } from 'node:module';
import svgpath from 'svgpath';
import type { OwnerView } from '../../../src/views.ts';
import { hostOf } from '../text/url.ts';
import type { Content, Resume } from '../types.ts';
import { SOURCE_CODE } from './links.ts';
import drawn from './network-icons.json' with { type: 'json' };

/** Patterns for a network's name or host; a username may contain any network's name. */
const PATTERNS = { work: /\b(linkedin|xing|viadeo|wellfound|indeed)\b/i, code: SOURCE_CODE };

/** Returns the owner's profile on a professional network, and the profile with their code, if they have such profiles. */
export const mainProfiles = ({ basics: { profiles = [] } = {} }: Resume): OwnerView['networks'] =>
  (['work', 'code'] as const).flatMap((icon) => {
    const isMain = (name = '') => PATTERNS[icon].test(name);
    const main = profiles.find(({ network, url }) => url && (isMain(network) || isMain(hostOf(url))));
    return main?.url ? { label: main.network ?? main.username ?? main.url, url: main.url, icon } : [];
  });

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
