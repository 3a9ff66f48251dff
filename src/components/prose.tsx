import type { ReactNode } from 'react';
import { url } from '../url';
import type { Directed, FactView, Paragraph, ProseText as Text } from '../views';

/** Text with its links and emphasis. */
export function Prose({ text }: { text: Text }): ReactNode {
  return typeof text === 'string' ? text : text.map(partElement);
}

/** Returns the direction of the element that a text stands in, if the page has another. */
export const dirOf = ([part]: Text): Directed['dir'] => (part as Directed | undefined)?.dir;

function partElement(part: Exclude<Text, string>[number], index: number): ReactNode {
  if (typeof part === 'string') return part;
  // Only links have an address.
  const Tag = part.tag as 'a';
  return (
    <Tag key={index} id={part.id} href={part.href && url(part.href)} data-alone={part.isAlone}>
      <Prose text={part.text} />
    </Tag>
  );
}

/** Returns paragraphs and lists, or list items, one element each. */
export function proseElements(Tag: 'p' | 'li', texts: Paragraph[] = []): ReactNode[] {
  const paragraph = (text: Paragraph, index: number) =>
    typeof text === 'object' && 'list' in text ? (
      <ul key={index} dir={text.dir}>
        {proseElements('li', text.list)}
      </ul>
    ) : (
      <Tag key={index} dir={dirOf(text)}>
        <Prose text={text} />
      </Tag>
    );
  return texts.map(paragraph);
}

/** The facts at the top of a page, of a few words each. */
export const Facts = ({ facts }: { facts: FactView[] }) => (
  <dl className="facts">
    {facts.map(({ label, text, isLong }) => (
      <div key={label} data-long={isLong}>
        <dt>{label}</dt>
        <dd dir={dirOf(text)}>
          <Prose text={text} />
        </dd>
      </div>
    ))}
  </dl>
);
