import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Fault } from '../fault.ts';
import type { OwnerFiles } from './owner-files.ts';

const FILE = 'src/routes.ts';
const ROW = /^(?!\s*(?:\/\/|\*)).*?'([^']*)',\s*\(\)\s*=>\s*import\('content:projects\/([^']+)'\)/;

/** The row of a project page in `src/routes.ts`. */
export const rowOf = (name: string): string => `['${name}', () => import('content:projects/${name}')],`;

/** The rows in the table of pages, by line. */
export const rowsOf = (text: string): { line: number; name: string; content: string }[] =>
  text.split('\n').flatMap((row, index) => {
    const [, name = '', content = ''] = ROW.exec(row) ?? [];
    return content ? [{ line: index + 1, name, content }] : [];
  });

/** Every project file has its row in the table of pages, and every row its file. */
export function checkRoutes({ root, shown, projects }: OwnerFiles): Fault[] {
  const rows = rowsOf(readFileSync(resolve(root, FILE), 'utf8'));
  const leftOver = rows.filter(({ content }) => !projects.some(([name]) => name === content));
  const misnamed = rows.filter(({ name, content }) => name !== content);
  const missing = projects.filter(([name]) => !rows.some(({ content }) => content === name));
  return [
    ...leftOver.map(({ line, content }) => ({
      file: FILE,
      line,
      field: content,
      problem: `this row shows ${shown}/projects/${content}.json, which does not exist`,
      remedy: 'remove the row, or add the file',
    })),
    ...misnamed.map(({ line, name, content }) => ({
      file: FILE,
      line,
      field: name,
      problem: `this row shows the content of ${content}`,
      remedy: `write it as ${rowOf(content)}`,
    })),
    ...missing.map(([name, source]) =>
      source.fault([], 'no page shows it', `add the row ${rowOf(name)} to ${FILE}, or remove the file`),
    ),
  ];
}
