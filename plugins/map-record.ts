/** Returns a record with the same keys, each with its changed value. */
export const mapRecord = <Key extends string, From, To>(
  record: Record<Key, From>,
  change: (value: From, key: Key) => To,
): Record<Key, To> => {
  const entries = Object.entries(record) as [Key, From][];
  return Object.fromEntries(entries.map(([key, value]) => [key, change(value, key)])) as Record<Key, To>;
};
