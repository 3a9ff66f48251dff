/** What is Markdown of notebooks alone, which do not show its signs. */
export const NOTEBOOK: [RegExp, what: string, remedy: string][] = [
  [
    /(?<![\\=])==[^\s=](?:[^=]|=(?!=))*(?<=\S)==/,
    'highlighted text',
    'write **words**, or, if it is code, put it between backticks',
  ],
  [
    /(?<!\\)!?\[\[[^[\]\n]+\]\]/,
    "a notebook's link",
    'write [words](/page), for a picture ![what it shows](file.png), or put code between backticks',
  ],
];
