import { NOT_FOUND, PAGES } from '../support/site.ts';
import { hasExtras, scrollTo, visit } from './helpers.ts';
import { expect, poll, test } from './test.ts';

type Kept = typeof window & {
  kept: { nodes: Node[]; state: unknown[] };
  stateNow: () => unknown[];
  nodesNow: () => Node[];
};

/** Notes the whole document: nodes, attributes, focus, scroll position, animations; not the figures of the visit. */
function note(): void {
  const kept = window as unknown as Kept;
  const isFigure = (node: Node) => !!node.parentElement?.closest('footer > :last-child');
  kept.nodesNow = () => {
    const walker = document.createTreeWalker(document);
    const nodes: Node[] = [];
    while (walker.nextNode())
      if (!isFigure(walker.currentNode) && !(walker.currentNode instanceof HTMLLinkElement))
        nodes.push(walker.currentNode);
    return nodes;
  };
  kept.stateNow = () => [
    kept.nodesNow().flatMap((node) =>
      node instanceof Element
        ? [...node.attributes]
            // The canvas gets its size with the worker's first frame.
            .filter(({ name }) => node.localName !== 'canvas' || !/^(?:width|height)$/.test(name))
            .map(({ name, value }) => `${name}=${value}`)
        : [node.nodeValue],
    ),
    document.activeElement?.outerHTML,
    [scrollX, scrollY],
    document.getAnimations().map(({ startTime }) => startTime),
  ];
  kept.kept = { nodes: kept.nodesNow(), state: kept.stateNow() };
}

/** Returns what is not as it was noted. */
function compare(): string[] {
  const { kept, nodesNow, stateNow } = window as unknown as Kept;
  const nodes = nodesNow();
  const sameNodes =
    nodes.length === kept.nodes.length && nodes.every((node, index) => node === kept.nodes[index]);
  const [before = [], now = []] = [kept.state, stateNow()].map((state) => state.flat().map(String));
  const changed = now.filter((each, index) => each !== before[index]);
  return [...(sameNodes ? [] : ['nodes']), ...changed, ...before.slice(now.length)];
}

/** Whether what a page gets last by itself has come. */
const hasBackground = () => !!document.querySelector('body > canvas');

/** Shows the intent to follow a link to another page. */
function point(paths: string[]): void {
  const link = [...document.querySelectorAll('a')].find(
    ({ pathname, hash, target }) =>
      paths.includes(pathname) && pathname !== location.pathname && !hash && !target,
  );
  link?.dispatchEvent(new Event('pointerover', { bubbles: true }));
}

/** Whether another page’s HTML, which no page had, has come. */
const hasNext = async () => {
  const [file] = performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\/assets\/[^/]*\.page-[^/]*\.js$/.test(name));
  return !!file && !!(await import(file.name));
};

for (const { path } of [...PAGES, NOT_FOUND])
  test(`when another page arrives, ${path} stays as it is: nodes, attributes, focus, position, animations`, async ({
    visitor,
    host,
  }) => {
    await visit(visitor, host, path);
    await poll(visitor, hasExtras).toBe(true);
    await poll(visitor, hasBackground).toBe(true);
    await scrollTo(visitor, 40);
    await poll(
      visitor,
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    ).toBe(0);
    await visitor.run(async () => {
      for (let count = 0; count < 3; count++) await new Promise((resolve) => requestAnimationFrame(resolve));
      document.querySelector<HTMLElement>('a[href="#main"]')?.focus({ preventScroll: true });
    });
    // At rest, two looks at it are the same.
    await expect(async () => {
      await visitor.run(note);
      await visitor.run(async () => {
        for (let count = 0; count < 9; count++)
          await new Promise((resolve) => requestAnimationFrame(resolve));
      });
      expect(await visitor.run(compare)).toEqual([]);
    }).toPass();
    const before = await visitor.run(hasNext);
    await visitor.run(
      point,
      PAGES.map((page) => page.path),
    );
    await poll(visitor, hasNext).toBe(true);
    expect([before, await visitor.run(compare)]).toEqual([false, []]);
  });
