import type { JSONPath, Node } from 'jsonc-parser';

/**
 * Names that stand twice in one object: the first value would be lost without a word.
 * @returns the way to each that stands there again
 */
export const givenTwice = (node: Node, path: JSONPath = []): JSONPath[] =>
  fields(node).flatMap(([key, child], index, all) => [
    ...(all.findIndex(([other]) => other === key) < index ? [[...path, key]] : []),
    ...givenTwice(child, [...path, key]),
  ]);

/** The fields of a node, one that is given twice twice. */
const fields = (node: Node): [string | number, Node][] =>
  node.type === 'object'
    ? (node.children ?? []).flatMap(({ children: [key, value] = [] }) =>
        key && value ? [[String(key.value), value] as [string, Node]] : [],
      )
    : [...(node.children ?? []).entries()];
