import { resolve } from 'node:path';
import { readRecord } from '../packages/page-weight/src/site.ts';
import type { SiteRecord } from '../plugins/budget/module-sizes.ts';
import { EXAMPLES_FOLDER, exampleNames } from '../plugins/content/read/folder.ts';
import { annotation, ContentError, faultLine, printable } from '../plugins/fault.ts';
import { openOwner } from '../plugins/open-owner.ts';
import { keepOverride } from '../plugins/overrides/take.ts';
import { projectRoot } from '../plugins/project.ts';
import { runCommand } from './support/command.ts';

const HELP = `npm run check lists what is wrong with the content, and fails if that stops a build.

--json prints a list: level, file, line, column, field, problem, remedy.
--keep NAME keeps a file of overrides/, such as components/hero, as it is though what it was taken from has changed.
In GitHub's Actions each fault is shown at its line in the pull request.`;

const OPTIONS = { json: { type: 'boolean' }, keep: { type: 'string', multiple: true } } as const;

/** Checks the content, and the examples unless `CONTENT_DIR` names a single folder. */
await runCommand(HELP, OPTIONS, async ({ json, keep = [] }) => {
  const root = projectRoot();
  const owner = openOwner(root);
  for (const name of keep)
    for (const file of await keepOverride(root, name)) if (!json) console.log(`Kept ${file}.`);
  const examples = process.env.CONTENT_DIR
    ? []
    : exampleNames(root).map((name) => openOwner(root, resolve(root, EXAMPLES_FOLDER, name)));
  const verdicts = await Promise.all([owner, ...examples].map((each) => each.check()));
  const faults = verdicts.flatMap((verdict) => verdict.faults);
  const warnings = verdicts.flatMap((verdict) => verdict.warnings);

  const findings = [
    ...faults.map((fault) => ({ level: 'error', ...fault }) as const),
    ...warnings.map((warning) => ({ level: 'warning', ...warning }) as const),
  ];
  if (json) console.log(JSON.stringify(findings, null, 2));
  else if (process.env.GITHUB_ACTIONS)
    for (const finding of findings) console.log(annotation(finding.level, finding));
  if (json) return faults.length === 0;

  for (const warning of warnings) {
    const details = warning.details?.split('\n').filter(Boolean).map(printable) ?? [];
    console.warn([`warning: ${faultLine(warning)}`, ...details].join('\n'));
  }
  if (faults.length) throw new ContentError(faults);
  for (const line of owner.fallbackLines()) console.log(printable(line));
  for (const line of readRecord<SiteRecord>(resolve(root, 'dist'))?.live ?? [])
    console.log(printable(`${line}, as last built`));
  console.log('The content is in order.');
  return true;
});
