import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resumeOf } from '../../../../../plugins/content/read/load.ts';
import { ORIGIN } from '../../../../../plugins/content/text/origin.ts';
import type { Resume } from '../../../../../plugins/content/types.ts';
import { byEmployer } from '../../../../../plugins/content/views/employers.ts';
import { entriesOf } from '../../../../../plugins/content/views/entries.ts';
import { homeView } from '../../../../../plugins/content/views/home.ts';
import { timelinesOf } from '../../../../../plugins/content/views/timelines.ts';
import { resumeText } from '../../../../../plugins/deployment/markdown-files.ts';

type Job = NonNullable<Resume['work']>[number];

const acme: Job = { name: 'Acme', location: 'Oslo', url: 'https://acme.test' };
const lead: Job = { ...acme, position: 'Lead', startDate: '2021-03' };
const senior: Job = {
  ...acme,
  position: 'Senior',
  startDate: '2018-07',
  endDate: '2021-02',
  summary: 'Maps.',
};
const junior: Job = {
  ...{ ...acme, position: 'Junior', startDate: '2016', endDate: '2018-06' },
  highlights: ['Tests.'],
};
const other: Job = { name: 'Widget', position: 'Intern', startDate: '2015', endDate: '2015' };

/** The experience as the home page shows it: titles and years, those of roles below their employer. */
const shown = (...work: Job[]) =>
  timelinesOf({ work })[0]?.entries.map(({ title, years, roles }) =>
    [`${title} ${years}`.trim(), roles?.map((role) => `${role.title} ${role.years}`.trim())].filter(Boolean),
  );

describe('jobs that follow one another at one employer', () => {
  test('are one entry, with the employer’s years and the roles below', () => {
    expect(shown(junior, other, lead, senior)).toEqual([
      ['Acme 2016–Present', ['Lead 2021–Present', 'Senior 2018–2021', 'Junior 2016–2018']],
      ['Intern 2015'],
    ]);
    expect(shown({ ...lead, endDate: '2022-05' }, senior)).toEqual([
      ['Acme 2018–2022', ['Lead 2021–2022', 'Senior 2018–2021']],
    ]);
  });

  test('say once what holds for all of them, and keep their targets and their evidence', () => {
    const content = { resume: { work: [lead, senior], skills: [{ name: 'Maps' }] }, site: {}, projects: {} };
    const { timelines, facts, skills } = homeView(content);
    const [employer] = timelines[0]?.entries ?? [];
    expect(employer).toMatchObject({ id: undefined, titleUrl: 'https://acme.test', notes: 'Oslo' });
    expect(employer?.roles?.map(({ id, notes }) => [id, notes])).toEqual([
      ['experience-1', undefined],
      ['experience-2', undefined],
    ]);
    expect(facts[0]?.text).toBe('Lead, Acme');
    expect(skills?.[0]?.proven?.[0]?.where).toEqual([{ label: 'Acme', url: '#experience-2' }]);
    const elsewhere = timelinesOf({ work: [lead, { ...senior, location: 'Rome' }] })[0]?.entries[0];
    expect(elsewhere?.notes).toBeUndefined();
    expect(elsewhere?.roles?.map(({ notes }) => notes)).toEqual(['Oslo', 'Rome']);
  });

  test('are apart if there was time between them, another employer, or no title', () => {
    expect(shown(lead, { ...senior, endDate: '2020-12' })).toHaveLength(2);
    expect(shown(lead, { ...other, endDate: '2021-02' }, { ...senior, endDate: '2021-01' })).toHaveLength(3);
    expect(shown(lead, { ...senior, position: undefined })).toHaveLength(2);
    expect(shown({ ...lead, position: undefined }, senior)).toHaveLength(2);
    expect(shown({ ...lead, name: undefined }, { ...senior, name: undefined })).toHaveLength(2);
    expect(shown(lead, { ...senior, endDate: '2021-02-27' })).toHaveLength(1);
    expect(shown({ ...lead, startDate: '2021' }, { ...senior, endDate: '2020' })).toHaveLength(1);
  });

  test('tell once what the employer does, and link it if any of them has its URL', () => {
    const together = (...work: Job[]) => byEmployer(entriesOf({ work }).experience)[0];
    const description = 'Makes maps.';
    const same = together({ ...lead, url: undefined, description }, { ...senior, description });
    expect(same?.employer).toMatchObject({
      title: 'Acme',
      titleUrl: senior.url,
      text: [{ field: 'description', text: description }],
    });
    expect(same?.roles.map(({ text }) => text)).toEqual([[], [{ field: 'summary', text: 'Maps.' }]]);
    const other = together({ ...lead, url: undefined, description }, { ...senior, url: undefined });
    expect(other?.employer).toMatchObject({ title: 'Acme', titleUrl: undefined, text: [] });
    expect(other?.roles.map(({ text }) => text)).toEqual([
      [{ field: 'description', text: description }],
      [{ field: 'summary', text: 'Maps.' }],
    ]);
  });

  test('have no years of the employer’s if those of a role are unknown', () => {
    const undated = { ...senior, startDate: undefined, endDate: undefined };
    expect(shown(lead, undated)).toEqual([['Acme', ['Lead 2021–Present', 'Senior']]]);
    const unbegun = { ...lead, startDate: undefined, endDate: '2022' };
    expect(shown(unbegun, senior)).toEqual([['Acme', ['Lead 2022', 'Senior 2018–2021']]]);
  });

  test('never get a date that the résumé does not have, and none is lost', () => {
    const date = fc.option(fc.constantFrom('2019', '2019-11', '2020', '2020-01', '2020-03', '2021-12-31'), {
      nil: undefined,
    });
    const text = fc.constantFrom('Acme', 'Widget', undefined);
    const job = fc.record({ name: text, position: text, location: text, startDate: date, endDate: date });
    fc.assert(
      fc.property(fc.array(job, { maxLength: 6 }), (work) => {
        const { experience } = entriesOf(resumeOf({ work }));
        const all = byEmployer(experience);
        expect(all.flatMap(({ roles }) => roles.map((role) => role[ORIGIN]?.place))).toEqual(
          experience.map((job) => job[ORIGIN]?.place),
        );
        for (const { employer, roles } of all.filter(({ employer }) => employer)) {
          const { startDate, endDate } = employer ?? {};
          expect([undefined, ...roles.map((role) => role.startDate)]).toContain(startDate);
          expect([undefined, ...roles.map((role) => role.endDate)]).toContain(endDate || undefined);
          if (startDate) for (const role of roles) expect(role.startDate).toBeDefined();
          if (startDate && endDate) for (const role of roles) expect(role.endDate).toBeDefined();
        }
      }),
    );
  });

  test('are so in `resume.md`', () => {
    const text = resumeText({ resume: { work: [lead, senior] }, site: {}, projects: {} });
    expect(text).toContain(
      [
        '### [Acme](<https://acme.test>)',
        'Jul 2018 – Present · Oslo',
        '#### Lead',
        'Mar 2021 – Present',
        '#### Senior',
        'Jul 2018 – Feb 2021',
        'Maps.',
      ].join('\n\n'),
    );
  });
});
