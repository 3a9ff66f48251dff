import { words } from 'content:site';
import { type MouseEvent, useState } from 'react';
import { copyBefore, copying } from '../first/copy-text';

/** How long the tooltip shows `Copied!`. */
export const COPIED_MS = 2000;

/** What has been copied, and what its tooltip says. */
interface Copied<Key> {
  key: Key;
  text: string;
}

/** The latest press of all copy buttons of the page, and what clears the tooltip of the press before. */
let latest = {};
let clearLatest = () => {};

/**
 * Returns which of several values has been copied, if any, and the handler of presses on their buttons. Each button has
 * `data-copy` and stands behind its value. If the browser refuses or does not answer, the value is selected, and the text
 * tells the visitor how to copy it.
 */
export function useCopy<Key extends string>() {
  const [copied, setCopied] = useState<Copied<Key>>();

  async function onCopy(key: Key, { currentTarget: button }: MouseEvent<Element>) {
    const press = {};
    latest = press;
    clearLatest();
    const result = copying.get(button) ?? copyBefore(button);
    copying.delete(button);
    const isCopied = await result;
    if (latest !== press) return;
    if (!isCopied) getSelection()?.selectAllChildren(button.previousElementSibling as Element);
    setCopied({ key, text: isCopied ? words.copied : words.byHand });
    let timer: ReturnType<typeof setTimeout> | undefined;
    clearLatest = () => {
      clearTimeout(timer);
      setCopied(undefined);
    };
    // No effect clears the timer, because an effect would start the app: a component that is gone ignores the call.
    if (isCopied) timer = setTimeout(clearLatest, COPIED_MS);
  }

  return { copied, onCopy };
}
