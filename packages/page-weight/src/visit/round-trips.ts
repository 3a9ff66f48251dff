import { posix } from 'node:path';
import type { Item } from '../../index.d.ts';
import { FIRST_FLIGHT_BYTES } from '../figures.ts';

export interface Answer {
  bytes: number;
  /** The answers that must be there before its request, by their index, and how many bytes of each. */
  needs: { index: number; bytes: number }[];
}

/**
 * Returns how often one connection waits for the server until all answers are there: each is asked for once what it needs has
 * come, and a flight that was full is followed by one of twice its size, as long as there is something to send.
 * @param answers in the order in which they are sent
 */
export function roundTripsOf(answers: Answer[]): number {
  const came = answers.map(() => 0);
  const isThere = (index: number, bytes: number) => (came[index] ?? 0) >= bytes;
  let flight = FIRST_FLIGHT_BYTES;
  for (let count = 0; ; count++) {
    const asked = answers
      .map(({ bytes, needs }, index) => ({ bytes, needs, index }))
      .filter(
        ({ bytes, needs, index }) =>
          !isThere(index, bytes) && needs.every((each) => isThere(each.index, each.bytes)),
      );
    if (!asked.length) return count;
    let room = flight;
    for (const { bytes, index } of asked) {
      const part = Math.min(room, bytes - (came[index] ?? 0));
      came[index] = (came[index] ?? 0) + part;
      room -= part;
    }
    if (!room) flight *= 2;
  }
}

/**
 * Returns a page's first view as answers to requests. A file that the page names is asked for once this place of the page has
 * come; a file to which a script, a style sheet or data leads, once all of that has come; a file after the load event needs all
 * before the event. Browsers name the page for a picture that a script adds: it needs the scripts before it.
 * @param page its source
 */
export function answersOf(
  items: Item[],
  page: string,
  initiators: Map<string | undefined, (string | undefined)[]>,
): Answer[] {
  const first = items.filter(({ counts }) => counts);
  return first.map((item, at) => {
    const from = initiators.get(item.file) ?? [];
    const name = posix.basename(item.file);
    const place = Math.max(page.indexOf(name), page.indexOf(encodeURI(name)));
    const isAdded = place < 0 && from.every((file) => file === first[0]?.file);
    const isNeeded = ({ file, kind, when }: Item, index: number) =>
      index === 0 ||
      from.includes(file) ||
      (isAdded && kind === 'js' && index < at) ||
      (item.when !== 'before load' && when === 'before load');
    const needs = first.flatMap((other, index) => {
      if (at === 0 || index === at || !isNeeded(other, index)) return [];
      const share = index === 0 && place >= 0 ? (place + name.length) / page.length : 1;
      return [{ index, bytes: Math.ceil(other.sent * share) }];
    });
    return { bytes: item.sent, needs };
  });
}
