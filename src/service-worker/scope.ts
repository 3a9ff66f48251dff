/** Service worker types missing from TypeScript's DOM library, as far as the worker uses them. */
export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown;
}

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: ExtendableMessageEvent;
}

/** The worker's global scope (https://w3c.github.io/ServiceWorker/#serviceworkerglobalscope-interface). */
export interface WorkerScope {
  readonly location: Location;
  readonly caches: CacheStorage;
  readonly clients: { claim(): Promise<void> };
  readonly registration: ServiceWorkerRegistration;
  fetch: typeof fetch;
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof WorkerEvents>(type: K, listener: (event: WorkerEvents[K]) => void): void;
}

/** The scope that the worker runs in. */
export const scope = globalThis as unknown as WorkerScope;

/** Data from the build about this version of the site. */
export interface PrecacheManifest {
  /** Changes with every change of a page, a script, a stylesheet or a font. */
  version: string;
  /** The entry's file name, which every page of this version contains. */
  entry: string;
  /** Paths of the pages. */
  pages: string[];
  /** Path of the page for every other URL. */
  notFound: string;
  /** Integrity hashes of scripts, stylesheets and fonts by path (as in Subresource Integrity). */
  parts: Record<string, string>;
}

declare const __PRECACHE_MANIFEST__: PrecacheManifest;

declare const __PICTURES__: string;
declare const __OTHER_LANGUAGE_PATHS__: string;

/** Path of the pictures' folder, which all languages of a site share. */
export const picturesPath: string = __PICTURES__;

/** The paths of the site's other languages; undefined if there are none. */
export const otherLanguagePaths = __OTHER_LANGUAGE_PATHS__ ? new RegExp(__OTHER_LANGUAGE_PATHS__) : undefined;

/** This version of the site. */
export const manifest: PrecacheManifest = __PRECACHE_MANIFEST__;
