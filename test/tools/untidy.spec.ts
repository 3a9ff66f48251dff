import { project, validContent } from '../support/content.ts';
import { BUILD_MS, type ForkSite, serveFork } from '../support/fork.ts';
import { menuFaults } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

const EMPLOYER = 'Internationale Gesellschaft für Software, Beratung und Betrieb mbH';

/** A résumé with long names and much of everything, and a project with a list in a list. */
function untidyContent() {
  const content = validContent();
  const { resume, site, projects } = content;
  resume.work?.unshift({
    name: EMPLOYER,
    position: 'Senior Platform and Infrastructure Reliability Engineer',
    startDate: '2024-09',
    highlights: ['TypeScript for all.'],
  });
  resume.projects?.splice(0, 1, {
    name: 'Alpha',
    description: 'What it is.',
    startDate: '2024-01',
    roles: ['Front end and realtime lead', 'Scrum master'],
    entity: 'Alder State University student laboratory',
    keywords: ['React', 'Node.js', 'GitHub Actions', 'Playwright', 'Docker Compose', 'PostgreSQL'],
  });
  const own = ['contributions', 'recommendations', 'conferences', 'certificates'];
  site.sections = ['about', 'projects', 'skills', 'experience', 'contact'];
  for (const id of own)
    site.sections.push({ id: `my-${id}`, heading: id, label: id, blocks: [{ text: 'One.' }] });
  const list = ['One', 'Two\n  - a phone\n  - a train\n  - a tunnel', 'Three', 'Four'];
  projects.beta = { ...project('Beta'), sections: [{ id: 'wishes', heading: 'Wishes', shown: [{ list }] }] };
  return content;
}

test.describe('with an untidy résumé', () => {
  test.describe.configure({ mode: 'serial', timeout: BUILD_MS });
  let site: ForkSite;
  test.beforeAll(async () => {
    site = await serveFork('untidy', untidyContent());
  });
  test.afterAll(() => site.host.close());

  test('no dot between texts stands at an end of a line, evidence that wraps has room between its lines', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site.host.url('/'));
    await expect(page.locator('main')).not.toContainText('·');
    const facts = page.locator('#projects p:has(> span + span)').first();
    const [edge, starts] = await facts.evaluate((each) => [
      each.getBoundingClientRect().left,
      [...each.children].map((fact) => fact.getBoundingClientRect().left),
    ]);
    expect(starts.filter((left) => left === edge).length).toBeGreaterThan(1);
    // A dot stands before each fact: before the first of a line there is nothing to be seen.
    await expect(facts).toHaveCSS('overflow-x', 'clip');
    const gap = await page
      .getByRole('link', { name: EMPLOYER })
      .first()
      .evaluate((link) => {
        const range = new Range();
        range.selectNodeContents(link);
        const [first, second] = range.getClientRects();
        return (second?.top ?? 0) - (first?.bottom ?? 0);
      });
    expect(gap).toBeGreaterThan(3);
  });

  test('a long fact makes no tall column, and eight sections have room in the bar', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(site.host.url('/'));
    expect(await menuFaults(page)).toEqual([]);
    const { height } = (await page.locator('dd', { hasText: EMPLOYER }).first().boundingBox()) ?? {
      height: 999,
    };
    expect(height).toBeLessThan(100);
  });

  test('a list with a list in it is not split', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(site.host.url('/beta'));
    const items = page.locator('#wishes > div > ul > li');
    await expect(items).toHaveCount(4);
    const lefts = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(1);
  });
});
