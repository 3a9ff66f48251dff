import { vi } from 'vitest';

type Entry = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting' | 'intersectionRatio'>;

/** What stands in for the browser's `IntersectionObserver`: the test says what is on screen. */
export class Screen {
  static all: Screen[] = [];
  static get last(): Screen {
    return Screen.all.at(-1) as Screen;
  }

  readonly watched = new Set<Element>();
  disconnect = vi.fn(() => this.watched.clear());

  constructor(
    private readonly callback: (entries: Entry[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    Screen.all.push(this);
  }

  observe(element: Element): void {
    this.watched.add(element);
  }

  unobserve(element: Element): void {
    this.watched.delete(element);
  }

  /** So much of each element is seen now, of 1; what nobody watches is not told. */
  shows(...seen: [target: Element, ratio: number][]): void {
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

/** Puts it in the place of the browser's. */
export function stubScreen(): void {
  Screen.all = [];
  vi.stubGlobal('IntersectionObserver', Screen);
}
