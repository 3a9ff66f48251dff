import { en, type Words } from '../../../src/words.ts';
import type { Site } from '../types.ts';
import ar from './ar.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };

export type WordName = keyof Words;

/** All words of one language; names in braces are placeholders. */
type Texts = Record<WordName, string>;

/** A number and its noun, in languages with other plurals than English: `{count, plural, few {# żądania} other {# żądań}}`. */
const PLURAL = /\{(\w+), plural,((?: (?:zero|one|two|few|many) \{[^{}]*\})* other \{[^{}]*\})\}/;

/** Returns the forms of a plural by their names in CLDR, with the placeholder `name` for each `#`. */
const formsOf = (name: string, forms: string): [category: string, text: string][] =>
  Array.from(forms.matchAll(/(?<!\w)(\w{3,5}) \{([^{}]*)\}/g), ([, category = '', text = '']) => [
    category,
    text.replaceAll('#', `{${name}}`),
  ]);

/** True if a text has a plural that can't be read. */
export const isBrokenPlural = (text: string): boolean => /\{\w+,/.test(text) && !PLURAL.test(text);

/** Returns the names of a text's placeholders, each once, in order. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{(\w+)(?=\}|,)/g)].map(([, name]) => name as string)),
];

/** The languages of the interface: Portuguese is Brazil's, Chinese is simplified, and French has spaces before colons. */
export const LANGUAGES: Record<string, Texts> = { en, de, es, fr, pt, ja, zh, ar };

/** The names of the words that an owner may replace. */
export const WORD_NAMES = Object.keys(en) as WordName[];

/** Returns the words of a language: `pt-BR` has the Portuguese ones, `zh-TW`, in other characters than `zh`, none. */
export function textsFor(language: string): Texts | undefined {
  const { language: code, script } = new Intl.Locale(language).maximize();
  const isWritten = script === new Intl.Locale(code).maximize().script;
  return isWritten ? LANGUAGES[code] : undefined;
}

/** Returns the texts of a site's interface, including those that its owner replaced. */
export const textsOf = ({ language = 'en', words }: Site): Texts => ({
  ...(textsFor(language) ?? en),
  ...words,
});

/** The interface's texts by the settings they are made from, which nothing changes: each entry of a page asks for them. */
const known = new WeakMap<Site, Words>();

/** Returns the interface's texts; a text with placeholders is a function of their values, in the English text's order. */
export function wordsOf(site: Site): Words {
  const words = known.get(site) ?? readWords(site);
  known.set(site, words);
  return words;
}

function readWords(site: Site): Words {
  const texts = textsOf(site);
  const rules = new Intl.PluralRules(site.language ?? 'en');
  const words = WORD_NAMES.map((name) => {
    const placeholders = placeholdersIn(en[name]);
    const filled = (...values: string[]) => {
      const value = (placeholder: string) => values[placeholders.indexOf(placeholder)] ?? '';
      const counted = (_: string, placeholder: string, plural: string) => {
        const forms = Object.fromEntries(formsOf(placeholder, plural));
        return forms[rules.select(Number(value(placeholder)))] ?? forms.other ?? '';
      };
      return filledIn(texts[name].replace(PLURAL, counted), placeholders, values).join('');
    };
    return [name, placeholders.length ? filled : texts[name]];
  });
  return Object.fromEntries(words);
}

/** Returns a text of the interface, which has no plural, in parts: with values in place of its placeholders, as elements can be. */
export function partsOf<Value>(site: Site, name: WordName, ...values: Value[]): (string | Value)[] {
  return filledIn(textsOf(site)[name], placeholdersIn(en[name]), values);
}

/** Returns a text in parts, with values in place of its placeholders; both are in the English text's order. */
const filledIn = <Value>(text: string, placeholders: string[], values: Value[]): (string | Value)[] =>
  text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 ? (values[placeholders.indexOf(part)] ?? '') : part));

/** Returns a module's code with a constant for each text of the interface, so that a bundler can drop unused ones. */
export const wordsModule = (site: Site): string =>
  Object.entries(textsOf(site))
    .map(([name, text]) => {
      const placeholders = placeholdersIn(en[name as WordName]);
      const value = placeholders.length
        ? `(${placeholders}) => ${functionBody(text, site.language ?? 'en')}`
        : JSON.stringify(text);
      return `export const ${name} = ${value};`;
    })
    .join('\n');

/** Returns a text as code, which chooses the form of a plural by the browser's own rules whenever it is called. */
function functionBody(text: string, language: string): string {
  const [before = '', name = '', plural, after = ''] = text.split(PLURAL);
  if (plural === undefined) return templateOf(text);
  const forms = formsOf(name, plural).map(([category, form]) => [
    category,
    templateOf(before + form + after),
  ]);
  // The form for all other numbers is the last.
  const others = forms.slice(0, -1).map(([category, form]) => `${category}: ${form}`);
  const [, other] = forms.at(-1) ?? [];
  return `({ ${others} })[new Intl.PluralRules('${language}').select(${name})] ?? ${other}`;
}

const templateOf = (text: string) =>
  `\`${text.replace(/[`\\]|\$(?=\{)/g, '\\$&').replace(/\{(?=\w+\})/g, '${')}\``;
