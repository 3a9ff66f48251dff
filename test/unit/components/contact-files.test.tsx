import { cleanup, render, screen } from '@testing-library/preact';
import { beforeEach, expect, test, vi } from 'vitest';

const links = () => screen.getAllByRole('link').map((link) => link.textContent);

/** Shows the section on a site with or without a résumé as a PDF. */
async function show(resumePdf?: string) {
  vi.doMock('resume-pdf:offer', () => ({ resumePdf }));
  const { Contact } = await import('../../../src/components/contact');
  render(<Contact contact={{ networks: [] }} />);
}

beforeEach(() => {
  cleanup();
  vi.resetModules();
});

test('links to the résumé PDF if there is one', async () => {
  await show('/kim-doe.pdf');
  expect(links()).toEqual(['Download résumé', 'Save contact', 'Résumé as JSON']);
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Download résumé' }).pathname).toBe(
    '/kim-doe.pdf',
  );
});

test('has no link to the résumé PDF if there is none', async () => {
  await show();
  expect(links()).toEqual(['Save contact', 'Résumé as JSON']);
});
