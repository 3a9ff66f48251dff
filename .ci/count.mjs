/*
 * Prints `N passed, N failed, N skipped`, added up from the reports that the test runners wrote; before that, how many of those
 * that passed did so only when tried again, if any did.
 */

import { existsSync, readFileSync } from 'node:fs';

const read = (file) => {
  try {
    return JSON.parse(readFileSync(new URL(`../test-results/${file}`, import.meta.url), 'utf8'));
  } catch {
    return undefined;
  }
};

/** The two browser runs' reports have the same form. */
const fromPlaywright = (report) =>
  report && {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    skipped: report.stats.skipped,
    flaky: report.stats.flaky,
  };
const unit = read('unit.json');
const counts = {
  unit: unit && {
    passed: unit.numPassedTests,
    failed: unit.numFailedTests,
    skipped: unit.numPendingTests,
  },
  browser: fromPlaywright(read('browser.json')),
};
// Only `npm run test:all` writes it.
if (existsSync(new URL('../test-results/long.json', import.meta.url)))
  counts.long = fromPlaywright(read('long.json'));

const sum = (key) => Object.values(counts).reduce((total, count) => total + (count?.[key] ?? 0), 0);
const [passed, failed, skipped, flaky] = ['passed', 'failed', 'skipped', 'flaky'].map(sum);
const missing = Object.keys(counts).filter((name) => !counts[name]);
if (missing.length)
  console.log(`No report of the ${missing.join(' and ')} tests: they did not run to their end.`);
if (flaky) console.log(`Passed only when tried again: ${flaky}.`);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(missing.length || failed || !passed ? 1 : 0);
