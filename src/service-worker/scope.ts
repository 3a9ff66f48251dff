/** Service worker types missing from TypeScript's DOM library, as far as the worker uses them. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown;
}

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: ExtendableMessageEvent;
}

interface Clients {
  claim(): Promise<void>;
  matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly { url: string }[]>;
}

/** The worker's global scope (https://w3c.github.io/ServiceWorker/#serviceworkerglobalscope-interface). */
interface WorkerScope {
  readonly location: Location;
  readonly caches: CacheStorage;
  readonly clients: Clients;
  readonly registration: ServiceWorkerRegistration;
  readonly navigator: { connection?: { saveData?: boolean; effectiveType?: string } };
  fetch: typeof fetch;
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof WorkerEvents>(type: K, listener: (event: WorkerEvents[K]) => void): void;
}

/** The scope that the worker runs in. */
export const scope = globalThis as unknown as WorkerScope & { list: string };

/**
 * The build's list of this version of the site, a file with a hash of its contents and of the worker in its name. `sw.js` sets
 * that name, so that only this little file changes with each version.
 */
export interface OfflineList {
  /** The pages by path; each has its path and mark in its HTML, in `data-page`. */
  pages: Record<string, ListedPage>;
  /** The value of `data-parts` in every page: the files of what its scripts load later. */
  names: string;
  /** Paths of the files that show the not-found page. */
  notFound: ListedPage['parts'];
  /** The first characters of the hashes of scripts, styles and fonts (SHA-256, base64), by path. */
  files: Record<string, string>;
}

interface ListedPage {
  /** The first characters of its hash, without mark and names. */
  mark: string;
  /** Paths of the files that show the page in another page's document. */
  parts: string[];
}

declare const __PICTURES__: string;
declare const __OTHER_LANGUAGE_PATHS__: string;

/** Path of the pictures' folder, which all languages of a site share. */
export const picturesPath: string = __PICTURES__;

/** The paths of the site's other languages; undefined if there are none. */
export const otherLanguagePaths = __OTHER_LANGUAGE_PATHS__ ? new RegExp(__OTHER_LANGUAGE_PATHS__) : undefined;
