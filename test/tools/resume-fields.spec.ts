import { readFileSync } from 'node:fs';
import { BUILD_MS } from '../support/builder.ts';
import { validContent } from '../support/content.ts';
import { serveFork } from '../support/fork-site.ts';
import { markedResume } from '../support/marked-resume.ts';
import { expect, test } from '../support/test.ts';

test('every field of JSON Resume is shown on the home page or reported as left out', async ({ page }) => {
  test.setTimeout(BUILD_MS);
  const { resume, marks } = markedResume();
  const { 'logo.svg': logo = '' } = validContent().pictures;
  const site = { logos: [{ src: 'logo.svg', alt: 'TypeScript' }] };
  const { fork, host, output } = await serveFork(
    'resume-fields',
    { resume: { ...resume }, site, projects: {}, pictures: { 'logo.svg': logo } },
    { env: { SITE_URL: 'https://site.test/' } },
  );
  await page.goto(host.url('/'));
  const main = page.getByRole('main');
  const words = await main.innerText();
  const links = await main
    .getByRole('link')
    .evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href));
  host.close();
  const isReported = (field: string) =>
    new RegExp(`^.*resume\\.json:\\d+: ${field.replace(/[.[\]]/g, '\\$&')}: `, 'm').test(output);
  const missing = marks.filter(
    ({ field, word }) =>
      !words.includes(word) && !links.some((link) => link.includes(word)) && !isReported(field),
  );
  expect(missing.map(({ field }) => field)).toEqual([]);
  expect(marks.filter(({ field }) => isReported(field)).map(({ field }) => field)).toEqual(['basics.image']);
  expect(readFileSync(fork.path('dist/resume.json'), 'utf8')).toContain(marks.at(-1)?.word);
});
