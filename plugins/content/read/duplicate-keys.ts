import { getNodePath, type JSONPath, type Node } from 'jsonc-parser';

/** The paths of keys that repeat an earlier one of the same object, whose value would be silently dropped. */
export function duplicateKeys({ type, children = [] }: Node): JSONPath[] {
  const keys = children.map(({ children: [key] = [] }) => key?.value);
  return children.flatMap((child, index) => [
    ...(type === 'object' && keys.indexOf(keys[index]) < index
      ? [getNodePath(child.children?.[1] ?? child)]
      : []),
    ...duplicateKeys(child),
  ]);
}
