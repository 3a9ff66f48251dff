/** What TypeScript's DOM library lacks of a service worker's world; only what the worker uses. */
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

/** What the build tells the worker of its version of the site. */
export interface PrecacheManifest {
  /** Another one with every change of a page, a script, a style or a font. */
  version: string;
  /** The entry's file name, which every page of this version carries. */
  entry: string;
  /** Addresses of the pages. */
  pages: string[];
  /** Address of the page for every other address. */
  notFound: string;
  /** Scripts, styles and fonts, their hashes by address (as in Subresource Integrity). */
  parts: Record<string, string>;
}

declare const __PRECACHE_MANIFEST__: PrecacheManifest;

declare const __PICTURES__: string;
declare const __APART__: string;

/** Path of the folder that pictures are in: all languages of a site share them. */
export const picturesPath: string = __PICTURES__;

/** The paths of the site's other languages; undefined where there are none. */
export const apart = __APART__ ? new RegExp(__APART__) : undefined;

/** This version of the site. */
export const manifest: PrecacheManifest = __PRECACHE_MANIFEST__;
