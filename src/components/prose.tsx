import { createElement, Fragment, type ReactNode } from 'react';
import { url } from '../navigation/url';
import type { Prose as Text } from '../views';

/** Text with its links and emphasis. A link that is all of it is as large as a button. */
export function Prose({ text, isWhole = true }: { text: Text; isWhole?: boolean }): ReactNode {
  if (typeof text === 'string') return text;
  const isAlone = isWhole && text.length === 1;
  const children = text.map((part) =>
    typeof part === 'string'
      ? part
      : createElement(
          part.tag,
          {
            href: part.href?.replace(/^\//, url('/')),
            target: part.target,
            'data-alone': (isAlone && part.tag === 'a') || undefined,
          },
          createElement(Prose, { text: part.text, isWhole: isAlone }),
        ),
  );
  return createElement(Fragment, null, ...children);
}

/** Paragraphs or list items, one element each. */
export const proseElements = (tag: 'p' | 'li', texts: Text[] = []): ReactNode[] =>
  texts.map((text, index) => createElement(tag, { key: index }, createElement(Prose, { text })));
