import { relative } from 'node:path';
import { codeFile, projectRoot } from './project.ts';

/** The pages of `docs/` that explain a file and its field; all others are in `docs/content.md`. */
const EXPLAINED: [place: RegExp, page: string][] = [
  [/budget\.json:/, 'budget'],
  [/^environment:/, 'hosting'],
  [/^overrides\//, 'overrides'],
  [/\/versions\/[^/]+:/, 'versions'],
  [/\/resume\.pdf:|\/site\.json:pdf\b/, 'pdf'],
  [/\/site\.json:(language|words)\b/, 'languages'],
];

/** Returns a sentence that names the pages of `docs/` which explain what some faults are in. */
export function explained(faults: { file: string; field: string }[]): string {
  const pages = faults
    // Not the owner's.
    .filter(({ file }) => file !== 'index.html')
    .map(({ file, field }) => EXPLAINED.find(([place]) => place.test(`${file}:${field}`))?.[1] ?? 'content');
  return pages.length === 0
    ? ''
    : `See ${[...new Set(pages)].map((page) => relative(projectRoot(), codeFile(`docs/${page}.md`)).replaceAll('\\', '/')).join(' and ')}.`;
}
