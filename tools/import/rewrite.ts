import { isDeepStrictEqual } from 'node:util';
import {
  applyEdits,
  type FormattingOptions,
  findNodeAtLocation,
  type JSONPath,
  modify,
  parseTree,
} from 'jsonc-parser';
import { isObject, type JsonObject } from '../../plugins/content/read/merge.ts';
import { sourceOf } from '../../plugins/content/read/source.ts';

/** One change to a JSON text: a value to set (undefined removes it), or a key to rename. */
type Change = { path: JSONPath; value: unknown } | { path: JSONPath; name: string };

/**
 * Writes another value into a JSON text and keeps the formatting of everything that has not changed. A text that is not
 * valid JSON is reformatted as a whole.
 */
export function rewrite(given: string, value: unknown): string {
  const old = given.replace(/^\uFEFF/, '');
  const indent = /^[[{]\s*?\n([ \t]+)/.exec(old)?.[1] ?? '  ';
  const eol = old.includes('\r\n') ? '\r\n' : '\n';
  const reformatted = `${JSON.stringify(value, null, indent)}\n`.replaceAll('\n', eol);
  const source = sourceOf('resume.json', old);
  if (source.faults.length || source.value === undefined) return reformatted;
  const layout = { insertSpaces: !indent.includes('\t'), tabSize: indent.length, eol };
  const changes = changesOf(JSON.parse(old), value, []);
  const text = changes.reduce((all, change) => applyChange(all, change, layout), old);
  return isDeepStrictEqual(JSON.parse(text), value) ? text : reformatted;
}

function applyChange(text: string, change: Change, formattingOptions: FormattingOptions): string {
  if ('value' in change) {
    // With formatting options, a removal would reformat its neighbours, too.
    const options = change.value === undefined ? {} : { formattingOptions };
    return applyEdits(text, modify(text, change.path, change.value, options));
  }
  const tree = parseTree(text);
  const key = tree && findNodeAtLocation(tree, change.path)?.parent?.children?.[0];
  if (!key) return text;
  return text.slice(0, key.offset) + JSON.stringify(change.name) + text.slice(key.offset + key.length);
}

function changesOf(before: unknown, after: unknown, path: JSONPath): Change[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isObject(before) && isObject(after)) return changesOfGroup(before, after, path);
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((item, index) => changesOf(item, after[index], [...path, index]));
  return [{ path, value: after }];
}

/** A new key in the place of an old one counts as a rename. */
function changesOfGroup(before: JsonObject, after: JsonObject, path: JSONPath): Change[] {
  const names = Object.keys(after);
  const used = new Set(Object.keys(before));
  let next = 0;
  const changes = Object.keys(before).flatMap((key): Change[] => {
    if (key in after) {
      next = names.indexOf(key) + 1;
      return changesOf(before[key], after[key], [...path, key]);
    }
    const name = names[next];
    if (name === undefined || used.has(name)) return [{ path: [...path, key], value: undefined }];
    next++;
    used.add(name);
    return [{ path: [...path, key], name }, ...changesOf(before[key], after[name], [...path, name])];
  });
  const added = names.filter((name) => !used.has(name));
  return [...changes, ...added.map((name) => ({ path: [...path, name], value: after[name] }))];
}
