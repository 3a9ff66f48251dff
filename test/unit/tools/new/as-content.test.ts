import { describe, expect, test } from 'vitest';
import { importText } from '../../../../packages/resume-import/src/import-resume.ts';
import {
  ADDRESSES,
  DATES,
  HIDDEN,
  kim,
  OWN,
  PLACES,
  SHAPES,
  TEXTS,
} from '../../../../packages/resume-import/test/cases.ts';
import { readingOf, unaccounted } from '../../../../packages/resume-import/test/oracles.ts';
import { SECTION_IDS } from '../../../../plugins/content/types.ts';
import { homeView } from '../../../../plugins/content/views/home.ts';
import { ContentError, printable } from '../../../../plugins/fault.ts';
import { asContent, faultsOf, type ImportedContent } from '../../../../tools/new/as-content.ts';

const contentOf = (text: string) => asContent('cv.yaml', importText('cv.yaml', kim(text)));

/** Everything that the home page says, and the addresses behind it. */
function shownBy({ resume, sections }: ImportedContent): string {
  const site = { sections: [...SECTION_IDS, ...sections] as never };
  const { image, ...basics } = resume.basics ?? {};
  return JSON.stringify([homeView({ resume: { ...resume, basics }, site, projects: {} }), image]).replace(
    /\\[nrt]/g,
    ' ',
  );
}

test.each([...DATES, ...ADDRESSES, ...PLACES, ...TEXTS, ...SHAPES, ...HIDDEN, ...OWN])(
  'the home page shows what counts as shown, and the check finds no fault: %s',
  (_, given) => {
    const reading = readingOf(kim(given));
    const content = asContent('cv.yaml', reading);
    expect([...unaccounted(reading, shownBy(content)), ...faultsOf(content.resume)]).toEqual([]);
  },
);

test('what another tool has put beside the résumé is kept unless the check refuses it', () => {
  const refused = { _b: { url: 'javascript:1' }, _c: { startDate: '2020-13' } };
  const kept = { 'x-a': { url: 'https://a.dev' }, meta: { version: 'v1' } };
  const basics = { name: 'Kim Doe', label: 'Dev' };
  const imported = importText('cv.json', JSON.stringify({ basics, ...refused, ...kept }));
  expect(imported.resume).toEqual({ basics, ...refused, ...kept });
  expect(asContent('cv.json', imported).resume).toEqual({ basics, ...kept });
});

test('a section of the owner’s has an id of its own: its heading, its key, or its place', () => {
  const keys = ['Überblick', '2024 talks', '志愿', 'Teaching!', 'teaching'];
  const lists = keys.map((key) => `${key}: [On dust]`).join('\n');
  const { sections } = contentOf(`${lists}\nrugs: { heading: 敷物, points: [On wool, On silk] }`);
  expect(sections.map(({ id, heading }) => `${id}: ${heading}`)).toEqual([
    'ueberblick: Überblick',
    'talks: 2024 talks',
    'section-3: 志愿',
    'teaching: Teaching!',
    'teaching-6: Teaching',
    'rugs: 敷物',
  ]);
});

describe('of a file with two languages', () => {
  test('the second’s folder gets the fields and sections that differ', () => {
    const job = 'work: [{ name: Acme, position: { en: Lead, de: Leitung } }]';
    const talks = 'talks: { en: [On maps], de: [Über Karten] }\npress: { en: [Ship], de: [Ship] }';
    const { translations } = contentOf(`${job}\n${talks}`);
    expect(translations).toEqual({
      de: {
        resume: { work: [{ position: 'Leitung' }] },
        sections: [{ id: 'talks', heading: 'Talks', blocks: [{ list: ['Über Karten'] }] }],
      },
    });
  });

  test('it gets none if its lists have other entries, which is said', () => {
    const { translations, left } = contentOf(
      'label: { en: Dev, de: Dev }\nskills: { en: [Sea], de: [See, Sonne] }',
    );
    expect(translations).toEqual({});
    expect(left).toEqual([
      'cv.yaml:1: its texts in de have other lists than those in en, so they are not shown; write them into de/resume.json in your content',
    ]);
  });
});

test('names of fields and files can’t give a terminal orders, nor turn a line around', () => {
  const evil = '\u001b]0;evil\u0007\u001b[2J\u009b31m\u202e';
  const basics = { name: 'Kim', email: `at${evil}`, [`${evil}key`]: 'A word', image: `${evil}x.png` };
  const given = JSON.stringify({
    basics,
    [`${evil}top`]: { [`a${evil}`]: [`b${evil}`] },
    [`${evil}\n- done`]: 'C',
  });
  const { left, sections } = importText('evil\u001b[2J.json', given);
  expect(left.length).toBeGreaterThan(1);
  const found = left.map(printable).filter((line) => /[\p{Cc}\u202e]/u.test(line));
  expect(found).toEqual([]);
  expect(JSON.stringify(sections)).not.toMatch(/\\u00|evil/);
  const fault = { file: `${evil}.json`, field: evil, problem: 'is\u2028wrong', remedy: 'mend it' };
  expect(new ContentError([fault]).message).toContain(String.raw`\u001b]0;evil\u0007`);
  expect(new ContentError([fault]).message).not.toMatch(/[^\P{Cc}\n]|[\u2028\u202e]/u);
});
