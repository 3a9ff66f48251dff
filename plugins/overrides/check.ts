import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import type { parseSync as Parse } from 'vite';
import { filesIn } from '../content/read/folder.ts';
import { type Advice, type Fault, fileFault } from '../fault.ts';
import { fileAt, nameOf, ORIGINAL, OVERRIDES_FOLDER, originalFile } from './folder.ts';
import { nearestTo, OVERRIDABLE } from './list.ts';
import { agedSource, headerOf } from './take.ts';

/** A file of an owner's overrides. */
interface Override {
  /** Its path below the folder. */
  file: string;
  /** What it imports, and the names that it exports; `*` if it exports all that another file does. */
  imports: string[];
  exports: string[];
  /** What is wrong with the code itself. */
  faults: Fault[];
}

/** Returns what is wrong with an owner's overrides, and which are older than what they were taken from. */
export async function checkOverrides(folder?: string): Promise<Record<'faults' | 'warnings', Fault[]>> {
  const files = folder
    ? filesIn(folder).filter((file) => /(?<!\.d)\.([jt]sx?|css)$/.test(file) && !/(^|\/)\./.test(file))
    : [];
  if (!folder || !files.length) return { faults: [], warnings: [] };
  // Only here: it takes a second.
  const { parseSync } = await import('vite');
  const all = files.map((file) => readOverride(folder, file, parseSync));
  const replacing = all.filter(
    ({ file }) => nameOf(file) in OVERRIDABLE && originalOf(file)?.endsWith(`/${file}`),
  );
  const used = new Set(replacing);
  for (const each of used) for (const found of importedBy(each, folder, all)) used.add(found);
  const unused = all.filter((each) => !used.has(each));
  return {
    faults: [
      ...all.flatMap(({ faults }) => faults),
      ...unused.map((each) => faultOf(each.file, unusedAdvice(folder, each))),
      ...replacing.flatMap(missingExports),
      ...[...used].flatMap(missingOriginals),
    ],
    warnings: [...used].flatMap(({ file }) => agedWarning(folder, file) ?? []),
  };
}

const originalOf = (file: string) => originalFile(nameOf(file))?.replaceAll('\\', '/');

const faultOf = (file: string, advice: Advice, field?: string, line?: number): Fault =>
  fileFault(`${OVERRIDES_FOLDER}/${file}`, ...advice, field, line);

function readOverride(folder: string, file: string, parseSync: typeof Parse): Override {
  if (file.endsWith('.css')) return { file, imports: [], exports: [], faults: [] };
  const text = readFileSync(resolve(folder, file), 'utf8');
  const { module, errors } = parseSync(file, text);
  const entries = module.staticExports.flatMap((each) => each.entries);
  const lineOf = (at = 0) => text.slice(0, at).split('\n').length;
  return {
    file,
    imports: [
      ...[...module.staticImports, ...entries].flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
      ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
    ],
    exports: entries.map(({ exportName: { kind, name } }) =>
      kind === 'Default' ? 'default' : (name ?? '*'),
    ),
    faults: errors
      .slice(0, 1)
      .map(({ message, labels }) =>
        faultOf(file, [message, 'mend the code there'], 'the code', lineOf(labels[0]?.start)),
      ),
  };
}

/** Returns the files of the folder that one of them imports. */
function importedBy({ file, imports }: Override, folder: string, all: Override[]): Override[] {
  const files = imports
    .filter((name) => name.startsWith('.'))
    .map((name) => fileAt(resolve(folder, dirname(file), name)));
  return all.filter((each) => files.includes(resolve(folder, each.file)));
}

/** Returns why a file that nothing uses can't replace anything. */
function unusedAdvice(folder: string, { file, imports }: Override): Advice {
  if (file.endsWith('.css')) return ['no override imports it', 'import it in one, or remove it'];
  const name = nameOf(file);
  const nearest = nearestTo(name);
  const original = originalOf(file)?.replace(/^.*\/(?=src\/)/, '');
  if (original && name in OVERRIDABLE)
    return [`${original} can't be replaced by it`, 'give it the same name'];
  const wasReplaced = headerOf(resolve(folder, file)) || imports.includes(ORIGINAL + name);
  if (wasReplaced && !original)
    return [
      `src/${name}, which this replaced, no longer exists`,
      `rename it if ${nearest} does the same now, else remove it`,
    ];
  return [
    original ? `${original} can't be replaced` : `there is no src/${name} to replace`,
    `the nearest that can be is ${nearest}; a file of your own is one that an override imports`,
  ];
}

function missingExports({ file, exports, faults }: Override): Fault[] {
  if (faults.length || exports.includes('*')) return [];
  return (OVERRIDABLE[nameOf(file)] ?? [])
    .filter((name) => !exports.includes(name))
    .map((name) => {
      const remedy = `export it, or all of the original's: export * from '${ORIGINAL}${nameOf(file)}'`;
      const problem = `it is not exported, as src/${nameOf(file)} does`;
      return name === 'default'
        ? faultOf(file, ['it has no default export, as a page has', 'export default its component'], name)
        : faultOf(file, [problem, remedy], name);
    });
}

const missingOriginals = ({ file, imports }: Override): Fault[] =>
  imports
    .filter((name) => name.startsWith(ORIGINAL) && !originalFile(name.slice(ORIGINAL.length)))
    .map((name) => {
      const nearest = nearestTo(name.slice(ORIGINAL.length));
      return faultOf(
        file,
        [`there is no src/${name.slice(ORIGINAL.length)}`, `did you mean ${nearest}?`],
        name,
      );
    });

function agedWarning(folder: string, file: string): Fault | undefined {
  const aged = agedSource(folder, file);
  if (!aged) return undefined;
  const path = `src/${aged.file}`;
  const problem = `${path} has changed since this was taken from it`;
  const remedy = `take over what you want of the change, then npm run check -- --keep ${nameOf(file)}`;
  return {
    ...faultOf(file, [problem, remedy]),
    // A terminal would be given the tab in the headings as a code.
    details: createTwoFilesPatch(path, path, aged.before, aged.now, 'as taken', 'as it is').replaceAll(
      '\t',
      ' ',
    ),
  };
}
