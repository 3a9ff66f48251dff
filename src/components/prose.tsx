import { createElement, Fragment, type ReactNode } from 'react';
import { url } from '../navigation/url';
import type { Prose as Text } from '../views';

/** Text with its links and emphasis. */
export const Prose = ({ text }: { text: Text }): ReactNode =>
  typeof text === 'string'
    ? text
    : createElement(
        Fragment,
        null,
        ...text.map((part) =>
          typeof part === 'string'
            ? part
            : createElement(
                part.tag,
                {
                  href: part.href?.replace(/^\//, url('/')),
                  target: part.target,
                  'data-alone': part.isAlone,
                },
                createElement(Prose, { text: part.text }),
              ),
        ),
      );

/** Paragraphs or list items, one element each. */
export const proseElements = (tag: 'p' | 'li', texts: Text[] = []): ReactNode[] =>
  texts.map((text, index) => createElement(tag, { key: index }, createElement(Prose, { text })));
