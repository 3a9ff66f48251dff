/** The part of Splide's `Autoplay` component that is used here. */
export interface Autoplay {
  play(): void;
  pause(): void;
  isPaused(): boolean;
}

/** Share of a carousel that must be on screen for it to move. */
const VISIBLE_SHARE = 0.25;

/**
 * Autoplays a carousel only while it is on screen, the tab is visible and neither pointer nor focus
 * is in it (spec, section 5; WCAG 2.2.2).
 * @returns how to stop
 */
export function autoplayWhileVisible(root: HTMLElement, autoplay: Autoplay): () => void {
  // A press on "play" leaves pointer and focus on the button: that must not hold the carousel.
  const holds = { pointer: false, focus: false };
  let onScreen = false;
  const end = new AbortController();
  const { signal } = end;

  const sync = () => {
    const play = onScreen && !document.hidden && !holds.pointer && !holds.focus;
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
    holds.pointer = true;
  });
  on(root, 'mouseleave', () => {
    holds.pointer = false;
  });
  on(root, 'focusin', () => {
    holds.focus = true;
  });
  on(root, 'focusout', () => {
    holds.focus = false;
  });
  on(document, 'visibilitychange', () => {});
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
