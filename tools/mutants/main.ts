import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { CODE } from '../../plugins/project.ts';
import { runCommand } from '../support/command.ts';
import { installDependencies } from '../support/install.ts';

/**
 * The files of each room that are changed, and the tests nearest to it; with all tests, the changes would take days. Rooms that are
 * not here are tried as a whole: their tests build a site, write an owner's folder for each case, or need a document.
 */
const ROOMS: Record<string, [files: string[], tests: string[]]> = {
  'packages/resume-import/src': [
    ['**/*.ts'],
    ['import', 'linkedin', 'refused', 'values'].map((test) => `packages/resume-import/test/${test}`),
  ],
  'packages/page-weight/src': [
    ['baseline.ts', 'budget.ts', 'report.ts', 'report-text.ts'],
    ['budget', 'figures', 'report'].map((test) => `packages/page-weight/test/${test}`),
  ],
  'src/carousel': [
    ['autoplay.ts', 'lightbox/gestures.ts', 'lightbox/pictures.ts', 'lightbox/zoom.ts'],
    ['carousel/*'],
  ],
  'src/background': [['glyphs.ts', 'model.ts'], ['background/*']],
  'src/service-worker': [['plan.ts'], ['service-worker/*']],
  'plugins/content/read': [
    ['*.ts'],
    ['content/read/*', 'check/languages', 'check/markdown', 'check/unread'].map((test) => `plugins/${test}`),
  ],
  'plugins/content/text': [['*.ts'], ['plugins/content/text/*', 'plugins/content/read/*']],
  'plugins/content/versions': [['*.ts'], ['plugins/content/versions/*']],
  'plugins/content/views': [['*.ts'], ['plugins/content/views/*']],
  'plugins/deployment': [
    ['base.ts', 'editions.ts', 'file-names.ts', 'full-links.ts', 'headers.ts', 'markdown*.ts'],
    ['plugins/deployment/*'],
  ],
};

const isIn = (path: string, folder: string) => !folder || `${path}/`.startsWith(`${folder}/`);

/** Returns Stryker's arguments for each room in a folder, or around a file or folder; for all rooms if the path is empty. */
function argumentsFor(path: string): string[][] {
  const rooms = Object.entries(ROOMS).filter(([room]) => isIn(room, path) || isIn(path, room));
  if (!rooms.length)
    throw new Error(`--only ${path}: is in no room; name one of ${Object.keys(ROOMS).join(', ')}`);
  return rooms.map(([room, [files, tests]]) => {
    const inside = path.endsWith('.ts') ? path : `${path}/**/*.ts`;
    const mutated = isIn(room, path) ? files.map((file) => `${room}/${file}`) : [inside];
    const folder = room.startsWith('packages/') ? '' : 'test/unit/';
    const tried = tests.map((test) => `${folder}${test}.test.*`);
    return ['--mutate', mutated.join(), '--testFiles', tried.join()];
  });
}

const HELP = `npm run mutants [-- options]: changes the modules that are pure, a piece at a time, and counts the changes
that the nearest unit tests do not notice, room by room; fails if a room is below the floor in
tools/mutants/stryker.config.json. A room takes minutes, all of them hours.
  --only PATH  a room of tools/mutants/main.ts, a folder of several, or a file or folder in one`;

const STRYKER = resolve(import.meta.dirname, 'node_modules/@stryker-mutator/core/bin/stryker.js');

await runCommand(HELP, { only: { type: 'string', default: '' } }, async ({ only }) => {
  const runs = argumentsFor(only.replace(/\/$/, ''));
  installDependencies('tools/mutants');
  const passed = runs.map((run) => {
    const args = [STRYKER, 'run', 'tools/mutants/stryker.config.json', ...run];
    return spawnSync(process.execPath, args, { cwd: CODE, stdio: 'inherit' }).status === 0;
  });
  return passed.every(Boolean);
});
