/** The part of Splide's `Autoplay` component that is used here. */
export interface Autoplay {
  play(): void;
  pause(): void;
  isPaused(): boolean;
}

/** Share of a carousel that must be on screen for it to move. */
const VISIBLE_SHARE = 0.25;

/**
 * Autoplays a carousel only while it is on screen, the tab is visible and no pointer is in it (spec,
 * section 5; WCAG 2.2.2).
 * @param control the button that starts and stops it
 * @param onTakeOver the visitor has put the focus into it: it is theirs, and does not go on by itself
 * @returns how to stop
 */
export function autoplayWhileVisible(
  root: HTMLElement,
  autoplay: Autoplay,
  control: Element | null,
  onTakeOver: () => void,
): () => void {
  // A press on "play" leaves the pointer on the button: that must not hold the carousel.
  let isHeld = false;
  let onScreen = false;
  const end = new AbortController();
  const { signal } = end;

  const sync = () => {
    const play = onScreen && !document.hidden && !isHeld;
    if (play !== autoplay.isPaused()) return;
    if (play) autoplay.play();
    else autoplay.pause();
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
      // A pointer that presses the button brings the focus too: then the press itself decides.
      if (target !== control || control?.matches(':focus-visible')) onTakeOver();
    },
    { signal },
  );
  const screen = new IntersectionObserver(
    (entries) => {
      // Browsers disagree on what `isIntersecting` means below the threshold.
      onScreen = (entries[entries.length - 1]?.intersectionRatio ?? 0) >= VISIBLE_SHARE;
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
