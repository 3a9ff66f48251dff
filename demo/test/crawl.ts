import { parse } from 'node-html-parser';

/** What stands at an address of the site. */
interface Found {
  status: number;
  type: string;
  /** The `id`s of a page. */
  ids: Set<string>;
}

/** A crawl of a whole site: every address that it mentions, and every fault. */
export interface Crawl {
  pages: string[];
  files: string[];
  faults: string[];
}

const ADDRESSES: Record<string, string> = {
  a: 'href',
  link: 'href',
  script: 'src',
  img: 'src',
};

/** The addresses that a page mentions, as they are written. */
function mentioned(html: string): string[] {
  const page = parse(html);
  const single = Object.entries(ADDRESSES).flatMap(([tag, name]) =>
    page.querySelectorAll(`${tag}[${name}]`).map((element) => element.getAttribute(name) ?? ''),
  );
  const sets = page
    .querySelectorAll('[srcset]')
    .flatMap((element) => (element.getAttribute('srcset') ?? '').split(',').map((each) => each.trim()))
    .map((each) => each.split(/\s/)[0] ?? '');
  return [...single, ...sets, ...inStyle(page.querySelectorAll('style').map(String).join())];
}

const inStyle = (css: string): string[] => [...css.matchAll(/url\("?([^)"]+)/g)].map(([, file = '']) => file);

/** The addresses in a web manifest. */
function inManifest(text: string): string[] {
  const { start_url, icons = [] } = JSON.parse(text) as { start_url: string; icons?: { src: string }[] };
  return [start_url, ...icons.map(({ src }) => src)];
}

/**
 * Follows every address that a site mentions, from its home page on.
 * @param home absolute address of the home page; nothing outside of its folder is followed
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
    const more = isPage ? mentioned(text) : type.includes('css') ? inStyle(text) : [];
    if (type.includes('manifest')) more.push(...inManifest(text));
    queue.push(...more.map((each) => [file, each] as [string, string]));
  }

  for (const [from, to, id] of fragments) {
    if (!found.get(to)?.ids.has(id)) faults.push(`${from} leads to #${id}, which ${to} does not have`);
  }
  const files = [...found.keys()];
  const isPage = (file: string) => !!found.get(file)?.type.includes('html');
  return { pages: files.filter(isPage), files: files.filter((file) => !isPage(file)), faults };
}
