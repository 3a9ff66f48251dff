import { useEffect, useRef, useState } from 'react';
import styles from './background.module.css';
import { openStage, type Stage } from './stage';

interface BackgroundProps {
  /** Leaves the last frame as it is. */
  paused: boolean;
  /** Reduced motion or Save-Data: one still frame, never more. */
  calm: boolean;
}

/** The canvas of falling characters behind the page; nothing where a canvas cannot be drawn on. */
export function Background({ paused, calm }: BackgroundProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<Stage | null>(null);
  const [drawable, setDrawable] = useState(true);

  useEffect(() => {
    stage.current = canvas.current && openStage(canvas.current);
    if (!stage.current) setDrawable(false);
    return () => stage.current?.close();
  }, []);

  useEffect(() => stage.current?.setStill(paused || calm), [paused, calm]);

  if (!drawable) return null;
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty canvas without a tabindex takes no focus.
  return <canvas ref={canvas} className={styles.canvas} aria-hidden="true" />;
}
