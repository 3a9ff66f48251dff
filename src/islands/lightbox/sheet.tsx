import type { LinkedPicture } from './pictures';
import { fitOn, type Size, type View } from './zoom';

interface Props {
  picture: LinkedPicture;
  /** The stage's size. */
  room: Size;
  /** How it is looked at; undefined for one that only loads ahead. */
  view?: View;
  /** The largest zoom that its file is to be sharp at. */
  sharpness: number;
  /** Where the visitor came from: 1 from the one before, -1 from the next. */
  way: number;
  /** It follows a hand, at once. */
  isHeld: boolean;
  onLoad: () => void;
}

/** One picture on the lightbox's stage, in the width that it is shown in. */
export function Sheet({ picture, room, view, sharpness, way, isHeld, onLoad }: Props) {
  const { srcSet, src, alt, size, isDrawing } = picture;
  const { width, height } = fitOn(size, room, isDrawing);
  const transform = view && `translate(${view.x}px, ${view.y}px) scale(${view.zoom})`;
  return (
    <img
      hidden={!view}
      // Before the addresses: which of them is asked for hangs on it.
      sizes={`${Math.ceil(width * (view ? sharpness : 1))}px`}
      srcSet={srcSet}
      src={src}
      alt={alt}
      data-way={way}
      data-held={isHeld ? '' : undefined}
      onLoad={onLoad}
      style={{ width: `${width}px`, height: `${height}px`, transform }}
    />
  );
}
