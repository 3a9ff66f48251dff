/** The field of an entry's proofs; it is a symbol, because no field of a file can be one. */
export const PROOFS = Symbol('proofs');

/** The ids that the points and texts of a version's entry have on the page, if anything links to them. */
export type Proofs = Record<'points' | 'text', (string | undefined)[]>;

/** In a version: where an entry and each of its highlights stand in the whole résumé, and what asks link to in it. */
export interface Origin {
  'x-from'?: string;
  'x-highlights'?: number[];
  [PROOFS]?: Proofs;
}
