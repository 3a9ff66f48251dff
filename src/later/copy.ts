import { words } from 'content:words';
import { copyText } from './copy-text';

/** How long the tooltip shows `Copied!`. */
export const COPIED_MS = 2000;

let shown: Element | null = null;
let timer: ReturnType<typeof setTimeout>;

/**
 * Copies the value before a `[data-copy]` button to the clipboard, and the button's tooltip and the page's status say so, for
 * one button at a time. If the browser refuses or does not answer, the value is selected and the tooltip tells the visitor
 * how to copy it.
 */
export async function copyValue(button: Element, clipboard = navigator.clipboard): Promise<void> {
  const value = button.previousElementSibling as Element;
  announce(null, words.copy);
  if (await copyText(value.textContent ?? '', clipboard)) {
    announce(button, words.copied);
    timer = setTimeout(announce, COPIED_MS, null, words.copy);
  } else {
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
