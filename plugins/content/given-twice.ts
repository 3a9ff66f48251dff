import { getNodePath, type JSONPath, type Node } from 'jsonc-parser';

/** The ways to names that stand again in one object: the first value would be lost without a word. */
export function givenTwice({ type, children = [] }: Node): JSONPath[] {
  const names = children.map(({ children: [key] = [] }) => key?.value);
  return children.flatMap((child, index) => [
    ...(type === 'object' && names.indexOf(names[index]) < index
      ? [getNodePath(child.children?.[1] ?? child)]
      : []),
    ...givenTwice(child),
  ]);
}
