import { expect, test } from 'vitest';
import { directionIn, withDirections } from '../../../../../plugins/content/views/directions';

test.each([
  ['كتبتُ هذا المحرر بالعربية.', 'rtl'],
  ['I wrote the editor in two weeks.', 'ltr'],
  ['3. 🎉 «أطلقناه» في مسقط!', 'rtl'],
  ['1,200 → 17 … — it ships every day', 'ltr'],
  ['עברית לכולם', 'rtl'],
  // Names in Latin letters stand in Arabic texts, also at their beginning.
  ['React هو ما بنيتُ به الواجهة', 'rtl'],
  ['استخدمت React و TypeScript و PostgreSQL و Docker', 'rtl'],
  ['TypeScript، CSS، Node.js، PostgreSQL', undefined],
  ['Visual Studio Code', undefined],
  ['Built With Love.', 'ltr'],
  ['كشيدة is a typeface for the web', 'ltr'],
  ['كتبتُ عنه في https://example.org/a-long-address.html و kim@example.org', 'rtl'],
  // One word stands well on either side.
  ['العربية', undefined],
  ['初めての作品です。', 'ltr'],
  ['2024–2025', undefined],
  ['🎉', undefined],
  ['', undefined],
])('%j reads as %s', (text, direction) => {
  expect(directionIn(text)).toBe(direction);
});

const ARABIC = 'كتبتُ هذا المحرر بالعربية.';
const ENGLISH = 'I wrote the editor in two weeks.';
const directed = (text: unknown, dir = 'rtl') => [{ tag: 'span', dir, text }];

test('a view says the direction of what has another than its page, and of nothing else', () => {
  const marked = ['في ', { tag: 'strong', text: 'أسبوعين فقط' }];
  const view = {
    about: [ARABIC, ENGLISH, marked, { list: [ARABIC, 'One'] }, { list: [ARABIC] }],
    facts: [{ label: ARABIC, text: ARABIC }],
    contact: { networks: [{ text: ARABIC }] },
    order: [
      'about',
      { id: 'a', heading: 'نظرة عامة', blocks: [{ group: { heading: 'One', items: [ENGLISH] } }] },
    ],
  };
  expect(withDirections(view, { language: 'en' })).toEqual({
    about: [
      directed(ARABIC),
      ENGLISH,
      directed(marked),
      { list: [directed(ARABIC), 'One'] },
      { list: [directed(ARABIC)], dir: 'rtl' },
    ],
    facts: [{ label: ARABIC, text: directed(ARABIC) }],
    contact: view.contact,
    order: ['about', { ...(view.order[1] as object), dir: 'rtl' }],
  });
  const english = { about: [ENGLISH, { list: ['One'] }], tagline: ENGLISH };
  expect(withDirections(english, {})).toEqual(english);
  expect(withDirections(english, { language: 'ar' })).toEqual({
    about: [directed(ENGLISH, 'ltr'), { list: ['One'] }],
    tagline: ENGLISH,
    dir: 'ltr',
  });
});
