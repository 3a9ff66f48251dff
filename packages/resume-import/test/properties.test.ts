import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Imported, Resume } from '../index.d.ts';
import { importText } from '../src/import-resume.ts';
import { NotAResume } from '../src/read/read-text.ts';
import { linksIn } from '../src/text/inline.ts';
import { stringsIn } from '../src/tree.ts';
import { networkName, networkOf, profileUrl } from '../src/words/addresses.ts';
import { falsified, faultsIn, readingOf, unaccounted } from './oracles.ts';

/** With this seed, each run has the same files. */
const RUNS = { seed: 7, numRuns: 150 };

const KEYS =
  'name title company position summary highlights keywords url level text items label type location status note team details skills count'.split(
    ' ',
  );
const LISTS = 'work education projects skills awards talks extras certificates sections'.split(' ');
const sentences = fc.constantFrom(
  ...'Built maps. | On dust | Dev | Cut cost by 20 % in 3 teams. | Graz, Austria'.split(' | '),
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
    ...[{ show: false }, { visible: 'no' }, { hidden: true }, { hide: 1 }, { isPublished: false }],
    ...[{ draft: true }, { include: false }, { enabled: 'false' }, { private: 'yes' }, { public: 0 }],
    { visibility: 'private' },
  );
  const around = fc.constantFrom(...'hidden private drafts secret coverLetter about_old todos'.split(' '));
  const secret = value(fc.constant('Unseen words of mine'));

  test('no day of a birth and no placeholder is published, wherever a text has it', () => {
    const unfit = fc.constantFrom(
      ...['Born on 3 May 1990.', 'Fecha de nacimiento: 3/5/1990', 'Geboren am 3. Mai 1990 in Ulm'],
      ...['1990年5月3日生まれ', 'I have {years} years of it since 1990.', 'Lorem ipsum dolor sit amet 1990'],
      'TODO: since 1990',
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

  test('every text is shown or said to be left out', () => {
    fc.assert(
      fc.property(file, (content) => {
        expect(unaccounted(readingOf(JSON.stringify({ basics: { name: 'Kim Doe' }, ...content })))).toEqual(
          [],
        );
      }),
      RUNS,
    );
  });

  test('years and names as keys mean the same as in fields', () => {
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

/** Parts of the texts that are hardest for patterns, loops and parsers. */
const LETTERS =
  '\n| |\n |\r|<br>|<b>|</b|<a |&amp;|*|**a|.|-|1-|1 |,|[a](|[|(|\\textbf{|{|}|• |\n• |a |a.|a@|[at] |/|: |http://a|"|\u200b|\u202e|\u001b[2J|١|ﬃ|ｱ';
const text = (length: number) =>
  fc
    .array(fc.constantFrom(...LETTERS.split('|')), { minLength: 1, maxLength: 3 })
    .map((letters) =>
      `x${letters.join('').repeat(Math.ceil(length / letters.join('').length))}`.slice(0, length),
    );

const FIELDS =
  'basics name label email phone url image summary location address city profiles network username work position startDate endDate dates highlights skills keywords level languages fluency education courses talks en de title list items';
const key = fc.oneof(fc.constantFrom(...FIELDS.split(' ')), fc.string({ maxLength: 8 }));
/** Any structure, in which each leaf is such a text. */
const structure = (length: number) =>
  fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      text(length),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(key, tie('value'), { maxKeys: 5 }),
    ),
  })).value;

const REPEATABLE = { seed: 7 };

/** Returns the résumé that a text is imported as, and the length of the import; of a refusal, the length of its sentence. */
function sizedImport(given: string): { size: number; resume?: Resume } {
  try {
    const all = importText('cv.json', given);
    return { size: JSON.stringify(all).length, resume: all.resume };
  } catch (error) {
    if (!(error instanceof NotAResume)) throw error;
    return { size: error.message.length };
  }
}

test('whatever a file contains, its import is a valid résumé or a refusal in a sentence, and not much longer', () => {
  fc.assert(
    fc.property(fc.dictionary(key, structure(300), { maxKeys: 8 }), (file) => {
      const given = JSON.stringify(file);
      const { size, resume } = sizedImport(given);
      expect(size).toBeLessThan(2000 + 12 * given.length);
      expect(faultsIn(resume ?? {})).toEqual([]);
    }),
    { ...REPEATABLE, numRuns: 150 },
  );
});

const FILES: Record<string, (words: string) => object> = {
  summary: (summary) => ({ basics: { name: 'Kim', summary } }),
  addresses: (words) => ({ basics: { name: 'Kim', email: words, phone: words, url: words, image: words } }),
  place: (location) => ({ basics: { name: 'Kim', label: location, location } }),
  work: (words) => ({
    name: 'Kim',
    work: [{ name: words, dates: words, endDate: words, highlights: [words] }],
  }),
  lists: (words) => ({ name: 'Kim', skills: words, languages: words, talks: [words], [words]: [words] }),
};

test.each(Object.entries(FILES))('100 kB of the worst letters are imported: %s', (_, fileOf) => {
  fc.assert(
    fc.property(text(100_000), (words) => {
      expect(sizedImport(JSON.stringify(fileOf(words))).size).toBeLessThan(5_000_000);
    }),
    { ...REPEATABLE, numRuns: 4 },
  );
});

test('valid JSON is read as it is, whatever its strings look like', () => {
  const talks = ['On a\u001b[2J[b\u001b[3J] and [c', 'On {d\u0007{', 'On maps [draft'];
  expect(importText('cv.json', JSON.stringify({ name: 'Kim', talks })).sections[0]?.blocks).toEqual([
    { list: ['On a[b] and [c', 'On {d{', 'On maps [draft'] },
  ]);
});

test('a file that is nested deeper than any résumé is refused', () => {
  expect(() => importText('cv.json', `{"talks":${'['.repeat(200)}"a"${']'.repeat(200)}}`)).toThrow(
    'nested too deeply',
  );
});

test('of hundreds of files made at random, the result is valid, with no number or address that is cut or not in the file', () => {
  // The same numbers each time.
  let seed = 7;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const number = (from: number, to: number) => Math.floor(from + random() * (to - from + 1));
  const pick = (...values: string[]) => values[number(0, values.length - 1)] ?? '';
  const pad = (part: number) => String(part).padStart(2, '0');
  const inDigits = (text: string) =>
    pick(
      text,
      text,
      text.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit))),
    );
  const date = () => {
    const [y, m, d] = [number(1990, 2024), number(1, 12), number(1, 28)];
    const named = new Date(Date.UTC(y, m - 1, d)).toLocaleDateString(pick('en', 'de', 'fr', 'es', 'ar'), {
      ...{ month: 'long', year: 'numeric', timeZone: 'UTC', calendar: 'gregory' },
    });
    const numeric = [`${y}`, `${y}-${pad(m)}`, `${y}.${m}`, `${pad(m)}/${y}`, `${y}年${m}月${d}日`];
    return pick(
      ...numeric,
      `${d}.${m}.${y}`,
      named,
      `Q${number(1, 4)} ${y}`,
      `${y}-${pad(m)}-${pad(d)}T00:00:00Z`,
    );
  };
  const end = () =>
    pick(date(), date(), 'present', '至今', 'tba', 'Summer 2019', '2020-13', '(1 year)', '21');
  const noise = () => pick('', '', ' (2 years)', ', expected 2026', ' ?', '1', ' / 2007');
  const span = () => `${date()}${pick(' - ', ' – ', ' to ', '—', '/', ' ')}${end()}${noise()}`;
  const url = () =>
    `${pick('https://', 'http://', '')}a${number(1, 99)}.dev/${pick('x_(y)', 'p?q=1&r=2', '%20z7', '', '10')}${pick('', ')', ',', ' and b2.dev')}`;
  const phone = () =>
    inDigits(
      `${pick('+1 ', '+49 (0)', '', 'tel:')}${number(100, 999)} ${number(100, 999)}-${number(10, 9999)}`,
    );
  const lines = ['- 3.5 % less\n- 12,000 users', '1. One\n2. Two', '<b>7</b> of 9<br>10', ''];
  const text = () => pick(...lines, `Built ${number(2, 99)} apps`);
  const email = () =>
    `${pick('', 'Kim <')}k${number(1, 99)}@a${number(1, 9)}.dev${pick('', '>', '', ' or x1@b.dev')}`;
  for (let round = 0; round < 300; round++) {
    const phones = `${phone()}${pick('', ` / ${phone()}`)}`;
    const location = pick('Graz 8010', '12 Main St, 97205 Portland, OR', `Berlin, ${number(10000, 99999)}`);
    const beta = { name: 'Beta', startDate: date(), endDate: end(), teamSize: number(2, 40) };
    const given = {
      basics: { name: 'Kim Doe', email: email(), phone: phones, url: url(), location },
      work: [
        { name: 'Acme', dates: span(), url: url(), summary: text() },
        { ...beta, highlights: [text(), text()] },
      ],
      awards: [{ title: `No. ${number(1, 9)}`, date: pick(date(), span()) }],
      talks: [{ title: 'On dust', year: date() }],
    };
    const reading = readingOf(JSON.stringify(given));
    const wrong = [...falsified(reading), ...faultsIn(reading.resume)];
    expect(wrong, JSON.stringify(given)).toEqual([]);
  }
});

test('no network is known by half of its host, and no profile’s address is made of what is no username', () => {
  expect(networkName('Dev.to')).toBe('DEV');
  expect(['https://chaos.test/@kim', 'https://notgithub.com/kim'].map(networkOf)).toEqual([
    undefined,
    undefined,
  ]);
  expect(profileUrl('GitHub', 'kim')).toBe('https://github.com/kim');
  expect(profileUrl('GitHub', ' @kim ')).toBe('https://github.com/kim');
  expect(profileUrl('Stack Overflow', '12')).toBe('https://stackoverflow.com/users/12');
  const wrong = { ORCID: ['kim'], GitHub: ['kim doe', 'kim@x'], 'Stack Overflow': ['x12', '12/kim doe'] };
  for (const [network, users] of Object.entries(wrong))
    for (const user of users) expect(profileUrl(network, user)).toBeUndefined();
});
