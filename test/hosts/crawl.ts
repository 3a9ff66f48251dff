import { parse } from 'node-html-parser';

/** The response to a URL of the site. */
interface Found {
  status: number;
  type: string;
  /** The `id`s of a page. */
  ids: Set<string>;
}

/** The result of a crawl: every URL that the site mentions, and every fault. */
export interface Crawl {
  pages: string[];
  files: string[];
  faults: string[];
}

const URL_ATTRIBUTES: Record<string, string> = {
  a: 'href',
  link: 'href',
  script: 'src',
  img: 'src',
};

/** The URLs in a page, as written. */
function urlsIn(html: string): string[] {
  const page = parse(html);
  const single = Object.entries(URL_ATTRIBUTES).flatMap(([tag, name]) =>
    page.querySelectorAll(`${tag}[${name}]`).map((element) => element.getAttribute(name) ?? ''),
  );
  const sets = page
    .querySelectorAll('[srcset]')
    .flatMap((element) => (element.getAttribute('srcset') ?? '').split(',').map((each) => each.trim()))
    .map((each) => each.split(/\s/)[0] ?? '');
  return [...single, ...sets, ...urlsInStyle(page.querySelectorAll('style').map(String).join())];
}

const urlsInStyle = (css: string): string[] =>
  [...css.matchAll(/url\("?([^)"]+)/g)].map(([, file = '']) => file);

/** The URLs in a web manifest. */
function urlsInManifest(text: string): string[] {
  const { start_url, icons = [] } = JSON.parse(text) as { start_url: string; icons?: { src: string }[] };
  return [start_url, ...icons.map(({ src }) => src)];
}

/**
 * Follows every URL that a site mentions, starting at its home page.
 * @param home absolute URL of the home page; URLs of the same origin outside its folder are faults
 */
export async function crawl(home: string): Promise<Crawl> {
  const found = new Map<string, Found>();
  const faults: string[] = [];
  const fragments: [from: string, to: string, id: string][] = [];
  const queue: [from: string, to: string][] = [['', home]];

  for (let next = queue.shift(); next; next = queue.shift()) {
    const [from, address] = next;
    const url = new URL(address, from || home);
    if (url.origin !== new URL(home).origin || url.protocol === 'data:') continue;
    const { hash, href } = url;
    const file = href.replace(/[?#].*/, '');
    if (!file.startsWith(home)) faults.push(`${from} leads outside of the site: ${address}`);
    if (hash) fragments.push([from, file, decodeURIComponent(hash.slice(1))]);
    if (found.has(file)) continue;
    const response = await fetch(file, { redirect: 'manual' });
    const type = response.headers.get('content-type') ?? '';
    const text = /html|css|manifest/.test(type) ? await response.text() : '';
    const isPage = type.includes('html');
    const ids = isPage ? parse(text).querySelectorAll('[id]') : [];
    found.set(file, { status: response.status, type, ids: new Set(ids.map(({ id }) => id)) });
    if (response.status !== 200) faults.push(`${from} leads to ${address}: status ${response.status}`);
    const more = isPage ? urlsIn(text) : type.includes('css') ? urlsInStyle(text) : [];
    if (type.includes('manifest')) more.push(...urlsInManifest(text));
    queue.push(...more.map((each) => [file, each] as [string, string]));
  }

  for (const [from, to, id] of fragments) {
    if (!found.get(to)?.ids.has(id)) faults.push(`${from} leads to #${id}, which ${to} does not have`);
  }
  const files = [...found.keys()];
  const isPage = (file: string) => !!found.get(file)?.type.includes('html');
  return { pages: files.filter(isPage), files: files.filter((file) => !isPage(file)), faults };
}
