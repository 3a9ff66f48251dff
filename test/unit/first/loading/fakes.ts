import { vi } from 'vitest';

type Entry = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting' | 'intersectionRatio'>;

/** Fake `IntersectionObserver`: the test decides what is on screen. */
export class FakeObserver {
  static all: FakeObserver[] = [];
  static get last(): FakeObserver {
    return FakeObserver.all.at(-1) as FakeObserver;
  }

  readonly watched = new Set<Element>();
  disconnect = vi.fn(() => this.watched.clear());

  constructor(
    private readonly callback: (entries: Entry[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    FakeObserver.all.push(this);
  }

  observe(element: Element): void {
    this.watched.add(element);
  }

  unobserve(element: Element): void {
    this.watched.delete(element);
  }

  /** Reports the visible share of each element, from 0 to 1; elements that are not watched are ignored. */
  report(...seen: [target: Element, ratio: number][]): void {
    const entries = seen
      .filter(([target]) => this.watched.has(target))
      .map(([target, intersectionRatio]) => ({
        target,
        intersectionRatio,
        isIntersecting: intersectionRatio > 0,
      }));
    if (entries.length) this.callback(entries);
  }
}

/** Replaces the browser's `IntersectionObserver` with the fake. */
export function stubObserver(): void {
  FakeObserver.all = [];
  vi.stubGlobal('IntersectionObserver', FakeObserver);
}

/**
 * A dynamic import as the build writes it: its source contains the URL, its behavior is up to the test.
 * @param file URL of the file
 */
export const part = <T>(file: string, load: () => Promise<T>): (() => Promise<T>) =>
  Object.assign(() => load(), { toString: () => `() => import("${file}")` });

/** A promise that never settles: a network that hangs. */
export const hang = (): Promise<never> => new Promise(() => {});
