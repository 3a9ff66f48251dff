import type { Content } from '../types.ts';

/** The folder of the versions of the résumé. Only the page of a version names it. */
export const VERSIONS = 'for';

/** True if a file of a language's site is the page of a version. */
export const isVersion = (file: string): boolean => file.startsWith(`${VERSIONS}/`);

/** A page of the site in one language. */
export interface Page {
  /** The name of its component in `src/pages/`. */
  kind: 'home' | 'project' | 'budget' | 'version' | 'not-found';
  /** The name of its file in the content, if it has one of its own. */
  id: string;
  /** Its name among all pages, such as `for/acme`. */
  name: string;
  /** Its module, see `PageModule` in `src/routes.ts`; without anything of the content that is its component itself. */
  module: string;
  /** Its file in the language's site. */
  file: string;
  /** True if the sitemap names it. */
  isListed: boolean;
}

/** Returns all pages of the site in one language; the last is shown at every address without a page. */
export const pagesOf = ({ projects, versions = {}, hasBudgetPage }: Content): Page[] => [
  page({ kind: 'home', file: 'index.html' }),
  ...Object.keys(projects).map((id) => page({ kind: 'project', id })),
  ...(hasBudgetPage ? [page({ kind: 'budget', module: '/src/pages/budget.tsx' })] : []),
  ...Object.entries(versions).map(([id, { listed = false }]) =>
    page({ kind: 'version', id, name: `${VERSIONS}/${id}`, isListed: listed }),
  ),
  page({ kind: 'not-found', name: 'notFound', file: '404.html', isListed: false }),
];

function page({ kind, ...own }: Pick<Page, 'kind'> & Partial<Page>): Page {
  const {
    id = kind,
    name = id,
    module = `content:page/${name}`,
    file = `${name}.html`,
    isListed = true,
  } = own;
  return { kind, id, name, module, file, isListed };
}
