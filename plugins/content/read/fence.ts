/** What begins with these braces says with its first word what the code is, in R Markdown, Quarto, MyST and Pandoc. */
const BRACES = /^\{(?:code(?:-block|-cell)?\}|sourcecode\}|(?:\s*#[\w-]+\s)?\s*[.=]?)\s*/;
const NAMED = /(?<![\w-])(?:title|file-?name|file|name|caption)=(?:"([^"]*)"|'([^']*)'|([^\s,}"']+))/i;
/** How other programs show or run code, such as `{1,3-5}` and `hl_lines="2 3"`. */
const SETTING = /(?<![\w.-])[\w.-]+=(?:"[^"]*"|'[^']*'|[^\s,}"']*)|\{[^{}]*\}/g;
const FILE = /\.[a-z_]|\//i;

/** Returns what the line above code says of it, as people write it for any program: its language and its file's name. */
export function fenceOf(info: string): { language?: string; name?: string } {
  const plain = info.replace(BRACES, '');
  const [word = ''] = /^[\p{L}\p{N}+#._/-]+(?![\p{L}\p{N}+#._/=-])/u.exec(plain) ?? [];
  const rest = plain.slice(word.length);
  const [, ...quoted] = NAMED.exec(rest) ?? [];
  const words = rest.replace(SETTING, ' ').split(/[\s,:{}[\]"']+/);
  // In braces what begins with a full stop is a class.
  const isFile = (each: string) =>
    (FILE.test(each) && !(info.startsWith('{') && each.startsWith('.'))) || /^[A-Z]\w*file$/.test(each);
  const name = quoted.find(Boolean) ?? words.find(isFile);
  // The file alone: its ending says what it is.
  if (FILE.test(word)) return { language: /\.(\w+)$/.exec(word)?.[1], name: word };
  return { language: /\p{L}/u.test(word) ? word : undefined, name };
}
