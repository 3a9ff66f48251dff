import { afterFrame } from './loading/idle';

/** How long the browser may take to answer: some in-app browsers never do, others ask the visitor first. */
export const COPY_WAIT_MS = 900;

/**
 * Copies a text to the clipboard, by the older command where the browser refuses or lacks the newer one.
 * @returns whether it has been copied in time
 */
export const copyText = (text: string, clipboard: Clipboard): Promise<boolean> =>
  Promise.race([
    new Promise<boolean>((resolve) => setTimeout(resolve, COPY_WAIT_MS, false)),
    (async () => clipboard.writeText(text))().then(
      () => true,
      () => copyByCommand(text),
    ),
  ]);

function copyByCommand(text: string): boolean {
  const copied = document.createElement('span');
  copied.textContent = text;
  document.body.append(copied);
  getSelection()?.selectAllChildren(copied);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    copied.remove();
  }
}

/** What the visitor's presses on buttons are copying, until their components ask. */
export const copying = new WeakMap<Element, Promise<boolean>>();

/** Copies the value before a `[data-copy]` button, which is painted as pressed first: a browser's clipboard takes longer than a frame. */
export const copyBefore = (button: Element): Promise<boolean> =>
  new Promise((resolve) =>
    afterFrame(() =>
      resolve(copyText(button.previousElementSibling?.textContent ?? '', navigator.clipboard)),
    ),
  );

/**
 * Copies in the visitor's own press, whether the app has started or not: a browser forgets after 1 to 5 s that it was one, and by
 * then the press is repeated.
 */
export function copyOnPress(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest?.('[data-copy]');
      if (button && !copying.has(button)) copying.set(button, copyBefore(button));
    },
    true,
  );
}
