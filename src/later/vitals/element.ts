/** Returns a new element with attributes and contents. */
export function element(
  tag: string,
  attributes: Record<string, string>,
  ...contents: (Node | string)[]
): HTMLElement {
  const made = document.createElement(tag);
  for (const name in attributes) made.setAttribute(name, attributes[name] as string);
  made.append(...contents);
  return made;
}
