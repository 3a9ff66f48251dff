import type { Fault } from '../../../plugins/content/fault.ts';
import { checkResume } from '../../../plugins/content/rules/resume.ts';
import { checkSchema } from '../../../plugins/content/schema.ts';
import { fieldOf, sourceOf } from '../../../plugins/content/source.ts';
import { type Notes, word } from '../notes.ts';
import { isLeaf, mapped, type Path, plain, type Tree } from '../tree.ts';

/** What the strict check says about a résumé. */
export function faultsOf(resume: unknown): Fault[] {
  const source = sourceOf('resume.json', JSON.stringify(resume));
  const none = { root: '', folder: '', shown: '', site: sourceOf('site.json', '{}'), projects: [] };
  return [...source.faults, ...checkSchema('resume', source), ...checkResume({ ...none, resume: source })];
}

/**
 * The last word has the strict check: whatever it still finds is left out. Only a name that is
 * missing stays missing.
 */
export function dropInvalid(tree: Tree, notes: Notes): Tree {
  const faults = new Map(faultsOf(plain(tree)).map((fault) => [fault.field, fault]));
  faults.delete('basics.name');
  const sound = (part: Tree, path: Path): Tree | undefined => {
    const fault = faults.get(fieldOf(path));
    if (!fault || !path.length)
      return isLeaf(part) ? part : mapped(part, (value, key) => sound(value, [...path, key]));
    const problem = fault.problem.replace(/^".*" (?=is |has )/, '');
    notes.leave(part, path, `${word(part)} ${problem}, so it is left out; ${fault.remedy}`);
    return undefined;
  };
  return sound(tree, []) ?? tree;
}
