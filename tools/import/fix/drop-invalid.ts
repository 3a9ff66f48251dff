import { checkResume } from '../../../plugins/content/check/rules/resume.ts';
import { checkSchema } from '../../../plugins/content/check/schema.ts';
import type { Fault } from '../../../plugins/content/fault.ts';
import { fieldOf, sourceOf } from '../../../plugins/content/read/source.ts';
import { display, type Notes } from '../notes.ts';
import { isLeaf, mapValues, type Path, type Tree, toValue } from '../tree.ts';

/** The faults that the strict check finds in a résumé. */
export function faultsOf(resume: unknown): Fault[] {
  const source = sourceOf('resume.json', JSON.stringify(resume));
  return [...source.faults, ...checkSchema('resume', source), ...checkResume(source)];
}

/** Leaves out everything that still fails the strict check, except a missing name, which the owner is asked for. */
export function dropInvalid(tree: Tree, notes: Notes): Tree {
  const faults = new Map(faultsOf(toValue(tree)).map((fault) => [fault.field, fault]));
  faults.delete('basics.name');
  const valid = (part: Tree, path: Path): Tree | undefined => {
    const fault = faults.get(fieldOf(path));
    if (!fault || !path.length)
      return isLeaf(part) ? part : mapValues(part, (value, key) => valid(value, [...path, key]));
    const problem = fault.problem.replace(/^"(?:[^"\\]|\\.)*" /, '');
    notes.addUnresolved(part, path, `${display(part)} ${problem}, so it was left out; ${fault.remedy}`);
    return undefined;
  };
  return valid(tree, []) ?? tree;
}
