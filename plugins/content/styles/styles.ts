import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { LanguageView } from '../../../src/views.ts';
import { directionOf } from '../text/locale.ts';
import type { Content } from '../types.ts';
import { displayWords } from '../views/display-words.ts';
import { networkIconStyles } from '../views/network-icons.ts';
import { timelinesOf } from '../views/timelines.ts';
import { wordsOf } from '../words/words.ts';
import { fitBar } from './bar.ts';
import { displayStyles } from './display-type.ts';
import { railStyles } from './rail.ts';
import { themeStyles } from './theme.ts';

/** Letters of scripts that join them to their neighbours, such as Arabic. */
const JOINED = /[\p{sc=Arab}\p{sc=Syrc}\p{sc=Nkoo}\p{sc=Mong}\p{sc=Adlm}]/u;

/** The part of the first page's styles that depends on the content; fonts are written to the folder `cache`. */
export async function ownerStyles(
  content: Content,
  languages: LanguageView[],
  folder: string,
  cache: string,
) {
  return [
    themeStyles(content),
    await displayStyles(content, folder, cache),
    writingStyles(content),
    railStyles(content),
    listStyles(content),
    languageStyles(content, languages),
    networkIconStyles(content),
  ].join('\n');
}

const stylesOf = (file: string) => readFileSync(resolve(import.meta.dirname, '../../../src', file), 'utf8');

/** Styles that only some languages need: from right to left, joined letters as display type, other commas. */
function writingStyles(content: Content): string {
  const { comma } = wordsOf(content.site);
  const isRightToLeft = directionOf(content.site.language ?? 'en') === 'rtl';
  const isJoined = isRightToLeft || JOINED.test(Object.values(displayWords(content)).flat().join());
  return [
    ...(isRightToLeft ? [stylesOf('first/styles/right-to-left.css')] : []),
    ...(isJoined ? [stylesOf('first/styles/joined-letters.css')] : []),
    ...(comma === ', ' ? [] : [`:root{--comma:${JSON.stringify(comma)}}`]),
  ].join('\n');
}

/** Styles of sections whose entries have no texts: lists over the whole width, instead of a narrow column with names. */
const listStyles = ({ resume, site }: Content): string =>
  timelinesOf(resume, site)
    .filter(({ entries }) =>
      entries.every(({ text, highlights, keywords }) => !text?.length && !highlights.length && !keywords),
    )
    .map(({ id }) => `#${id} ol{gap:1.25rem}#${id} li>div{grid-column:1/-1}`)
    .join('');

/** Styles of the link to the other language, or of the list of links if there are several. */
function languageStyles(content: Content, languages: LanguageView[]): string {
  if (!languages.length) return '';
  if (languages.length > 1) return stylesOf('components/language-list.css');
  return fitBar(stylesOf('components/language-link.css'), content, languages);
}
