/** Noto's packages by the script that they have the letters of. */
const PACKAGES: [RegExp, string][] = [
  [/\p{Script=Hangul}/u, 'kr'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'jp'],
  [/\p{Script=Arabic}/u, 'arabic'],
  [/\p{Script=Hebrew}/u, 'hebrew'],
  [/\p{Script=Thai}/u, 'thai'],
  [/\p{Script=Devanagari}/u, 'devanagari'],
  [/\p{Script=Bengali}/u, 'bengali'],
  [/\p{Script=Tamil}/u, 'tamil'],
  [/\p{Script=Kannada}/u, 'kannada'],
  [/\p{Script=Malayalam}/u, 'malayalam'],
  [/\p{Script=Georgian}/u, 'georgian'],
  [/\p{Script=Armenian}/u, 'armenian'],
  [/\p{Script=Khmer}/u, 'khmer'],
  [/\p{Script=Myanmar}/u, 'myanmar'],
  [/\p{Script=Thaana}/u, 'thaana'],
];
const HAN = /\p{Script=Han}/u;

/**
 * The Fontsource packages that have letters which no font here has.
 * @param language BCP 47 tag: the same Chinese characters are drawn otherwise in each country
 */
export function packagesFor(letters: string[], language: string): string[] {
  const text = letters.join('');
  const found = PACKAGES.filter(([script]) => script.test(text)).map(([, name]) => name);
  if (HAN.test(text) && !found.includes('jp') && !found.includes('kr')) found.push(hanOf(language));
  return found.map((name) => `@fontsource/noto-sans-${name}`);
}

function hanOf(language: string): string {
  const { language: tongue, script, region } = new Intl.Locale(language).maximize();
  if (tongue === 'ja') return 'jp';
  if (tongue === 'ko') return 'kr';
  return region === 'HK' ? 'hk' : script === 'Hant' ? 'tc' : 'sc';
}
