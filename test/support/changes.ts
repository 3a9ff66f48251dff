type Noted = typeof window & { changes: MutationRecord[]; around: unknown[] };

/** Records from now on all changes of an element, of focus and of position; runs in the page. */
export function noteChanges(root: string): void {
  const page = window as unknown as Noted;
  const changes: MutationRecord[] = [];
  Object.assign(page, { changes, around: [document.activeElement, scrollX, scrollY] });
  new MutationObserver((records) => changes.push(...records)).observe(
    document.querySelector(root) as Element,
    { attributes: true, attributeOldValue: true, characterData: true, childList: true, subtree: true },
  );
}

/**
 * Returns the recorded changes: nodes that were added, removed or moved, attributes, texts, focus, position; runs in the page. Left
 * out are the figures of the visit, stylesheets for another page, the canvas's size, which comes with the worker's first frame,
 * and the marks of a picture that is near and of an app that is awake.
 */
export function changesSince(): string[] {
  const { changes, around } = window as unknown as Noted;
  const LATE = 'footer > :last-child, link';
  const OWN = ['data-awake', 'data-near', 'width', 'height'];
  const isLate = (node: Node) => !!(node instanceof Element ? node : node.parentElement)?.closest(LATE);
  const textOf = (node: Node) => (node as Element).outerHTML?.slice(0, 120) ?? node.nodeValue;
  const found = changes.flatMap((change, index) => {
    const { type, target, attributeName: name, oldValue, addedNodes, removedNodes } = change;
    if (isLate(target)) return [];
    if (type === 'childList')
      return [...addedNodes, ...removedNodes]
        .filter((node) => !isLate(node))
        .map((node) => `${textOf(node)}`);
    // A change that was undone, such as the mark of a pressed link, does not count.
    const isFirst =
      changes.findIndex((each) => each.target === target && each.attributeName === name) === index;
    const now = name ? (target as Element).getAttribute(name) : target.nodeValue;
    return OWN.includes(`${name}`) || !isFirst || now === oldValue ? [] : `${name}: ${oldValue} → ${now}`;
  });
  const [focus, x, y] = around;
  if (document.activeElement !== focus) found.push(`focus: ${document.activeElement?.outerHTML}`);
  if (scrollX !== x || scrollY !== y) found.push(`position: ${scrollX} ${scrollY}`);
  return found;
}
