import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { decode } from '../src/import-from.ts';
import { networkName, networkOf, profileUrl } from '../src/words/addresses.ts';
import { falsified, faultsIn, readingOf } from './oracles.ts';

const wrongIn = (text: string) => {
  const reading = readingOf(text);
  return [...falsified(reading), ...faultsIn(reading.resume)];
};

const FOLDER = resolve(import.meta.dirname, 'resumes');

describe('the result is valid, and no date, number, address or phone is in it that is not in the file, whole:', () => {
  test.each(readdirSync(FOLDER).filter((name) => name.includes('.')))('%s', (name) => {
    expect(wrongIn(decode(readFileSync(resolve(FOLDER, name))).text)).toEqual([]);
  });

  test('hundreds of files made at random', () => {
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
    const text = () =>
      pick(
        '- 3.5 % less\n- 12,000 users',
        '1. One\n2. Two',
        `Built ${number(2, 99)} apps`,
        '<b>7</b> of 9<br>10',
        '',
      );
    const email = () =>
      `${pick('', 'Kim <')}k${number(1, 99)}@a${number(1, 9)}.dev${pick('', '>', '', ' or x1@b.dev')}`;
    for (let round = 0; round < 300; round++) {
      const basics = {
        name: 'Kim Doe',
        email: email(),
        phone: `${phone()}${pick('', ` / ${phone()}`)}`,
        url: url(),
      };
      const location = pick('Graz 8010', '12 Main St, 97205 Portland, OR', `Berlin, ${number(10000, 99999)}`);
      const work = [
        { name: 'Acme', dates: span(), url: url(), summary: text() },
        {
          name: 'Beta',
          startDate: date(),
          endDate: end(),
          highlights: [text(), text()],
          teamSize: number(2, 40),
        },
      ];
      const awards = [{ title: `No. ${number(1, 9)}`, date: pick(date(), span()) }];
      const given = {
        basics: { ...basics, location },
        work,
        awards,
        talks: [{ title: 'On dust', year: date() }],
      };
      expect(wrongIn(JSON.stringify(given)), JSON.stringify(given)).toEqual([]);
    }
  });
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
