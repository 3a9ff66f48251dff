import anyAscii from 'any-ascii';

/** Returns a text with plain letters in place of other Latin ones: `Þórðar` becomes `Thordar`; other scripts stay. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{sc=Latin}/gu, anyAscii)
    .replace(/\p{M}/gu, '');

/** Letters that German and the languages of the North replace by two letters, not by one without its accent. */
const LETTERS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** Returns a name as a part of a URL: `Übung 2` becomes `uebung-2`; empty if it has no Latin letter and no digit. */
export const slugOf = (name: string): string =>
  plainLetters(
    name
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöüøå]/g, (letter) => LETTERS[letter] ?? ''),
  )
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

/** The ids that the layout around every page has. */
export const LAYOUT_IDS = /^(app|main|menu|languages|entry|.*-heading)$/;

/** Returns an id for each section of a page: the owner's, else that of its heading, else a number; no two are alike. */
export function sectionIds(sections: { heading: string; id: string }[]): string[] {
  const ownIds = sections.map(({ id }) => id);
  const ids: string[] = [];
  const isFree = (id: string) => id !== '' && !ids.includes(id) && !LAYOUT_IDS.test(id);
  const names = sections.map(({ heading }) => slugOf(heading || 'overview').replace(/^[^a-z]+/, ''));
  for (const [index, name] of names.entries()) {
    // The text before the first heading, which can't choose an id, gives way to a section that chose its name.
    const mayBeNamed = isFree(name) && (sections[index]?.heading || !ownIds.includes(name));
    ids.push(ownIds[index] || (mayBeNamed ? name : ''));
  }
  for (const index of ids.keys())
    for (let number = index + 1; !ids[index]; number++) {
      const numbered = `${names[index] || 'section'}-${number}`;
      if (isFree(numbered)) ids[index] = numbered;
    }
  return ids;
}
