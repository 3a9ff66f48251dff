import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { markdownSource } from '../../../plugins/content/read/markdown-source';
import type { MarkdownSection } from '../../../plugins/content/types';
import { withDirections } from '../../../plugins/content/views/directions';
import { Blocks } from '../../../src/components/blocks';
import { MarkdownBlock } from '../../../src/components/markdown-blocks';
import type { Block } from '../../../src/views';
import { stubClipboard } from './clipboard';

vi.mock('content:site', async (original) => ({ ...(await original<object>()), hasMarkdownBlocks: true }));
afterEach(cleanup);

/** The blocks of a text in Markdown, as the module of its page has them. */
function show(markdown: string, language = 'en') {
  const { value } = markdownSource('projects/alpha.md', `---\ntitle: A\n---\n${markdown}`, []);
  const { sections } = value as { sections: MarkdownSection[] };
  const { blocks } = withDirections({ blocks: sections.flatMap(({ shown }) => shown) }, { language });
  const withShow = JSON.parse(JSON.stringify(blocks), (_, each) =>
    each?.markdown ? { ...each, Show: MarkdownBlock } : each,
  );
  return render(<Blocks blocks={withShow as Block[]} />).container;
}

test('lists may be numbered and in one another, and only what follows an item’s first text is set apart', () => {
  const page = show('3. One\n   - two\n   - three\n4. Four\n\n   five');
  expect(page.innerHTML.replace(/ class="[^"]*"/, '')).toBe(
    '<ol start="3"><li>One<ul><li>two</li><li>three</li></ul></li><li>Four<p>five</p></li></ol>',
  );
});

test('a table has a head, sides of its own, and a box in which a keyboard scrolls it', () => {
  const page = show('| Step | ms |\n| - | -: |\n| `parse` | 3 |');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Step', 'ms']);
  const [step, time] = screen.getAllByRole('cell');
  expect(step?.innerHTML).toBe('<code>parse</code>');
  expect(time?.dataset.align).toBe('right');
  expect(page.querySelector('div:has(> table)')?.getAttribute('tabindex')).toBe('0');
});

test('a quote has blocks of its own, and a subheading is below its section’s', () => {
  show('### Before\n\n> It works.\n>\n> - Mara');
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Before');
  expect(screen.getByRole('blockquote').innerHTML).toBe('<p>It works.</p><ul><li>Mara</li></ul>');
});

test('what ends a quote with a dash is who said it', () => {
  show('> It works.\n>\n> — **Mara**, teacher');
  expect(screen.getByRole('blockquote').innerHTML).toBe(
    '<p>It works.</p><footer>— <strong>Mara</strong>, teacher</footer>',
  );
});

test('texts from right to left stand on their side of an English page, each item of a list by itself', () => {
  const page = show(
    [
      'هذا محرر بالعربية.',
      '- One\n- أطلقناه في مسقط.',
      '* أطلقناه في مسقط.\n* بنيناه في صلالة.',
      '1. هذا أول.\n\n   ثم هذا.\n2. Two',
      '> 🎉 «يعمل كما نريد»!\n>\n> — **مارا الحسن**, معلمة',
      'It is *done*.',
      '### قبل أن نبدأ\n\n- One',
    ].join('\n\n'),
  );
  expect(page.innerHTML.replace(/ class="[^"]*"|<\/?(span|strong|em)[^>]*>/g, '')).toBe(
    [
      '<p dir="rtl">هذا محرر بالعربية.</p>',
      '<ul><li>One</li><li dir="rtl">أطلقناه في مسقط.</li></ul>',
      '<ul dir="rtl"><li dir="rtl">أطلقناه في مسقط.</li><li dir="rtl">بنيناه في صلالة.</li></ul>',
      '<ol start="1"><li dir="rtl">هذا أول.<p dir="rtl">ثم هذا.</p></li><li>Two</li></ol>',
      '<blockquote dir="rtl"><p dir="rtl">🎉 «يعمل كما نريد»!</p><footer>— مارا الحسن, معلمة</footer></blockquote>',
      '<p>It is done.</p>',
      '<div><h3 dir="rtl">قبل أن نبدأ</h3><ul><li>One</li></ul></div>',
    ].join(''),
  );
});

test('a cell of a table from right to left stands on its side of an English page', () => {
  show('| One | هذه الخطوة الأولى |\n| - | - |\n| Two | أطلقناه في مسقط. |');
  const cells = [...screen.getAllByRole('columnheader'), ...screen.getAllByRole('cell')];
  expect(cells.map(({ dir }) => dir)).toEqual(['', 'rtl', '', 'rtl']);
});

test('an English text stands on its side of an Arabic page, and names on the page’s', () => {
  const page = show('It works every day.\n\n- PostgreSQL\n- يعمل كل يوم.', 'ar');
  expect(page.innerHTML.replace(/<\/?span>/g, '')).toBe(
    '<p dir="ltr">It works every day.</p><ul><li>PostgreSQL</li><li>يعمل كل يوم.</li></ul>',
  );
});

test('code is colored by classes, reads from the left, and is copied as it was written', async () => {
  const code = 'const a = "<b>" // C#\n\n  return a';
  const page = show(`\`\`\`js main.js\n${code}\n\`\`\`\n\n\`\`\`\nx\n\`\`\``);
  const [pre] = page.querySelectorAll('pre');
  expect([pre?.textContent, pre?.parentElement?.dir, pre?.tabIndex]).toEqual([code, 'ltr', 0]);
  const textsOf = (selector: string) =>
    Array.from(page.querySelectorAll(selector), ({ textContent }) => textContent);
  expect(textsOf('pre [class]')).toEqual(['const', '=', '"<b>"', '// C#', 'return']);
  expect(page.querySelector('[style], b')).toBeNull();
  expect(textsOf('div > p:not([role])')).toEqual(['main.js js']);
  const texts = stubClipboard();
  const [first] = screen.getAllByRole('button', { name: 'Copy code' });
  fireEvent.click(first as Element);
  const messages = await screen.findAllByText('Copied!');
  expect(texts).toEqual([code]);
  expect(messages.map((each) => each.getAttribute('role'))).toEqual([null, 'status']);
});
