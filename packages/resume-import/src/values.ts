/** Returns every string in a value, with the name of its field; for a list's entry, that of the list. */
export const stringsIn = (value: unknown, field = ''): { field: string; value: string }[] =>
  typeof value === 'string'
    ? [{ field, value }]
    : Object.entries(value ?? {}).flatMap(([key, each]) =>
        stringsIn(each, Array.isArray(value) ? field : key),
      );
