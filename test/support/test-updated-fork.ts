import { spawnSync } from 'node:child_process';
import { updatedFork } from './updated-fork.ts';

/**
 * `npx jiti test/support/test-updated-fork.ts`: a fork that has merged an update passes all of its own tests. Too long for `npm test`,
 * whose `forks.spec.ts` builds and checks the same fork.
 */
const { fork } = await updatedFork('tested');
console.log(`Testing ${fork.root}`);
// The settings of this npm, above all its folder, must not reach the fork's.
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
const { status } = spawnSync('npm', ['test'], { cwd: fork.root, env, stdio: 'inherit' });
process.exitCode = status ?? 1;
