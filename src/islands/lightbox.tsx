import { words } from 'content:words';
import { useEffect, useRef } from 'react';
import { Icon } from '../components/icon';
import css from './lightbox.module.css';

interface Props {
  /** The link around the picture; it leads to the file in full size. */
  link: HTMLAnchorElement;
  onClose: () => void;
}

/** A picture in its full size; a press on it switches between fitting the screen and its own size. */
export function Lightbox({ link, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const alt = link.querySelector('img')?.alt ?? '';
  const caption = link.nextElementSibling?.textContent || alt;
  return (
    // Its arrow keys are not the carousel's.
    <dialog
      ref={dialog}
      className={css.lightbox}
      aria-label={caption}
      onClose={onClose}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <form method="dialog">
        <button type="submit" aria-label={words.closePicture}>
          <Icon name="close" />
        </button>
      </form>
      <button
        type="button"
        className={css.picture}
        aria-label={words.zoom}
        onClick={() => dialog.current?.toggleAttribute('data-zoomed')}
      >
        <img src={link.href} alt={alt} />
      </button>
    </dialog>
  );
}
