/** The part of Splide's `Autoplay` component that is used here. */
export interface Autoplay {
  play(): void;
  pause(): void;
  isPaused(): boolean;
}

/** Share of a carousel that must be visible for it to rotate. */
const VISIBLE_SHARE = 0.25;

/**
 * Autoplays a carousel only while it is on screen, the tab is visible and no pointer is over it (WCAG 2.2.2).
 * @param control the button that starts and stops it
 * @param onTakeOver called when the visitor moves the focus into it, after which it must not continue on its own
 * @returns stops it
 */
export function autoplayWhileVisible(
  root: HTMLElement,
  autoplay: Autoplay,
  control: Element | null,
  onTakeOver: () => void,
): () => void {
  // Initially false even if the pointer is over it: after a press on "play", that must not pause the carousel.
  let isHeld = false;
  let onScreen = false;
  const end = new AbortController();
  const { signal } = end;

  const sync = () => {
    const play = onScreen && !document.hidden && !isHeld;
    if (play !== autoplay.isPaused()) return;
    autoplay[play ? 'play' : 'pause']();
  };
  const on = (target: EventTarget, type: string, change: (event: Event) => void) =>
    target.addEventListener(
      type,
      (event) => {
        change(event);
        sync();
      },
      { signal },
    );

  on(root, 'mouseenter', () => {
    isHeld = true;
  });
  on(root, 'mouseleave', () => {
    isHeld = false;
  });
  on(document, 'visibilitychange', () => {});
  root.addEventListener(
    'focusin',
    ({ target }) => {
      // Pressing the button with a pointer focuses it too, but then the click handler decides.
      if (target !== control || control?.matches(':focus-visible')) onTakeOver();
    },
    { signal },
  );
  const screen = new IntersectionObserver(
    (entries) => {
      // Browsers disagree on the value of `isIntersecting` below the threshold.
      onScreen = (entries.at(-1)?.intersectionRatio ?? 0) >= VISIBLE_SHARE;
      sync();
    },
    { threshold: VISIBLE_SHARE },
  );
  screen.observe(root);

  return () => {
    end.abort();
    screen.disconnect();
    autoplay.pause();
  };
}
