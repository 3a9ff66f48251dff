import { words } from 'content:words';

/** How long the tooltip shows `Copied!`. */
export const COPIED_MS = 2000;

let shown: Element | null = null;
let timer: ReturnType<typeof setTimeout>;

/**
 * Handles every click on the page: on a `[data-copy]` button, the value next to it is copied to the clipboard, and the
 * button's tooltip and the page's status say so, for one button at a time. If the browser refuses, the value is
 * selected and the tooltip tells the visitor how to copy it.
 */
export async function onCopyClick({ target }: Event, clipboard = navigator.clipboard): Promise<void> {
  const button = (target as Element).closest('[data-copy]');
  const value = button?.previousElementSibling;
  if (!button || !value) return;
  announce(null, words.copy);
  try {
    await clipboard.writeText(value.textContent ?? '');
    announce(button, words.copied);
    timer = setTimeout(announce, COPIED_MS, null, words.copy);
  } catch {
    getSelection()?.selectAllChildren(value);
    announce(button, words.byHand);
  }
}

function announce(button: Element | null, text: string) {
  clearTimeout(timer);
  if (shown) setTooltip(shown, words.copy, false);
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
