import { words } from 'content:words';

/** How long a button says what came of it. */
export const SAID_MS = 2000;

type Sharer = Pick<Navigator, 'clipboard'> & Partial<Pick<Navigator, 'share'>>;

/**
 * Answers a click on a `[data-share]` button: the page is shared the way that the visitor's device
 * does it; where there is none, its address is copied, and the button says so for a while.
 * @param say tells a screen reader; an empty text takes it back
 */
export function shareOnClick(say: (text: string) => void, sharer: Sharer = navigator): void {
  let restore = () => {};

  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-share]');
    const label = button?.lastChild;
    if (!button || !label) return;
    const answer = await share(sharer);
    restore();
    if (!answer) return;
    const before = label.textContent;
    // Other words are not to move what stands beside them.
    button.style.minWidth = `${button.offsetWidth}px`;
    label.textContent = answer;
    say(answer);
    const timer = setTimeout(() => restore(), SAID_MS);
    restore = () => {
      clearTimeout(timer);
      label.textContent = before;
      say('');
      restore = () => {};
    };
  });
}

/** What there is to say of it, if anything. */
async function share(sharer: Sharer): Promise<string | undefined> {
  const url = location.origin + location.pathname;
  try {
    await sharer.share?.({ title: document.title, url });
    if (sharer.share) return;
  } catch (error) {
    // The visitor thought better of it, or pressed twice and has the device's sheet open.
    if (['AbortError', 'InvalidStateError'].includes((error as Error).name)) return;
  }
  try {
    await sharer.clipboard.writeText(url);
    return words.addressCopied;
  } catch {
    return words.copyRefused;
  }
}
