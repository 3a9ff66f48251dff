import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Imported } from '../index.d.ts';
import { importText } from '../src/import-resume.ts';
import { linksIn } from '../src/text/inline.ts';
import { stringsIn } from '../src/tree.ts';
import { readingOf, unaccounted } from './oracles.ts';

/** The same files in each run. */
const RUNS = { seed: 7, numRuns: 150 };

const KEYS = [
  ...['name', 'title', 'company', 'position', 'summary', 'highlights', 'keywords', 'url', 'level'],
  ...['text', 'items', 'label', 'type', 'location', 'status', 'note', 'team', 'details', 'skills', 'count'],
];
const LISTS = [
  'work',
  'education',
  'projects',
  'skills',
  'awards',
  'talks',
  'extras',
  'certificates',
  'sections',
];
const sentences = fc.constantFrom(
  'Built maps.',
  'On dust',
  'Dev',
  'Cut cost by 20 % in 3 teams.',
  'Graz, Austria',
);
const dates = fc.constantFrom('2019 – 2021', '2020-05', 'May 2020 - Present', 'Summer 2019');
const figures = fc.oneof(fc.nat(999), fc.constantFrom('98%', '4/5', '1,200', 46));

/** A value as people write it: a text, a figure, a date, or a list or group of such. */
const value = (leaf: fc.Arbitrary<unknown>) =>
  fc.letrec((tie) => ({
    any: fc.oneof({ maxDepth: 2 }, leaf, leaf, tie('list'), tie('group')),
    list: fc.array(tie('any'), { maxLength: 3 }),
    group: fc.dictionary(fc.constantFrom(...KEYS), tie('any'), { maxKeys: 4 }),
  })).any;
const entry = fc
  .tuple(fc.dictionary(fc.constantFrom(...KEYS), value(fc.oneof(sentences, figures)), { maxKeys: 5 }), dates)
  .map(([fields, dates]) => ({ ...fields, dates }));
const file = fc.dictionary(fc.constantFrom(...LISTS), fc.array(entry, { maxLength: 3 }), { maxKeys: 4 });

const imported = (content: object): Imported =>
  importText('cv.json', JSON.stringify({ basics: { name: 'Kim Doe', label: 'Dev' }, ...content }));
const published = ({ resume, sections, translations }: Imported) =>
  stringsIn([resume, sections, translations]);

describe('of any file', () => {
  const flags = fc.constantFrom(
    ...[
      { show: false },
      { visible: 'no' },
      { hidden: true },
      { hide: 1 },
      { isPublished: false },
      { draft: true },
    ],
    ...[
      { include: false },
      { enabled: 'false' },
      { private: 'yes' },
      { public: 0 },
      { visibility: 'private' },
    ],
  );
  const around = fc.constantFrom(
    'hidden',
    'private',
    'drafts',
    'secret',
    'coverLetter',
    'about_old',
    'todos',
  );
  const secret = value(fc.constant('Unseen words of mine'));

  test('no day of a birth and no placeholder is published, wherever a text has it', () => {
    const unfit = fc.constantFrom(
      ...[
        'Born on 3 May 1990.',
        'Fecha de nacimiento: 3/5/1990',
        'Geboren am 3. Mai 1990 in Ulm',
        '1990年5月3日生まれ',
      ],
      ...['I have {years} years of it since 1990.', 'Lorem ipsum dolor sit amet 1990', 'TODO: since 1990'],
    );
    fc.assert(
      fc.property(
        unfit.chain((words) => fc.dictionary(fc.constantFrom(...KEYS), value(fc.constant(words)))),
        fc.constantFrom(...LISTS),
        (fields, list) => {
          const reading = imported({ [list]: [{ name: 'Acme', ...fields }] });
          expect(published(reading).filter(({ value }) => value.includes('1990'))).toEqual([]);
        },
      ),
      RUNS,
    );
  });

  test('nothing is published that stands under a key of hiding', () => {
    const hidden = fc.oneof(
      fc.tuple(flags, secret).map(([flag, words]) => ({ ...flag, title: 'Unseen words of mine', words })),
      fc.tuple(around, secret).map(([key, words]) => ({ name: 'A', [key]: [words] })),
    );
    fc.assert(
      fc.property(file, fc.constantFrom(...LISTS), hidden, (content, key, entry) => {
        const result = imported({ ...content, [key]: [...(content[key] ?? []), entry] });
        expect(JSON.stringify(published(result))).not.toContain('Unseen');
      }),
      RUNS,
    );
  });

  test('no label of a link becomes an address', () => {
    const label = fc.constantFrom('label.dev', 'My label', 'label@a.dev', 'www.label.org');
    const address = fc.constantFrom('https://a.dev', 'b.dev/x', 'https://github.com/kim');
    const key = fc.constantFrom('name', 'label', 'title', 'text', 'type');
    const link = fc.oneof(
      fc.tuple(key, label, address).map(([key, label, url]) => ({ [key]: label, url })),
      fc.tuple(label, address).map(([label, url]) => `[${label}](${url})`),
    );
    const place = fc.constantFrom('website', 'links', 'profiles', 'url', 'projects', 'talks', 'github');
    fc.assert(
      fc.property(place, link, fc.boolean(), (place, link, isList) => {
        const result = published(imported({ [place]: isList ? [link] : link }));
        const addresses = result.flatMap(({ field, value }) =>
          field === 'url' ? [value] : linksIn(value).map(({ address }) => address),
        );
        expect(addresses.filter((each) => each.includes('label'))).toEqual([]);
      }),
      RUNS,
    );
  });

  test('every figure that is shown was a figure in a sentence, or has its name', () => {
    const whole =
      /^(?:highlights|courses|keywords|list|items|summary|description|text|reference|level|fluency)$/;
    fc.assert(
      fc.property(file, (content) => {
        const bare = published(imported(content)).filter(
          ({ field, value }) => whole.test(field) && !/\p{L}/u.test(value),
        );
        expect(bare).toEqual([]);
      }),
      RUNS,
    );
  });

  test('every text is shown or said', () => {
    fc.assert(
      fc.property(file, (content) => {
        expect(unaccounted(readingOf(JSON.stringify({ basics: { name: 'Kim Doe' }, ...content })))).toEqual(
          [],
        );
      }),
      RUNS,
    );
  });

  test('years and names as keys are what fields say otherwise', () => {
    const span = fc.constantFrom('2019/5', '2015 bis 2018', '2012 – now', 'May 2010');
    const job = fc.record({ company: fc.constantFrom('Acme', 'Beta'), role: sentences });
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(span, job), { selector: ([dates]) => dates, minLength: 2 }),
        (jobs) => {
          const byYear = imported({ work: [Object.fromEntries(jobs)] });
          const byField = imported({ work: jobs.map(([dates, job]) => ({ ...job, dates })) });
          expect(byYear.resume).toEqual(byField.resume);
          const byName = imported({
            skills: [Object.fromEntries(jobs.map(([name]) => [`${name} s`, 'expert']))],
          });
          expect(byName.resume.skills).toEqual(
            jobs.map(([name]) => ({ name: `${name} s`, keywords: ['expert'] })),
          );
        },
      ),
      RUNS,
    );
  });

  test('an import of the import changes nothing', () => {
    fc.assert(
      fc.property(file, (content) => {
        const { resume } = imported(content);
        const again = importText('resume.json', JSON.stringify(resume));
        expect([again.resume, again.left, again.changes]).toEqual([resume, [], []]);
      }),
      RUNS,
    );
  });
});
