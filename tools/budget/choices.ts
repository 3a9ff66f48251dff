import type { Site } from '../../plugins/content/types.ts';
import type { Budget } from './types.ts';

type Chunks = Budget['chunks'];

/** What sending the vitals takes, in B. */
const SENDING = 250;

/** Scripts that no site has where nothing falls. */
const FALLING = ['background', 'name-light'];

/** The ceilings of the scripts as they are by the owner's choices: some add to one, move code to another, or do without. */
export function chosenChunks(chunks: Chunks, { vitals, sections = [], background }: Site): Chunks {
  const chosen = { ...chunks };
  if (background === 'none') for (const name of FALLING) delete chosen[name];
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
