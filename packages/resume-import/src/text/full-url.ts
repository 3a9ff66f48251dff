/** True if a text is a full URL, or one from a base. `URL.canParse` of Node 20 refuses umlauts once it has been called often. */
export function isFullUrl(text: string, base?: string): boolean {
  try {
    return !!new URL(text, base);
  } catch {
    return false;
  }
}
