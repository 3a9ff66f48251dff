import type { CodeView, ProseText } from '../../src/views.ts';
import type { Draft } from '../content/types.ts';

/** Characters that Markdown would take for markup: anywhere, and at the start of a line. */
const MARKUP = /[\\`*_[\]<>]|&(?=#?\w+;)/g;
const LINE_START = /^[\t\p{Zs}]*(?:\d+(?=[.)](?:\s|$))|(?=#+(?:\s|$)|[+-](?:\s|$)|-+$|[=|]|~~~))/gmu;

/** Returns a text whose characters Markdown takes for no markup. */
export const asMarkdown = (text: string) => text.replace(MARKUP, '\\$&').replace(LINE_START, '$&\\');

const SIGNS = { strong: '**', em: '*', s: '', bdi: '', br: '  \n', span: '', small: '' };

/** Returns a row of backticks that is longer than any in a text. */
const fenceFor = (text: string, least = 1): string =>
  '`'.repeat(Math.max(least, ...(text.match(/`+/g) ?? []).map(({ length }) => length + 1)));

function codeSpan(text: string): string {
  const fence = fenceFor(text);
  const pad = fence.length > 1 ? ' ' : '';
  return fence + pad + text + pad + fence;
}

/** Returns prose as Markdown. */
export function markdown(prose: ProseText): string {
  if (typeof prose === 'string') return asMarkdown(prose);
  return prose
    .map((part) => {
      if (typeof part === 'string') return asMarkdown(part);
      if (part.tag === 'code') return codeSpan(String(part.text));
      const text = markdown(part.text);
      if (part.tag === 'a') return `[${text}](<${part.href}>)`;
      return part.tag === 'br' ? SIGNS.br : SIGNS[part.tag] + text + SIGNS[part.tag];
    })
    .join('');
}

export const list = (items: ProseText[]): string => items.map((item) => `- ${markdown(item)}`).join('\n');

/** Returns a text whose first line begins with a mark, and whose other lines are indented as far, or begin with `below`. */
export const itemOf = (mark: string, text: string, below = ' '.repeat(mark.length)): string =>
  mark + text.replace(/\n(?=(.?))/g, (_, next) => `\n${next ? below : below.trimEnd()}`);

/** Returns code in a fence that no row of the code can end. */
export function fenced({ code, language = '', name = '' }: Draft<CodeView>): string {
  const text = code.map((part) => part.code).join('');
  const fence = fenceFor(text, 3);
  return `${fence}${`${language} ${name}`.trim()}\n${text}\n${fence}`;
}
