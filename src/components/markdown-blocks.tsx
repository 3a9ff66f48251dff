import { words } from 'content:site';
import { useCopy } from '../hooks/use-copy';
import type { Block, CodeView, MarkdownBlockView, TableView, ProseText as Text } from '../views';
import { Blocks } from './blocks';
import { CopyButton } from './copy-button';
import css from './markdown-blocks.module.css';
import { dirOf, Prose } from './prose';

/** A block that only Markdown can write: few pages have one, and no other page loads its script and styles. */
export function MarkdownBlock(block: MarkdownBlockView) {
  if ('heading' in block) return <h3 dir={block.dir}>{block.heading}</h3>;
  if ('code' in block) return <Code {...block} />;
  if ('table' in block) return <Table {...block.table} />;
  if ('items' in block) {
    const items = block.items.map(item);
    if (block.start === undefined) return <ul dir={block.dir}>{items}</ul>;
    return (
      <ol className={css.list} start={block.start} dir={block.dir}>
        {items}
      </ol>
    );
  }
  const { quote, by } = block;
  return (
    <blockquote className={css.quote} dir={block.dir}>
      <Blocks blocks={quote} />
      {by && (
        <footer>
          <Prose text={by} />
        </footer>
      )}
    </blockquote>
  );
}

/** Returns an item of a list; its first paragraph is not set apart. */
function item(blocks: Block[], index: number) {
  const [first] = blocks;
  const isText = first && 'text' in first;
  return (
    <li key={index} dir={isText ? dirOf(first.text) : undefined}>
      {isText && <Prose text={first.text} />}
      <Blocks blocks={isText ? blocks.slice(1) : blocks} />
    </li>
  );
}

function Table({ head, rows, align }: TableView) {
  const cells = (Cell: 'td' | 'th') =>
    function cell(text: Text, index: number) {
      return (
        <Cell key={index} data-align={align[index]} dir={dirOf(text)}>
          <Prose text={text} />
        </Cell>
      );
    };
  const row = (texts: Text[], index: number) => <tr key={index}>{texts.map(cells('td'))}</tr>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: only with the focus does a keyboard scroll it
    <div className={css.table} tabIndex={0}>
      <table>
        <thead>
          <tr>{head.map(cells('th'))}</tr>
        </thead>
        <tbody>{rows.map(row)}</tbody>
      </table>
    </div>
  );
}

/** Code in a box that scrolls, with a button that copies it. */
function Code({ code, language, name }: CodeView) {
  const { copied, onCopy } = useCopy<'code'>();
  return (
    <div className={css.code} dir="ltr">
      {(name || language) && (
        <p>
          <span>{name}</span> {language}
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: only with the focus does a keyboard scroll it */}
      <pre tabIndex={0}>
        <code>{code.map(part)}</code>
      </pre>
      <CopyButton name={words.copyCode} tip={copied?.text} onCopy={(press) => onCopy('code', press)} />
      <p role="status" className="sr-only">
        {copied?.text}
      </p>
    </div>
  );
}

const part = ({ code, kind }: CodeView['code'][number], index: number) =>
  kind ? (
    <span key={index} className={css[kind]}>
      {code}
    </span>
  ) : (
    code
  );
