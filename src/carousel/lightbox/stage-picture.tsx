import type { LinkedPicture } from './pictures';
import { fitInto, type Size, type View } from './zoom';

interface Props {
  picture: LinkedPicture;
  /** The stage's size. */
  room: Size;
  /** Zoom and position; undefined for a picture that is only prefetched. */
  view?: View;
  /** The largest zoom at which the picture must be sharp. */
  sharpness: number;
  /** The side that it comes from: 1 is the right, -1 the left, 0 neither. */
  from: number;
  /** True if it follows a pointer, and moves without a transition. */
  isHeld: boolean;
  onLoad: () => void;
}

/** One picture on the lightbox's stage, in a file as wide as needed. */
export function StagePicture({ picture, room, view, sharpness, from, isHeld, onLoad }: Props) {
  const { srcSet, src, alt, size, isDrawing } = picture;
  const { width, height } = fitInto(size, room, isDrawing);
  const transform = view && `translate(${view.x}px, ${view.y}px) scale(${view.zoom})`;
  return (
    <img
      hidden={!view}
      // Before `srcset`, as it determines which file is fetched.
      sizes={`${Math.ceil(width * (view ? sharpness : 1))}px`}
      srcSet={srcSet}
      src={src}
      alt={alt}
      data-from={from}
      data-held={isHeld ? '' : undefined}
      onLoad={onLoad}
      style={{ width: `${width}px`, height: `${height}px`, transform }}
    />
  );
}
