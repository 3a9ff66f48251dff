/** How long the tooltip says `Copied!` (spec, section 3). */
export const COPIED_MS = 2000;

const COPIED = 'Copied!';
const COPY = 'Copy';
const BY_HAND = 'Selected: copy by hand (Ctrl/⌘ + C)';

let shown: Element | null = null;
let timer: ReturnType<typeof setTimeout>;

/**
 * Answers a click anywhere: where it meets a `[data-copy]` button, the value beside it goes on the
 * clipboard, and the button's tooltip and the page's status say so. One button at a time says
 * anything. Where the browser refuses, the value is selected and the tooltip says what to do.
 */
export async function onCopyClick({ target }: Event, clipboard = navigator.clipboard): Promise<void> {
  const button = (target as Element).closest('[data-copy]');
  const value = button?.previousElementSibling;
  if (!button || !value) return;
  announce(null, COPY);
  try {
    await clipboard.writeText(value.textContent ?? '');
    announce(button, COPIED);
    timer = setTimeout(announce, COPIED_MS, null, COPY);
  } catch {
    getSelection()?.selectAllChildren(value);
    announce(button, BY_HAND);
  }
}

function announce(button: Element | null, text: string) {
  clearTimeout(timer);
  if (shown) setTooltip(shown, COPY, false);
  shown = button;
  if (button) setTooltip(button, text, true);
  const status = document.getElementById('copy-status');
  if (status) status.textContent = button ? text : '';
}

function setTooltip(button: Element, text: string, open: boolean) {
  const tip = button.nextElementSibling;
  if (tip) tip.textContent = text;
  button.toggleAttribute('data-open', open);
}
