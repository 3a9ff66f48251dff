import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parse } from 'node-html-parser';
import { compress } from '../../../plugins/budget/compress.ts';

/** A value for a page, and one for its control, which is the same page without its scripts. */
export type Sides<Of> = Record<'ours' | 'control', Of>;

const SCRIPTS = 'script:not([type="application/ld+json"]), link[rel=modulepreload], link[as=script]';

/** Removes a page's scripts, their preloads and the templates that they are in; everything else is unchanged. */
function withoutScripts(html: string): string {
  const page = parse(html, { comment: true });
  for (const element of page.querySelectorAll(SCRIPTS)) {
    const { parentNode: parent } = element;
    element.remove();
    if (parent?.localName === 'template' && !parent.innerHTML) parent.remove();
  }
  return page.toString();
}

/** Writes the control of a built site to a folder, which is replaced: the same site, with its pages stripped of scripts. */
export async function createControl(dist: string, pages: string[], control: string): Promise<void> {
  await rm(control, { recursive: true, force: true });
  await cp(dist, control, { recursive: true });
  for (const page of pages) {
    const file = resolve(control, page);
    await writeFile(file, withoutScripts(await readFile(file, 'utf8')));
  }
  await compress(control, pages);
}

/** Measures a page and its control in turn, each first in every other run, so that a slow moment affects both. */
export async function inTurn<Figures>(
  runs: number,
  measure: (side: keyof Sides<Figures>) => Promise<Figures>,
) {
  const pairs: Sides<Figures>[] = [];
  for (let run = 0; run < runs; run++) {
    const early = run % 2 ? await measure('control') : undefined;
    const ours = await measure('ours');
    pairs.push({ ours, control: early ?? (await measure('control')) });
  }
  return pairs;
}
