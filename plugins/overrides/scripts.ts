import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** A file of an owner's overrides, or of `src/`; of styles only the name is known. */
export interface Script {
  /** The path below its folder. */
  file: string;
  imports: string[];
  /** The names of exports, without types; `*` stands for all exports of another file. */
  exports: string[];
  /** The first syntax error. */
  error?: { message: string; line: number };
}

/** Returns what files of a folder import and export. */
export async function readScripts(folder: string, files: string[]): Promise<Script[]> {
  // Loaded only here, because that takes a second.
  const { parseSync } = await import('vite');
  return files.map((file): Script => {
    if (file.endsWith('.css')) return { file, imports: [], exports: [] };
    const text = readFileSync(resolve(folder, file), 'utf8');
    const { module, errors } = parseSync(file, text);
    const entries = module.staticExports.flatMap((statement) => statement.entries);
    const lineAt = (offset = 0) => text.slice(0, offset).split('\n').length;
    const [error] = errors;
    return {
      file,
      imports: [
        ...[...module.staticImports, ...entries].flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
        ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
      ],
      exports: entries.flatMap(({ isType, exportName: { kind, name } }) =>
        isType ? [] : kind === 'Default' ? 'default' : (name ?? '*'),
      ),
      error: error && { message: error.message, line: lineAt(error.labels[0]?.start) },
    };
  });
}
