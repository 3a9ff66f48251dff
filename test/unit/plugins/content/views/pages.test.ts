import { expect, test } from 'vitest';
import { pagesOf } from '../../../../../plugins/content/views/pages.ts';
import { validContent } from '../../../../support/content.ts';

test('each page has a file, a name and a module; the last is the one for all other addresses', () => {
  const versions = { acme: {}, globex: { listed: true } };
  const pages = pagesOf({ ...validContent(), hasBudgetPage: true, versions });
  expect(pages.map(({ kind, name, file, module }) => [kind, name, file, module])).toEqual([
    ['home', 'home', 'index.html', 'content:page/home'],
    ['project', 'alpha', 'alpha.html', 'content:page/alpha'],
    ['project', 'beta', 'beta.html', 'content:page/beta'],
    ['budget', 'budget', 'budget.html', '/src/pages/budget.tsx'],
    ['version', 'for/acme', 'for/acme.html', 'content:page/for/acme'],
    ['version', 'for/globex', 'for/globex.html', 'content:page/for/globex'],
    ['not-found', 'notFound', '404.html', 'content:page/notFound'],
  ]);
  const unlisted = pages.filter(({ isListed }) => !isListed);
  expect(unlisted.map(({ name }) => name)).toEqual(['for/acme', 'notFound']);
});

test('there is no page about weights without a budget; a project of that name has its own', () => {
  const [alpha] = Object.values(validContent().projects);
  const pages = pagesOf({ ...validContent(), projects: { budget: alpha as never } });
  expect(pages.filter(({ file }) => file === 'budget.html').map(({ kind }) => kind)).toEqual(['project']);
});
