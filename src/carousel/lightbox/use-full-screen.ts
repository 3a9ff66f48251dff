import { useEffect, useRef, useState } from 'react';
import { type Gestures, watchGestures } from './gestures';
import { addHistoryEntry } from './history-entry';
import type { Size } from './zoom';

/**
 * Opens a dialog over the visible part of the page, with an entry in the history.
 * @returns refs for the dialog and for its stage, which shows a picture; the size of the stage; a ref for the handlers of gestures
 * on it; and a function that closes the dialog as "back" does
 */
export function useFullScreen() {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const gestures = useRef<Gestures>(undefined);
  const goBack = useRef(() => {});
  const [room, setRoom] = useState<Size>({ width: innerWidth, height: innerHeight });

  useEffect(() => {
    const { style } = dialog.current as HTMLDialogElement;
    const screen = window.visualViewport;
    // Of a page that the visitor has zoomed, the screen shows a part, which no finger can move in the dialog.
    const cover = () => {
      if (screen)
        style.cssText = `width:${screen.width}px;height:${screen.height}px;left:${screen.offsetLeft}px;top:${screen.offsetTop}px`;
    };
    cover();
    screen?.addEventListener('resize', cover);
    dialog.current?.showModal();
    goBack.current = addHistoryEntry(() => dialog.current?.close());
    const size = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect));
    const watched = stage.current as HTMLDivElement;
    size.observe(watched);
    const unwatch = watchGestures(watched, () => gestures.current as Gestures);
    return () => {
      unwatch();
      screen?.removeEventListener('resize', cover);
      size.disconnect();
    };
  }, []);

  return { dialog, stage, room, gestures, goBack: () => goBack.current() };
}
