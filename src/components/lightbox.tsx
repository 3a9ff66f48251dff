import { useEffect, useRef } from 'react';
import { Icon } from './icon';
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
  const { alt = '', width, height } = link.querySelector('img') ?? {};
  const caption = link.nextElementSibling?.textContent || alt;
  return (
    <dialog ref={dialog} className={css.lightbox} aria-label={caption} onClose={onClose}>
      <form method="dialog">
        <button type="submit" aria-label="Close picture">
          <Icon name="close" />
        </button>
      </form>
      <button
        type="button"
        className={css.picture}
        aria-label="Zoom in or out"
        onClick={() => dialog.current?.toggleAttribute('data-zoomed')}
      >
        <img src={link.href} alt={alt} width={width} height={height} />
      </button>
    </dialog>
  );
}
