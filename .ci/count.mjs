import { existsSync, readFileSync } from 'node:fs';

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
const engines = read('engines.json')?.stats;
// Pictures to compare with are the demonstration's: without it there are none.
const hasVisual = existsSync(new URL('../demo/visual', import.meta.url));
const visual = read('visual.json')?.stats;
const sum = (...counts) => counts.reduce((total, count) => total + (count ?? 0), 0);
const passed = sum(
  unit?.numPassedTests,
  browser?.expected,
  browser?.flaky,
  engines?.expected,
  engines?.flaky,
  visual?.expected,
  visual?.flaky,
);
const failed = sum(unit?.numFailedTests, browser?.unexpected, engines?.unexpected, visual?.unexpected);
const skipped = sum(unit?.numPendingTests, browser?.skipped, engines?.skipped, visual?.skipped);
const missing = Object.entries({ unit, browser, engines, ...(hasVisual ? { visual } : {}) }).flatMap(
  ([name, report]) => (report ? [] : name),
);
if (missing.length)
  console.log(`No report of the ${missing.join(' and ')} tests: they did not run to their end.`);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(missing.length || failed || !passed ? 1 : 0);
