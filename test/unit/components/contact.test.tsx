import { cleanup, render, screen } from '@testing-library/preact';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ContactView } from '../../../src/views';

/** Shows the section on a site with or without a résumé as a PDF. */
async function show(contact: ContactView, resumePdf?: string) {
  vi.doMock('resume-pdf:offer', () => ({ resumePdf }));
  const { Contact } = await import('../../../src/components/contact');
  return render(<Contact contact={contact} />).container;
}
const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);

beforeEach(() => {
  cleanup();
  vi.resetModules();
});

test.each([
  ['/kim-doe.pdf', ['Download résumé', 'Save contact', 'Résumé as JSON']],
  [undefined, ['Save contact', 'Résumé as JSON']],
])('links to the résumé PDF if there is one: %s', async (pdf, links) => {
  await show({ networks: [] }, pdf);
  expect(texts('link')).toEqual(links);
  if (pdf) expect(screen.getByRole<HTMLAnchorElement>('link', { name: links[0] }).pathname).toBe(pdf);
});

test('what a browser can show has no file name to be saved under, which other apps’ browsers ignore', async () => {
  const container = await show({ networks: [] }, '/kim-doe.pdf');
  const saved = [...container.querySelectorAll<HTMLAnchorElement>('a[download]')];
  expect(saved.map(({ pathname }) => pathname)).toEqual(['/resume.json']);
});

test('a known network has a decorative icon next to its name, and opens in a new tab', async () => {
  const github = { label: 'GitHub', text: 'github.com/kim', url: 'https://github.com/kim', icon: 'M0 0z' };
  const container = await show({ networks: [github] });
  expect(container.querySelector('svg[aria-hidden] path')?.getAttribute('d')).toBe('M0 0z');
  expect(texts('term')).toEqual(['GitHub']);
  const link = screen.getByRole('link', { name: 'github.com/kim' });
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
});

test('a network without a URL and the postal address are plain text, and nothing else is shown', async () => {
  await show({ address: 'Elm Street 1', networks: [{ label: 'Signal', text: 'kim.42' }] });
  expect(texts('definition')).toEqual(['Elm Street 1', 'kim.42']);
  expect(screen.queryByRole('link', { name: 'kim.42' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Copy/ })).toBeNull();
});
