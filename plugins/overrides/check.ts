import { dirname, resolve } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { filesIn } from '../content/read/folder.ts';
import { type Advice, type Fault, fileFault, type Place } from '../fault.ts';
import { fileAt, nameOf, ORIGINAL, OVERRIDES_FOLDER, originalFile, SOURCES } from './folder.ts';
import { nearestTo, OVERRIDABLE } from './list.ts';
import { readScripts, type Script } from './scripts.ts';
import { agedSource, headerOf } from './take.ts';

/** Returns what is wrong with an owner's overrides, and as warnings which originals have changed since they were copied. */
export async function checkOverrides(folder?: string): Promise<Record<'faults' | 'warnings', Fault[]>> {
  const files = folder
    ? filesIn(folder).filter((file) => /(?<!\.d)\.([jt]sx?|css)$/.test(file) && !/(^|\/)\./.test(file))
    : [];
  if (!folder || !files.length) return { faults: [], warnings: [] };
  const scripts = await readScripts(folder, files);
  const replacing = scripts.filter(
    ({ file }) => OVERRIDABLE.includes(nameOf(file)) && originalOf(file)?.endsWith(`/${file}`),
  );
  const originals = await readScripts(
    SOURCES,
    replacing.map(({ file }) => file),
  );
  const used = new Set(replacing);
  for (const script of used) for (const imported of importedBy(script, folder, scripts)) used.add(imported);
  const unused = scripts.filter((script) => !used.has(script));
  return {
    faults: [
      ...scripts.flatMap(syntaxFault),
      ...unused.map((script) => faultOf(script.file, unusedAdvice(folder, script))),
      ...replacing.flatMap((script, index) => missingExports(script, originals[index]?.exports)),
      ...[...used].flatMap(missingOriginals),
    ],
    warnings: [...used].flatMap(({ file }) => agedWarning(folder, file) ?? []),
  };
}

const originalOf = (file: string) => originalFile(nameOf(file))?.replaceAll('\\', '/');

const faultOf = (file: string, advice: Advice, place?: Place): Fault =>
  fileFault(`${OVERRIDES_FOLDER}/${file}`, advice, place);

const syntaxFault = ({ file, error }: Script): Fault[] =>
  error
    ? [faultOf(file, [error.message, 'mend the code there'], { field: 'the code', line: error.line })]
    : [];

/** Returns the scripts of a folder that one of them imports. */
function importedBy({ file, imports }: Script, folder: string, scripts: Script[]): Script[] {
  const files = imports
    .filter((name) => name.startsWith('.'))
    .map((name) => fileAt(resolve(folder, dirname(file), name)));
  return scripts.filter((script) => files.includes(resolve(folder, script.file)));
}

/** Returns why an override that nothing uses replaces nothing. */
function unusedAdvice(folder: string, { file, imports }: Script): Advice {
  if (file.endsWith('.css')) return ['no override imports it', 'import it in one, or remove it'];
  const name = nameOf(file);
  const nearest = nearestTo(name);
  const original = originalOf(file)?.replace(/^.*\/(?=src\/)/, '');
  if (original && OVERRIDABLE.includes(name))
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

/** Returns a fault for each function that an original exports and the override does not. */
function missingExports({ file, exports, error }: Script, expected: string[] = []): Fault[] {
  if (error || exports.includes('*')) return [];
  // Only tests import an original's constants, whose names are in capitals.
  return expected
    .filter((name) => !exports.includes(name) && name !== name.toUpperCase())
    .map((name) => {
      const remedy = `export it, or all of the original's: export * from '${ORIGINAL}${nameOf(file)}'`;
      const problem = `it is not exported, as src/${nameOf(file)} does`;
      return name === 'default'
        ? faultOf(file, ['it has no default export, as a page has', 'export default its component'], {
            field: name,
          })
        : faultOf(file, [problem, remedy], { field: name });
    });
}

const missingOriginals = ({ file, imports }: Script): Fault[] =>
  imports
    .filter((name) => name.startsWith(ORIGINAL) && !originalFile(name.slice(ORIGINAL.length)))
    .map((name) => {
      const missing = name.slice(ORIGINAL.length);
      return faultOf(file, [`there is no src/${missing}`, `did you mean ${nearestTo(missing)}?`], {
        field: name,
      });
    });

function agedWarning(folder: string, file: string): Fault | undefined {
  const aged = agedSource(folder, file);
  if (!aged) return undefined;
  const path = `src/${aged.file}`;
  const problem = `${path} has changed since this was taken from it`;
  const remedy = `take over what you want of the change, then npm run check -- --keep ${nameOf(file)}`;
  const patch = createTwoFilesPatch(path, path, aged.before, aged.now, 'as taken', 'as it is');
  // Terminals get control characters as codes, such as the tab in the headings.
  return { ...faultOf(file, [problem, remedy]), details: patch.replaceAll('\t', ' ') };
}
