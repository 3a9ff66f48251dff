import { parse } from 'node-html-parser';

const urlsInStyle = (css: string) => [...css.matchAll(/url\("?([^)"]+)/g)].map(([, file = '']) => file);

/** The URLs in a page, as written. */
function urlsIn(html: string): string[] {
  const page = parse(html);
  const valuesOf = (name: string) =>
    page.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name) ?? '');
  const sets = valuesOf('srcset').flatMap((set) => set.split(/ [^,]*,?\s*/).filter(Boolean));
  const styles = page.querySelectorAll('style').map(String).join();
  return [...valuesOf('href'), ...valuesOf('src'), ...sets, ...urlsInStyle(styles)];
}

/** The URLs in a web manifest. */
function urlsInManifest(text: string): string[] {
  const { start_url, icons = [] } = JSON.parse(text) as { start_url: string; icons?: { src: string }[] };
  return [start_url, ...icons.map(({ src }) => src)];
}

/** How a file of each type mentions others. */
const MENTIONS = { html: urlsIn, css: urlsInStyle, manifest: urlsInManifest };

/**
 * Follows every URL that a site mentions, starting at its home page.
 * @param home absolute URL of the home page; URLs of the same origin outside its folder are faults
 * @returns the URLs of its pages and of its other files, and every fault
 */
export async function crawl(home: string) {
  /** By URL: the `id`s of a page; undefined for another file. */
  const found = new Map<string, string[] | undefined>();
  const faults: string[] = [];
  const fragments: [from: string, to: string, id: string][] = [];
  const queue: [from: string, to: string][] = [['', home]];

  for (let next = queue.shift(); next; next = queue.shift()) {
    const [from, address] = next;
    const { origin, hash, href } = new URL(address, from || home);
    if (origin !== new URL(home).origin) continue;
    const file = href.replace(/[?#].*/, '');
    if (!file.startsWith(home)) faults.push(`${from} leads outside of the site: ${address}`);
    if (hash) fragments.push([from, file, decodeURIComponent(hash.slice(1))]);
    if (found.has(file)) continue;
    const response = await fetch(file, { redirect: 'manual' });
    if (response.status !== 200) faults.push(`${from} leads to ${address}: status ${response.status}`);
    const [type] = /html|css|manifest/.exec(response.headers.get('content-type') ?? '') ?? [];
    const text = await response.text();
    const page = type === 'html' ? parse(text) : undefined;
    found.set(
      file,
      page?.querySelectorAll('[id]').map(({ id }) => id),
    );
    const mentioned = type ? MENTIONS[type as keyof typeof MENTIONS](text) : [];
    queue.push(...mentioned.map((each) => [file, each] as [string, string]));
  }

  for (const [from, to, id] of fragments)
    if (!found.get(to)?.includes(id)) faults.push(`${from} leads to #${id}, which ${to} does not have`);
  const files = [...found.keys()];
  return {
    pages: files.filter((file) => found.get(file)),
    files: files.filter((file) => !found.get(file)),
    faults,
  };
}
