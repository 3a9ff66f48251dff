/** Returns a text as it is written into XML or HTML: as content, or as an attribute's value in double quotes. */
export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
