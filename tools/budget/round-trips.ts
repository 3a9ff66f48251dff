import { FIRST_FLIGHT_BYTES } from '../../plugins/fonts/inline-fonts.ts';

export interface Answer {
  bytes: number;
  /** What brings about its request: how many bytes of which answers, by their index, must be there. */
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
