import { readFileSync } from 'node:fs';

/** Prints `N passed, N failed, N skipped`, added up from the reports that the test runners wrote. */
const read = (file) => {
  try {
    return JSON.parse(readFileSync(new URL(`../test-results/${file}`, import.meta.url), 'utf8'));
  } catch {
    return undefined;
  }
};

const unit = read('unit.json');
const browser = read('browser.json')?.stats;
const passed = (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0) + (browser?.flaky ?? 0);
const failed = (unit?.numFailedTests ?? 0) + (browser?.unexpected ?? 0);
const skipped = (unit?.numPendingTests ?? 0) + (browser?.skipped ?? 0);
const missing = [unit || 'unit', browser || 'browser'].filter((each) => typeof each === 'string');
if (missing.length)
  console.log(`No report of the ${missing.join(' and ')} tests: they did not run to their end.`);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(missing.length || failed || !passed ? 1 : 0);
