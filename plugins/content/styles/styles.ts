import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { lettersIn, SQUARE } from '../../../packages/resume-import/src/text/scripts.ts';
import { isShort, LONG_TITLE, SCENES } from '../../../src/components/limits.ts';
import type { LanguageView } from '../../../src/views.ts';
import { stringsOfField } from '../read/values.ts';
import { directionOf } from '../text/locale.ts';
import type { Content } from '../types.ts';
import { homeView } from '../views/home.ts';
import { pageNameOf } from '../views/links.ts';
import { networkIconStyles } from '../views/profiles.ts';
import { groupsOf } from '../views/skills.ts';
import { timelinesOf } from '../views/timelines.ts';
import { projectView } from '../views/views.ts';
import { wordsOf } from '../words/words.ts';
import { displayStyles, displayWords } from './display-type.ts';
import { themeOf, themeStyles } from './theme.ts';

/** Letters of scripts that join them to their neighbours, such as Arabic. */
const JOINED = /[\p{sc=Arab}\p{sc=Syrc}\p{sc=Nkoo}\p{sc=Mong}\p{sc=Adlm}]/u;

const SQUARE_LETTER = new RegExp(`[${lettersIn(SQUARE)}]`, 'u');

/** Returns the part of the first page's styles that depends on the content; fonts are written to the folder `cache`. */
export async function ownerStyles(content: Content, links: LanguageView[], folder: string, cache: string) {
  return [
    themeStyles(content),
    ...(themeOf(content.site) === 'auto' ? [stylesOf('components/theme-switch.css')] : []),
    await displayStyles(content, folder, cache),
    writingStyles(content),
    listStyles(content),
    variantStyles(content),
    codeStyles(content),
    languageStyles(links),
    networkIconStyles(content),
  ].join('\n');
}

const stylesOf = (file: string) => readFileSync(resolve(import.meta.dirname, '../../../src', file), 'utf8');

/** Returns styles that only some languages need: for text from right to left, joined or square letters, other commas. */
function writingStyles(content: Content): string {
  const { comma } = wordsOf(content.site);
  const isRightToLeft = directionOf(content.site.language ?? 'en') === 'rtl';
  const display = Object.values(displayWords(content)).flat().join();
  const isJoined = isRightToLeft || JOINED.test(display);
  return [
    ...(isRightToLeft ? [stylesOf('first/styles/right-to-left.css')] : []),
    ...(isJoined ? [stylesOf('first/styles/joined-letters.css')] : []),
    // Square letters have no space at their side, for which other titles are shifted over the edge.
    ...(SQUARE_LETTER.test(display) ? [':root h1{margin-inline-start:0}'] : []),
    ...(comma === ', ' ? [] : [`:root{--comma:${JSON.stringify(comma)}}`]),
  ].join('\n');
}

/** Returns styles of sections whose entries have no texts: their lists take the whole width, not a narrow column for names. */
const listStyles = ({ resume, site }: Content): string =>
  timelinesOf(resume, site)
    .filter(({ entries }) =>
      entries.every(
        ({ text, highlights, keywords, roles }) => !text?.length && !highlights.length && !keywords && !roles,
      ),
    )
    .map(({ id }) => `#${id} ol{gap:1.25rem}#${id} li>div{grid-column:1/-1}`)
    .join('');

/** Returns styles for few sites: of cards without a picture, with a long title or beside each other, and of short groups. */
export function variantStyles(content: Content): string {
  const { projects = [], skills, interests } = content.resume;
  const names = projects.flatMap(({ name }) => name ?? []);
  const isVariant = (name: string) =>
    name.length > LONG_TITLE || !content.projects[pageNameOf(name, content) ?? '']?.card;
  const groups = [skills, interests].flatMap((items) => groupsOf(items, '', wordsOf(content.site)));
  const hasVariant =
    names.length > SCENES || names.some(isVariant) || groups.some(({ keywords }) => isShort(keywords));
  return hasVariant ? stylesOf('components/layout-variants.css') : '';
}

/** Returns styles of code within texts, if there is any. */
function codeStyles(content: Content): string {
  const pages = Object.keys(content.projects).map((name) => projectView(name, content));
  const tags = stringsOfField('tag', [homeView(content), pages]);
  return tags.includes('code') ? stylesOf('components/code.css') : '';
}

/** Returns styles of the link to the other language, or of the list of links if there are several. */
function languageStyles(languages: LanguageView[]): string {
  if (!languages.length) return '';
  return stylesOf(`components/language-${languages.length > 1 ? 'list' : 'link'}.css`);
}
