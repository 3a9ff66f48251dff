import { words } from 'content:site';
import type { MouseEvent } from 'react';
import css from './copy-button.module.css';
import { Icon } from './icon';

interface Props {
  /** The button's accessible name. */
  name: string;
  /** What the tooltip says instead of `Copy`. */
  tip?: string;
  onCopy: (event: MouseEvent<Element>) => void;
}

/** Copies the value before it (see `useCopy`); hidden without script. */
export const CopyButton = ({ name, tip, onCopy }: Props) => (
  <>
    <button
      type="button"
      className={css.copy}
      aria-label={name}
      data-copy
      data-open={tip ? '' : undefined}
      onClick={onCopy}
    >
      <Icon name="copy" />
    </button>
    {/* Inside the button, its name would have to contain this text. The key makes the tooltip new for each text: a browser that
        translates the page has replaced the first text by its own. */}
    <span key={tip} className={css.tip} aria-hidden="true" data-tip>
      {tip ?? words.copy}
    </span>
  </>
);
