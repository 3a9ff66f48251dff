/** What moves a carousel by itself; Splide's own component of that name. */
export interface Autoplay {
  play(): void;
  pause(): void;
  isPaused(): boolean;
}

/** How much of a carousel must be seen for it to move. */
const SEEN = 0.25;

/**
 * Lets a carousel that is wanted to move do so only while it is on screen, the tab is visible and
 * neither the pointer rests on it nor the keyboard is in it (spec, section 5; WCAG 2.2.2).
 */
export function keepPlaying(root: HTMLElement, autoplay: Autoplay): () => void {
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
      onScreen = (entries.at(-1)?.intersectionRatio ?? 0) >= SEEN;
      sync();
    },
    { threshold: SEEN },
  );
  screen.observe(root);

  return () => {
    end.abort();
    screen.disconnect();
    autoplay.pause();
  };
}
