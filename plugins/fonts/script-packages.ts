/** Scripts with a Noto package of their name, or of a shorter one. */
const SCRIPTS = [
  'Hangul',
  'Hiragana',
  'Katakana',
  'Arabic',
  'Hebrew',
  'Thai',
  'Devanagari',
  'Bengali',
  'Tamil',
  'Kannada',
  'Malayalam',
  'Georgian',
  'Armenian',
  'Khmer',
  'Myanmar',
  'Thaana',
];
const SHORT: Record<string, string> = { Hangul: 'kr', Hiragana: 'jp', Katakana: 'jp' };
const HAN = /\p{Script=Han}/u;

/** Returns the Fontsource packages with missing characters; the same Chinese ones are drawn differently in each country. */
export function packagesFor(letters: string[], language: string): string[] {
  const text = letters.join('');
  const scripts = SCRIPTS.filter((script) => new RegExp(`\\p{Script=${script}}`, 'u').test(text));
  const found = new Set(scripts.map((script) => SHORT[script] ?? script.toLowerCase()));
  if (HAN.test(text) && !found.has('jp') && !found.has('kr')) found.add(hanOf(language));
  return [...found].map((name) => `@fontsource/noto-sans-${name}`);
}

function hanOf(language: string): string {
  const { language: primary, script, region } = new Intl.Locale(language).maximize();
  if (primary === 'ja') return 'jp';
  if (primary === 'ko') return 'kr';
  return region === 'HK' ? 'hk' : script === 'Hant' ? 'tc' : 'sc';
}
