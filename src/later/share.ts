import { words } from 'content:words';
import { copyText } from './copy-text';

/** How long a button shows the result. */
export const MESSAGE_MS = 2000;

type Sharer = Pick<Navigator, 'clipboard'> & Partial<Pick<Navigator, 'share'>>;

/**
 * Handles clicks on `[data-share]` buttons: shares the page with the device's own dialog; without one, copies its URL,
 * and the button shows that for a while.
 * @param announce announces a text to screen readers; an empty text clears it
 */
export function shareOnClick(announce: (text: string) => void, sharer: Sharer = navigator): void {
  let restore = () => {};

  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest?.<HTMLElement>('[data-share]');
    const label = button?.lastChild;
    if (!button || !label) return;
    const message = await share(sharer);
    restore();
    if (!message) return;
    const before = label.textContent;
    // A shorter text must not move neighbouring elements.
    button.style.minWidth = `${button.offsetWidth}px`;
    label.textContent = message;
    announce(message);
    const timer = setTimeout(() => restore(), MESSAGE_MS);
    restore = () => {
      clearTimeout(timer);
      label.textContent = before;
      announce('');
      restore = () => {};
    };
  });
}

/** Shares the page; returns the message to show, if any. */
async function share(sharer: Sharer): Promise<string | undefined> {
  const url = location.origin + location.pathname;
  try {
    await sharer.share?.({ title: document.title, url });
    if (sharer.share) return;
  } catch (error) {
    // The visitor cancelled, or pressed twice while the device's dialog is open.
    if (['AbortError', 'InvalidStateError'].includes((error as Error).name)) return;
  }
  return (await copyText(url, sharer.clipboard)) ? words.addressCopied : words.copyRefused;
}
