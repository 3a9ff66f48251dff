/** One run's figures of a page and of its control: the same page without its scripts. */
export interface Pair<Figures> {
  ours: Figures;
  control: Figures;
}

/** Measures a page and its control in turn, each first in every other run, so that a slow moment affects both. */
export async function inTurn<Figures>(
  runs: number,
  ours: () => Promise<Figures>,
  control: () => Promise<Figures>,
): Promise<Pair<Figures>[]> {
  const pairs: Pair<Figures>[] = [];
  for (let run = 0; run < runs; run++) {
    if (run % 2) {
      const second = await control();
      pairs.push({ ours: await ours(), control: second });
    } else pairs.push({ ours: await ours(), control: await control() });
  }
  return pairs;
}
