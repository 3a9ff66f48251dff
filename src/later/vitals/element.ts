/** Returns a new element with attributes and contents. */
export function element(
  tag: string,
  attributes: Record<string, string>,
  ...contents: (Node | string)[]
): HTMLElement {
  const created = document.createElement(tag);
  for (const name in attributes) created.setAttribute(name, attributes[name] as string);
  created.append(...contents);
  return created;
}
