import { expect, test } from 'vitest';
import { argumentsFor } from '../../../tools/mutants/rooms.ts';

test.each([
  ['plugins/content/versions', ['plugins/content/versions/*.ts']],
  ['plugins/content/read/limits.ts', ['plugins/content/read/limits.ts']],
  ['tools/import/place', ['tools/import/place/**/*.ts']],
  ['src/later', ['src/later/background/model.ts']],
  ['tools', ['tools/budget/report.ts,tools/budget/report-text.ts', 'tools/import/**/*.ts']],
])('npm run mutants -- --only %s changes %j', (path, mutated) => {
  expect(argumentsFor(path).map(([, files]) => files)).toEqual(mutated);
});

test('each room’s changes are tried on its own tests; what is in no room is refused', () => {
  expect(argumentsFor('src/service-worker')).toEqual([
    ['--mutate', 'src/service-worker/plan.ts', '--testFiles', 'test/unit/service-worker/*.test.*'],
  ]);
  expect(argumentsFor('')).toEqual(['src', 'plugins', 'tools'].flatMap((path) => argumentsFor(path)));
  expect(() => argumentsFor('plugins/cont')).toThrow('name one of src/carousel, ');
});
