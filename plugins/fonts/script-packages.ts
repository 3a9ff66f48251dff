/** Scripts whose Noto package has the script's name, or a shorter one. */
const SCRIPTS =
  'Hangul Hiragana Katakana Arabic Hebrew Thai Devanagari Bengali Tamil Kannada Malayalam Georgian Armenian Khmer Myanmar Thaana';
const SHORT: Record<string, string> = { Hangul: 'kr', Hiragana: 'jp', Katakana: 'jp' };
const HAN = /\p{Script=Han}/u;

/** Returns the Fontsource packages with missing characters; for Chinese ones, which each country draws differently, by the language. */
export function packagesFor(letters: string[], language: string): string[] {
  const text = letters.join('');
  const scripts = SCRIPTS.split(' ').filter((script) => new RegExp(`\\p{Script=${script}}`, 'u').test(text));
  const endings = new Set(scripts.map((script) => SHORT[script] ?? script.toLowerCase()));
  if (HAN.test(text) && !endings.has('jp') && !endings.has('kr')) endings.add(hanOf(language));
  return [...endings].map((ending) => `@fontsource/noto-sans-${ending}`);
}

/** Returns the ending of the package with Chinese characters as they are drawn where a language is written. */
function hanOf(language: string): string {
  const { language: primary, script, region } = new Intl.Locale(language).maximize();
  if (primary === 'ja') return 'jp';
  if (primary === 'ko') return 'kr';
  return region === 'HK' ? 'hk' : script === 'Hant' ? 'tc' : 'sc';
}
