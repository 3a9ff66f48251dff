import { openStudio } from './studio.ts';

const SETS = ['notify', 'climbor-die', 'identity', 'tour'] as const;

/**
 * `npm run art [set …]`: draws the demonstration's pictures anew, all or the named sets.
 * Each set is a folder with an `index.ts` that exports `draw(studio)`.
 */
const wanted = process.argv.slice(2).filter((word) => SETS.includes(word as (typeof SETS)[number]));
const studio = await openStudio();
try {
  for (const set of wanted.length ? wanted : SETS) {
    const { draw } = await import(`./${set}/index.ts`);
    await draw(studio);
    console.log(`drawn: ${set}`);
  }
} finally {
  await studio.close();
}
