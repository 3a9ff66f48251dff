import type { Site } from '../../plugins/content/types.ts';
import type { Budget } from './types.ts';

type Chunks = Budget['chunks'];

/** What sending the vitals takes, in B. */
const SENDING = 250;

/** The ceilings of the scripts as they are by the owner's choices: some add to one, or move code to another. */
export function chosenChunks(chunks: Chunks, { vitals, sections = [] }: Site): Chunks {
  const chosen = { ...chunks };
  if (vitals) raise(chosen, 'vitals', SENDING);
  // The home page shows blocks too: what only a project's page had is shared.
  if (sections.some((each) => typeof each !== 'string'))
    raise(chosen, 'picture', chosen.project?.ceiling ?? 0);
  return chosen;
}

function raise(chunks: Chunks, name: string, by: number): void {
  const chunk = chunks[name];
  if (chunk) chunks[name] = { ...chunk, ceiling: chunk.ceiling + by };
}
