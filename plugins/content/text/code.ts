import { createRequire } from 'node:module';
import type { CodeView } from '../../../src/views.ts';

type Token = string | { type: string; alias?: string | string[]; content: Token | Token[] };
interface Prism {
  languages: Record<string, unknown>;
  tokenize: (text: string, grammar: unknown) => Token[];
}

/** What has a colour of its own, by what Prism calls it. */
const KINDS: Record<string, RegExp> = {
  keyword: /^(keyword|atrule|important|boolean|null|tag|directive|rule|deleted)$/,
  string: /^(string|char|regex|attr-value|url|number|inserted)$/,
  name: /^(function|class-name|builtin|attr-name|property|key|decorator|annotation|selector)$/,
  comment: /^(comment|prolog|doctype|cdata|shebang)$/,
  sign: /^(punctuation|operator)$/,
};

/** Returns code in parts of one colour; all of it in one part if its language is unknown. */
export function coloured(code: string, language = ''): CodeView['code'] {
  const parts: CodeView['code'] = [];
  const add = (token: Token | Token[], kind?: string): void => {
    if (Array.isArray(token)) for (const each of token) add(each, kind);
    else if (typeof token === 'object') {
      const names = [token.type, token.alias ?? []].flat();
      const own = Object.keys(KINDS).find((each) => names.some((name) => KINDS[each]?.test(name)));
      add(token.content, own ?? kind);
    } else if (parts.at(-1)?.kind === kind && parts.length)
      Object.assign(parts.at(-1) ?? {}, { code: parts.at(-1)?.code + token });
    else parts.push({ code: token, kind });
  };
  const prism = language ? prismWith(language.toLowerCase()) : undefined;
  const grammar = prism?.languages[language.toLowerCase()];
  add(prism && typeof grammar === 'object' ? prism.tokenize(code, grammar) : code);
  return parts;
}

/** Returns Prism with a language, loaded on first use. */
function prismWith(language: string): Prism {
  const require = createRequire(import.meta.url);
  // First: its languages add themselves to it.
  const prism = require('prismjs');
  const load = require('prismjs/components/');
  load.silent = true;
  load([language]);
  return prism;
}
