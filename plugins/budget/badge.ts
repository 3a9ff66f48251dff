/** What a badge shows in the format of https://shields.io/badges/endpoint-badge. */
export const badgeOf = (bytes: number, ceiling?: number) => ({
  schemaVersion: 1,
  label: 'first view',
  message: `${(bytes / 1000).toFixed(1)} kB`,
  color: ceiling !== undefined && bytes > ceiling ? 'red' : 'brightgreen',
});
