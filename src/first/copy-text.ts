import { afterFrame } from './loading/idle';

/** How long the browser may take to answer: some in-app browsers never do, others ask the visitor first. */
export const COPY_WAIT_MS = 900;

/**
 * Copies a text to the clipboard, by the older command where the browser refuses or lacks the newer one.
 * @returns true if the text has been copied in time
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
  const span = document.createElement('span');
  span.textContent = text;
  document.body.append(span);
  getSelection()?.selectAllChildren(span);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    span.remove();
  }
}

/** The copying that presses on buttons have begun, by button, until the component of the button asks for it. */
export const copying = new WeakMap<Element, Promise<boolean>>();

/** Copies the value before a `[data-copy]` button, once the button is painted as pressed: a clipboard takes longer than a frame. */
export const copyBefore = (button: Element): Promise<boolean> =>
  new Promise((resolve) =>
    afterFrame(() =>
      resolve(copyText(button.previousElementSibling?.textContent ?? '', navigator.clipboard)),
    ),
  );

/**
 * Copies during the visitor's own press, even before the app has started: browsers allow it for 1 to 5 s after that, which may be
 * over when the press is repeated.
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
