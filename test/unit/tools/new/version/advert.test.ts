import { expect, test } from 'vitest';
import { readAdvert } from '../../../../../tools/new/version/advert.ts';

const asks = (...lines: string[]) => readAdvert(lines.join('\n')).asks;
const others = (...lines: string[]) => readAdvert(lines.join('\n')).others;

test.each(['-', '–', '—', '*', '•', '·', '●', '▪', 'o', '✓', '✅', '・', '1.', '2)', '(3)', '④', '- [ ]'])(
  'an item that begins with %s is a requirement',
  (mark) => {
    expect(asks('A developer for our team.', `${mark} React`, `\t${mark} 5 years of SQL;`)).toEqual([
      'React',
      '5 years of SQL',
    ]);
  },
);

test('no number, date or emphasis begins an item', () => {
  expect(asks('2.5 years', '24.12. is free', '**Hello**', 'once', '-')).toEqual([]);
});

test.each([
  ['Requirements', 'We offer'],
  ['WHO YOU ARE', 'WHAT’S IN IT FOR YOU'],
  ['## What you’ll bring', '## Benefits'],
  ['**Essential**', '**How to apply:**'],
  ['Das bringst du mit:', 'Das bieten wir dir:'],
  ['Ihr Profil', 'Wir bieten'],
  ['Requisitos', 'Qué ofrecemos'],
  ['Profil recherché :', 'Nous vous proposons : nos avantages :'],
  ['【応募資格】', '【待遇】'],
  ['■必須スキル', '■福利厚生'],
  ['任职要求：', '福利待遇：'],
  ['المتطلبات', 'المزايا'],
])('below “%s” each line is a requirement, below “%s” nothing is', (wanted, offered) => {
  expect(readAdvert([wanted, 'Lua', 'Java', '', offered, '- Ruby', '- Perl'].join('\n'))).toEqual({
    asks: ['Lua', 'Java'],
    others: ['Ruby', 'Perl'],
  });
});

test('below a heading of requirements the items count, if there are any, not what introduces them', () => {
  expect(asks('Requirements', 'You should know:', '- Lua', '- Java')).toEqual(['Lua', 'Java']);
  expect(asks('- Experience with one of:', '   * Lua', '   * Java')).toEqual(['Lua', 'Java']);
});

test('a heading of tasks ends what the employer offers', () => {
  expect(asks('Benefits', '- Cake', '', 'Your tasks', '- Wire houses')).toEqual(['Wire houses']);
});

test('an item may have the words of a heading, and a heading the mark of an item', () => {
  expect(asks('- Experience in benefits administration', '- Contact with customers')).toHaveLength(2);
  expect(readAdvert('1. Requirements\n- Lua\n2. Benefits\n- Cake')).toEqual({
    asks: ['Lua'],
    others: ['Cake'],
  });
});

test('what is said in a line with its name is left out, or is the first requirement', () => {
  const lines = ['Salary: 31,000', '- Hours: 37.5', 'Requirements: a licence', 'Own tools'];
  expect(asks(...lines)).toEqual(['a licence', 'Own tools']);
  expect(others(...lines)).toEqual(['Salary: 31,000', 'Hours: 37.5']);
  expect(asks('必須：普通自動車免許', '歓迎：簿記')).toEqual(['普通自動車免許', '簿記']);
});

test('wrapped lines are one requirement', () => {
  expect(asks('- Two years', '  React and', 'more', 'Thanks!')).toEqual(['Two years React and more']);
  expect(asks('・看護師として', '  三年以上')).toEqual(['看護師として三年以上']);
});

test('each requirement once, without Markdown and what no page can show', () => {
  expect(asks('- **Lua**,\r', '- Lua\u0007', '- `Lua`;')).toEqual(['Lua']);
});
