import type { PageView } from '../../src/views.ts';
import { isObject } from '../content/read/values.ts';
import { directionOf, withSigns } from '../content/text/locale.ts';
import type { Content } from '../content/types.ts';
import { asksOf } from '../content/versions/asks.ts';
import { versionsOf, versionView } from '../content/versions/select.ts';
import { withDirections } from '../content/views/directions.ts';
import { type Field, NO_WORDS } from '../content/views/fields.ts';
import { homeView } from '../content/views/home.ts';
import { type Page, pagesOf } from '../content/views/pages.ts';
import { otherProjects, pageViews, projectView } from '../content/views/views.ts';
import type { Pictures } from '../pictures/plugin.ts';

type MakeProps = (content: Content, id: string, url?: string) => object & { view?: PageView };

/** What the component of a page gets, by the page's kind; a version also brings its `view`. */
const PROPS: Record<Page['kind'], MakeProps | undefined> = {
  home: (content, _, url) => ({ shown: homeView(content, url) }),
  project: (content, id) => projectView(id, content),
  // Nothing of the content is on it.
  budget: undefined,
  version: (content, id, url) => {
    const version = versionsOf(content)[id] as Content;
    const file = content.versions?.[id];
    return versionView(version, asksOf(file?.asks, version), file, url);
  },
  'not-found': (content) => ({ others: otherProjects(content) }),
};

/** Returns the code of a page's module, see `PageModule` in `src/routes.ts`; `url` is that of the site. */
export async function pageModule(
  id: string,
  content: Content,
  pictures: Pictures,
  url?: string,
): Promise<string> {
  const { site } = content;
  const page = pagesOf(content).find(({ module }) => module === id);
  const propsOf = page && PROPS[page.kind];
  if (!propsOf) throw new Error(`${id}: the content has no such page`);
  const { view = pageViews(content)[page.name], ...props } = propsOf(content, page.id, url);
  const filled = await pictures.fill(withDirections(props, site));
  const isRightToLeft = directionOf(site.language ?? 'en') === 'rtl';
  const textOf = (text: string, field: string) =>
    isRightToLeft && !NO_WORDS.includes(field as Field) ? withSigns(text) : text;
  const code = [
    `export { default } from '/src/pages/${page.kind}.tsx';`,
    `export const props = ${codeOf(filled, textOf)};`,
    `export const view = ${codeOf(view, textOf)};`,
  ].join('\n');
  return code.includes(SHOW) ? `${MARKDOWN_BLOCK}\n${code}` : code;
}

/** What shows a block that only Markdown can write comes with the pages that have one. */
const MARKDOWN_BLOCK = `import { MarkdownBlock } from '/src/components/markdown-blocks.tsx';`;

/** The field by which such a block names it. No text has this, because quotes in texts are escaped. */
const SHOW = '"Show":MarkdownBlock';

/** Returns a value of a page as code: as JSON, which could not name a component. `textOf` changes the text of a field. */
function codeOf(value: unknown, textOf: (text: string, field: string) => string, field = ''): string {
  if (typeof value === 'string') return JSON.stringify(textOf(value, field));
  if (Array.isArray(value)) return `[${value.map((item) => codeOf(item, textOf))}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .map(([name, each]) => `${JSON.stringify(name)}:${codeOf(each, textOf, name)}`);
  return `{${'markdown' in value ? [SHOW, ...fields] : fields}}`;
}
