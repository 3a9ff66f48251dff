import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { parseSync } from 'vite';

/** A node of a parsed program (ESTree, with TypeScript's own). */
export interface SyntaxNode {
  type: string;
  [key: string]: unknown;
}

/** Every node of a program, in the order of its source. */
export function nodesOf(file: string, source: string): SyntaxNode[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length) throw new Error(`${file}: ${errors[0]?.message}`);
  const nodes: SyntaxNode[] = [];
  const walk = (value: unknown) => {
    if (Array.isArray(value)) value.forEach(walk);
    else if (value && typeof value === 'object') {
      if ('type' in value && typeof value.type === 'string') nodes.push(value as SyntaxNode);
      Object.values(value).forEach(walk);
    }
  };
  walk(program);
  return nodes;
}

/** What a program imports: values and types, now and later, and what it exports from elsewhere. */
export function importsOf(nodes: SyntaxNode[]): string[] {
  const importing =
    /^(ImportDeclaration|ImportExpression|TSImportType|ExportNamedDeclaration|ExportAllDeclaration)$/;
  return nodes
    .filter(({ type }) => importing.test(type))
    .map(({ source }) => (source as { value?: unknown } | null)?.value)
    .filter((name) => typeof name === 'string');
}

/** A project's own files with what each imports of them, as paths below its root. */
export type ImportGraph = Map<string, string[]>;

/**
 * Reads the imports of every TypeScript file in some folders.
 * @param root absolute path of the project
 * @param folders below it
 */
export function readImports(root: string, folders: string[]): ImportGraph {
  const graph: ImportGraph = new Map();
  for (const folder of folders)
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!/\.tsx?$/.test(entry.name) || entry.parentPath.includes('node_modules')) continue;
      const path = join(entry.parentPath, entry.name);
      const file = relative(root, path).replaceAll('\\', '/');
      const own = importsOf(nodesOf(path, readFileSync(path, 'utf8')))
        .filter((name) => name.startsWith('.'))
        .map((name) => resolveImport(root, posix.join(dirname(file), name)));
      graph.set(file, [...new Set(own)]);
    }
  return graph;
}

const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '/index.ts'];

/** An address that names no file is told as it stands. */
function resolveImport(root: string, name: string): string {
  const plain = name.replace(/\?.*/, '');
  const ending = ENDINGS.find((each) => /\.\w+$/.test(plain + each) && existsSync(join(root, plain + each)));
  return plain + (ending ?? '');
}

/** The shortest way from each file back to itself, one for each circle of files. */
export function circlesOf(graph: ImportGraph): string[] {
  const circles = new Map<string, string>();
  for (const start of graph.keys()) {
    const ways = [[start]];
    const seen = new Set<string>();
    for (let way = ways.shift(); way; way = ways.shift())
      for (const next of graph.get(way.at(-1) as string) ?? []) {
        if (next === start) {
          const key = way.toSorted().join();
          if (!circles.has(key)) circles.set(key, [...way, start].join(' → '));
          ways.length = 0;
          break;
        }
        if (!seen.has(next)) ways.push([...way, next]);
        seen.add(next);
      }
  }
  return [...circles.values()];
}
