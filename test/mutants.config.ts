import { relative } from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import tests from '../vitest.config.ts';

/** By file, the most milliseconds that it has taken: less if a test before it has failed. */
const longest = new Map<string, number>();

/** Runs quick files first, because most changes are noticed by one of them, and the rest need not run then. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    for (const { moduleId, project } of files) {
      const key = `${project.name}:${relative(this.ctx.config.root, moduleId)}`;
      const { duration = 0 } = this.ctx.cache.getFileTestResults(key) ?? {};
      longest.set(moduleId, Math.max(longest.get(moduleId) ?? 0, duration));
    }
    const timeOf = ({ moduleId }: TestSpecification) => longest.get(moduleId) ?? 0;
    return [...files].sort((one, other) => timeOf(one) - timeOf(other));
  }
}

export default defineConfig((env) =>
  mergeConfig(tests(env), { test: { sequence: { sequencer: QuickFirst } } }),
);
