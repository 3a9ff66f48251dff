import { createRequire } from 'node:module';
import svgpath from 'svgpath';
import { hostOf } from '../text/url.ts';
import type { Content } from '../types.ts';
import { mainProfiles } from './profiles.ts';

/** An icon that Simple Icons lacks, and other names that people use for those that it has. */
const LINKEDIN =
  'M4 9h4v11H4zM6 3.5a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM10 9h3.8v1.6c.7-1.1 2-1.9 3.7-1.9 3 0 4.5 1.9 4.5 5.2V20h-4v-5.6c0-1.5-.6-2.3-1.8-2.3-1.4 0-2.2.9-2.2 2.6V20h-4z';
const ALIASES: Record<string, string> = {
  bsky: 'bluesky',
  devto: 'devdotto',
  hackernews: 'ycombinator',
  scholar: 'googlescholar',
  twitter: 'x',
  twitterx: 'x',
  xtwitter: 'x',
};

/** Simple Icons (CC0), by slug; each is one path on a grid of 24 × 24. Loaded on first use. */
const icons = (): Record<string, { body: string }> =>
  createRequire(import.meta.url)('@iconify-json/simple-icons/icons.json').icons;

/** The icon of a social network by its name, as SVG path data on a grid of 24 × 24; undefined if it is unknown. */
export function networkIcon(network: string): string | undefined {
  const name = network.toLowerCase().trim();
  const slug = name.replaceAll('+', 'plus').replaceAll('.', 'dot').replaceAll('&', 'and');
  const bare = (text: string) => text.normalize('NFD').replace(/[^a-z\d]/g, '');
  if (bare(name) === 'linkedin') return LINKEDIN;
  const icon = [ALIASES[bare(name)], bare(slug), bare(name)]
    .map((each) => (each ? icons()[each] : undefined))
    .find(Boolean);
  const path = icon && / d="([^"]+)"/.exec(icon.body)?.[1];
  return path && shortened(path);
}

/** The icon of a profile: of its network, as the owner calls it, or of the host that its URL is on. */
export function profileIcon(network = '', url = ''): string | undefined {
  const host = hostOf(url);
  // `dev.to` is the name of one; that of `de.linkedin.com` is its second-level domain.
  const names = [network, host, host.split('.').at(-2) ?? ''];
  return names.map(networkIcon).find((icon) => icon !== undefined);
}

/**
 * Shrinks from 24 px to the 21 that other icons have, and rounds to a tenth of a px: as precise as an icon of that size
 * can show, in two thirds of the bytes.
 */
const shortened = (path: string): string =>
  svgpath(path)
    .scale(0.875)
    .translate(1.5)
    .rel()
    .round(1)
    .toString()
    .replace(/\b0\./g, '.')
    .replace(/ -/g, '-');

/** Icons for networks without one of their own: a person, and a pair of brackets. */
const SHAPES = {
  work: 'M12 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM3 21.5c0-5 3.6-8 9-8s9 3 9 8z',
  code: 'M8.6 5.4 10 6.8 4.8 12l5.2 5.2-1.4 1.4L2 12zm6.8 0L22 12l-6.6 6.6-1.4-1.4 5.2-5.2L14 6.8z',
};

/** Styles with the icons of the networks in the bar: so no script contains icons, and no page unused ones. */
export const networkIconStyles = ({ resume }: Content): string =>
  mainProfiles(resume)
    .map(({ icon, label, url }) => {
      const shape = profileIcon(label, url) ?? SHAPES[icon];
      return `[data-icon="${icon}"] {\n  --shape: path("${shape}");\n}\n`;
    })
    .join('');
