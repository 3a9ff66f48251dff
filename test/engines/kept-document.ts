import type { Visitor } from './driver/visitor.ts';
import { frames } from './helpers.ts';
import { expect } from './test.ts';

type Kept = typeof window & { look: () => Map<unknown, string>; kept: Map<unknown, string> };

/**
 * Notes the whole document: nodes, attributes, focus, scroll position, running animations; not the figures of the visit, the
 * stylesheets that come for another page, or that the app is awake.
 */
function note(): void {
  const page = window as unknown as Kept;
  const isLeftOut = (node: Node) =>
    node instanceof HTMLLinkElement || !!node.parentElement?.closest('footer > :last-child');
  // The canvas gets its size with the worker's first frame.
  const attributesOf = (node: Element) =>
    [...node.attributes].filter(
      ({ name }) =>
        name !== 'data-awake' && (node.localName !== 'canvas' || !/^(?:width|height)$/.test(name)),
    );
  const describe = (node: Node) =>
    node instanceof Element
      ? [node.localName, ...attributesOf(node).map(({ name, value }) => `${name}=${value}`)].join(' ')
      : `${node.nodeValue}`;
  page.look = () => {
    const walker = document.createTreeWalker(document);
    const seen = new Map<unknown, string>();
    while (walker.nextNode())
      if (!isLeftOut(walker.currentNode)) seen.set(walker.currentNode, describe(walker.currentNode));
    for (const each of document.getAnimations()) seen.set(each, `animation, begun at ${each.startTime}`);
    seen.set('focus', document.activeElement?.outerHTML ?? '');
    return seen.set('position', `${scrollX} ${scrollY}`);
  };
  page.kept = page.look();
}

/** Returns what is not as it was noted. */
function compare(): string[] {
  const { kept, look } = window as unknown as Kept;
  const now = look();
  const order = (one: Map<unknown, string>, other: Map<unknown, string>) =>
    [...one.keys()].filter((each) => other.has(each));
  const shared = order(kept, now);
  return [
    ...[...kept].flatMap(([each, text]) => (now.has(each) ? [] : `gone: ${text}`)),
    ...[...now].flatMap(([each, text]) => (kept.has(each) ? [] : `new: ${text}`)),
    ...shared.flatMap((each) =>
      kept.get(each) === now.get(each) ? [] : `${kept.get(each)} → ${now.get(each)}`,
    ),
    ...(order(now, kept).every((each, index) => each === shared[index]) ? [] : ['in another order']),
  ];
}

/** Animates what is on every page, for longer than any test takes, so that a node which is moved would begin anew. */
function animate(): void {
  const style = new CSSStyleSheet();
  style.replaceSync(
    '@keyframes keep { to { orphans: 9 } } #app > *, header *, main > *, section, h1, h2, p { animation: keep 9999s }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
}

/** Animates the document, and notes it once two looks at it are the same. */
export async function noteDocument(visitor: Visitor): Promise<void> {
  await visitor.run(animate);
  await expect(async () => {
    await visitor.run(note);
    await frames(visitor, 9);
    expect(await visitor.run(compare)).toEqual([]);
  }).toPass();
}

/** What is not as it was noted. */
export const changesOf = (visitor: Visitor) => visitor.run(compare);
