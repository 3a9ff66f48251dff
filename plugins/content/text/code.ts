import { createRequire } from 'node:module';
import type { CodeView } from '../../../src/views.ts';

type Token = string | { type: string; alias?: string | string[]; content: Token | Token[] };
interface Prism {
  languages: Record<string, unknown>;
  tokenize: (text: string, grammar: unknown) => Token[];
}

/** The kinds of code with a color each, as names of Prism's tokens. */
const KINDS: Record<string, RegExp> = {
  keyword: /^(keyword|atrule|important|boolean|null|tag|directive|rule|deleted)$/,
  string: /^(string|char|regex|attr-value|url|number|inserted)$/,
  name: /^(function|class-name|builtin|attr-name|property|key|decorator|annotation|selector)$/,
  comment: /^(comment|prolog|doctype|cdata|shebang)$/,
  sign: /^(punctuation|operator)$/,
};

/** Coloring may take time by the square of the length: longer code has one color. */
export const MAX_COLORED = 5000;

/** Returns code in parts of one color; all of it in one part if its language is unknown, or if it is long. */
export function colored(code: string, language?: string): CodeView['code'] {
  const parts: CodeView['code'] = [];
  const add = (token: Token | Token[], kind?: string): void => {
    const last = parts.at(-1);
    if (Array.isArray(token)) for (const part of token) add(part, kind);
    else if (typeof token === 'object') {
      const names = [token.type, token.alias ?? []].flat();
      const [inner] =
        Object.entries(KINDS).find(([, tokens]) => names.some((name) => tokens.test(name))) ?? [];
      add(token.content, inner ?? kind);
    } else if (last && last.kind === kind) last.code += token;
    else parts.push({ code: token, kind });
  };
  add(language && code.length <= MAX_COLORED ? tokensOf(code, language.toLowerCase()) : code);
  return parts;
}

const require = createRequire(import.meta.url);
/** Prism's languages by all of their names; by another name it would load any file of its own. */
const ids = new Map<string, string>();

/** Returns the tokens of code, by Prism, which is loaded on first use; code in an unknown language is unchanged. */
function tokensOf(code: string, language: string): Token | Token[] {
  // Loaded before its languages, which add themselves to it.
  const prism: Prism = require('prismjs');
  if (!ids.size) {
    const { meta, ...languages }: Record<string, { alias?: string | string[] }> =
      require('prismjs/components.js').languages;
    for (const [id, { alias = [] }] of Object.entries(languages))
      for (const name of [id, alias].flat()) ids.set(name, id);
  }
  const id = ids.get(language);
  if (id) require('prismjs/components/')([id]);
  const grammar = id && prism.languages[id];
  // Some languages only add to others.
  return grammar ? prism.tokenize(code, grammar) : code;
}

/** Braces whose first word is the language of the code, as R Markdown, Quarto, MyST and Pandoc write it. */
const BRACES = /^\{(?:code(?:-block|-cell)?\}|sourcecode\}|(?:\s*#[\w-]+\s)?\s*[.=]?)\s*/;
const NAMED = /(?<![\w-])(?:title|file-?name|file|name|caption)=(?:"([^"]*)"|'([^']*)'|([^\s,}"']+))/i;
/** How other programs show or run code, such as `{1,3-5}` and `hl_lines="2 3"`. */
const SETTING = /(?<![\w.-])[\w.-]+=(?:"[^"]*"|'[^']*'|[^\s,}"']*)|\{[^{}]*\}/g;
const FILE = /\.[a-z_]|\//i;

/** Returns the code's language and file name from the line above it, in the notation of any program. */
export function fenceOf(info: string): { language?: string; name?: string } {
  const plain = info.replace(BRACES, '');
  const [word = ''] = /^[\p{L}\p{N}+#._/-]+(?![\p{L}\p{N}+#._/=-])/u.exec(plain) ?? [];
  const rest = plain.slice(word.length);
  const [, ...quoted] = NAMED.exec(rest) ?? [];
  const words = rest.replace(SETTING, ' ').split(/[\s,:{}[\]"']+/);
  // In braces, a word that begins with a full stop is a class.
  const isFile = (word: string) =>
    (FILE.test(word) && !(info.startsWith('{') && word.startsWith('.'))) || /^[A-Z]\w*file$/.test(word);
  const name = quoted.find(Boolean) ?? words.find(isFile);
  // A file's name alone has the language as its extension.
  if (FILE.test(word)) return { language: /\.(\w+)$/.exec(word)?.[1], name: word };
  return { language: /\p{L}/u.test(word) ? word : undefined, name };
}
