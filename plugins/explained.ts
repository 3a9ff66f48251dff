import { relative } from 'node:path';
import { codeFile, projectRoot } from './project.ts';

/** The page of `docs/` that explains a file and field; `docs/content.md` explains all others. */
const EXPLAINED: [place: RegExp, page: string][] = [
  [/budget\.json:/, 'budget'],
  [/^environment:/, 'hosting'],
  [/^overrides\//, 'overrides'],
  [/\/versions\/[^/]+:/, 'versions'],
  [/\/resume\.pdf:|\/site\.json:pdf\b/, 'pdf'],
  [/\/site\.json:(language|words)\b/, 'languages'],
];

/** Returns a sentence that names the pages of `docs/` about the fields that have faults; empty if there are none. */
export function explained(faults: { file: string; field: string }[]): string {
  const pages = faults
    // `index.html` is not the owner's.
    .filter(({ file }) => file !== 'index.html')
    .map(({ file, field }) => EXPLAINED.find(([place]) => place.test(`${file}:${field}`))?.[1] ?? 'content');
  const files = [...new Set(pages)].map((page) => relative(projectRoot(), codeFile(`docs/${page}.md`)));
  return files.length ? `See ${files.join(' and ').replaceAll('\\', '/')}.` : '';
}
