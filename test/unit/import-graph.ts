import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { parseSync } from 'vite';

/** A node of a parsed program (ESTree, with TypeScript's nodes). */
export interface SyntaxNode {
  type: string;
  [key: string]: unknown;
}

/** Every node of a program, in source order. */
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

/**
 * Returns the specifiers that a program imports, statically, dynamically or as types, or re-exports from.
 * @param loads false leaves out dynamic imports, and the types of what they load
 */
export function importsOf(nodes: SyntaxNode[], loads = true): string[] {
  const sourcesOf = (importing: RegExp) =>
    nodes
      .filter(({ type }) => importing.test(type))
      .map(({ source }) => (source as { value?: unknown } | null)?.value)
      .filter((name) => typeof name === 'string');
  const always = sourcesOf(/^(ImportDeclaration|ExportNamedDeclaration|ExportAllDeclaration)$/);
  const later = sourcesOf(/^ImportExpression$/);
  const types = sourcesOf(/^TSImportType$/);
  return [...always, ...(loads ? later : []), ...types.filter((name) => loads || !later.includes(name))];
}

/** A project's own files, each with those of them that it imports, as paths below the root. */
type ImportGraph = Map<string, string[]>;

/**
 * Reads the imports of every TypeScript file in some folders.
 * @param root absolute path of the project
 * @param folders paths below the root
 * @param options.loads see `importsOf`
 */
export function readImports(root: string, folders: string[], { loads = true } = {}): ImportGraph {
  const graph: ImportGraph = new Map();
  for (const folder of folders)
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!/\.tsx?$/.test(entry.name) || entry.parentPath.includes('node_modules')) continue;
      const path = join(entry.parentPath, entry.name);
      const file = relative(root, path).replaceAll('\\', '/');
      const own = importsOf(nodesOf(path, readFileSync(path, 'utf8')), loads)
        .filter((name) => name.startsWith('.'))
        .map((name) => resolveImport(root, posix.join(dirname(file), name)));
      graph.set(file, [...new Set(own)]);
    }
  return graph;
}

const SUFFIXES = ['', '.ts', '.tsx', '.d.ts', '/index.ts'];

/** Resolves an import to a file; one that names no file is returned unchanged, except for its query. */
function resolveImport(root: string, name: string): string {
  const plain = name.replace(/\?.*/, '');
  const suffix = SUFFIXES.find((each) => /\.\w+$/.test(plain + each) && existsSync(join(root, plain + each)));
  return plain + (suffix ?? '');
}

/** The import cycles, one for each set of files: the shortest path from a file back to itself. */
export function cyclesOf(graph: ImportGraph): string[] {
  const cycles = new Map<string, string>();
  for (const start of graph.keys()) {
    const paths = [[start]];
    const seen = new Set<string>();
    for (let path = paths.shift(); path; path = paths.shift())
      for (const next of graph.get(path.at(-1) as string) ?? []) {
        if (next === start) {
          const key = path.toSorted().join();
          if (!cycles.has(key)) cycles.set(key, [...path, start].join(' → '));
          paths.length = 0;
          break;
        }
        if (!seen.has(next)) paths.push([...path, next]);
        seen.add(next);
      }
  }
  return [...cycles.values()];
}
