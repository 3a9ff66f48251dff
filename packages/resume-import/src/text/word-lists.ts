/** Returns lists of words by their names; a long list of a JSON file is in groups, of a language or a line each. */
export const wordLists = <Name extends string>(lists: Record<Name, (string | string[])[]>) =>
  Object.fromEntries(
    Object.entries<(string | string[])[]>(lists).map(([name, words]) => [name, words.flat()]),
  ) as Record<Name, string[]>;
