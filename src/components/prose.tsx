import { createElement, type ReactNode } from 'react';
import { url } from '../url';
import type { Paragraph, Prose as Text } from '../views';

/** Text with its links and emphasis. */
export function Prose({ text }: { text: Text }): ReactNode {
  if (typeof text === 'string') return text;
  return text.map((part) =>
    typeof part === 'string'
      ? part
      : createElement(
          part.tag,
          {
            href: part.href?.replace(/^\//, url('/')),
            'data-alone': part.isAlone,
          },
          createElement(Prose, { text: part.text }),
        ),
  );
}

/** Paragraphs and lists, or list items, one element each. */
export const proseElements = (tag: 'p' | 'li', texts: Paragraph[] = []): ReactNode[] =>
  texts.map((text, index) =>
    typeof text === 'object' && 'list' in text
      ? createElement('ul', { key: index }, proseElements('li', text.list))
      : createElement(tag, { key: index }, createElement(Prose, { text })),
  );
