import { project, validContent } from '../support/content.ts';
import { BUILD_MS, serveFork } from '../support/fork.ts';
import { menuFaults } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

const HEADINGS = [
  'Was wir gelernt haben, als das Spiel für unsere Server zu groß wurde',
  'Wie Server und Spieler einig bleiben',
];

test('long headings fit the bar by their short names; the check says where it has no room, and browsers agree', async ({
  page,
}) => {
  test.setTimeout(BUILD_MS);
  const content = validContent();
  content.site.language = 'de';
  const long = project('Alpha');
  long.sections = [...HEADINGS, 'Teile'].map((heading, at) => ({
    id: `part-${at}`,
    heading,
    shown: [{ text: 'Eins.' }],
  }));
  const sections = long.sections.map((each, at) => ({ ...each, label: ['Lehren', 'Netz'][at] }));
  content.projects = { alpha: long, beta: { ...project('Beta'), sections } };
  const { host, output } = await serveFork('long-bar', content);
  expect(output).toMatch(/alpha\.md.*the sections' names need.*\{bar="…"\}/);
  expect(output).not.toMatch(/beta\.md.*names need/);
  for (const width of [1056, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(host.url('/beta'));
    expect(await menuFaults(page), `${width} px`).toEqual([]);
    await expect(page.locator('#menu a')).toHaveText(['Lehren', 'Netz', 'Teile']);
    await expect(page.locator('section > h2').first()).toHaveText(HEADINGS[0] ?? '');
  }
  await page.setViewportSize({ width: 1056, height: 800 });
  await page.goto(host.url('/alpha'));
  expect(await menuFaults(page)).toEqual([expect.stringMatching(/^cut by \d+ px$/)]);
  host.close();
});
