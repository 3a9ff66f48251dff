import { render } from 'preact';
import { useState } from 'react';
import css from './lightbox.module.css';
import { type LinkedPicture, readPictures } from './pictures';
import { StagePicture } from './stage-picture';
import { Toolbar } from './toolbar';
import { useFullScreen } from './use-full-screen';
import { clamp, fitInto, type Point, UNZOOMED, type View, zoomLimits, zoomTo } from './zoom';

/** Minimum length of a swipe to the next picture. */
const SWIPE_PX = 50;
/** Zoom factor and distance of one key press. */
const KEY_ZOOM = 1.5;
const KEY_PAN_PX = 80;

interface Props {
  label: string;
  pictures: LinkedPicture[];
  start: number;
  onClose: (last: number) => void;
}

/**
 * Shows pictures full-screen, one at a time.
 * @param links the links around the pictures in the page
 * @param start index of the first picture to show
 * @param label name of the dialog
 * @param onClose gets the index of the picture shown last
 */
export function openLightbox(
  links: HTMLAnchorElement[],
  start: number,
  label: string,
  onClose: (last: number) => void,
): void {
  const box = document.createElement('div');
  document.body.append(box);
  const close = (last: number) => {
    render(null, box);
    box.remove();
    onClose(last);
  };
  const pictures = readPictures(links, start);
  render(<Lightbox label={label} pictures={pictures} start={start} onClose={close} />, box);
}

function Lightbox({ label, pictures, start, onClose }: Props) {
  const { dialog, stage, room, gestures, goBack } = useFullScreen();
  const [index, setIndex] = useState(start);
  /** The direction of the last step: 1 towards the last picture, -1 towards the first one, 0 before any. */
  const [direction, setDirection] = useState(0);
  const [lastView, setLastView] = useState(UNZOOMED);
  const [isHeld, setHeld] = useState(false);
  /** The largest zoom of this picture so far, which determines the file to fetch. */
  const [sharpness, setSharpness] = useState(1);
  const [loaded, setLoaded] = useState(-1);

  const count = pictures.length;
  /** Where the next picture is: 1 is the right, -1 the left. */
  const side = document.dir === 'rtl' ? -1 : 1;
  const wrap = (place: number) => (place + count) % count;
  const shown = pictures[index] as LinkedPicture;
  const fitted = fitInto(shown.size, room, shown.isDrawing);
  const { tapZoom, maxZoom } = zoomLimits(shown.size, fitted, shown.isDrawing);
  const isZoomed = lastView.zoom > 1;
  // The stage may have become smaller since.
  let view = isZoomed ? clamp(lastView, fitted, room) : lastView;

  /** Two fingers pan and pinch in one event: the second gesture starts from where the first one led. */
  function show(next: View) {
    view = next;
    setLastView(next);
  }
  function step(by: number) {
    if (count < 2) return;
    setIndex(wrap(index + by));
    setDirection(Math.sign(by));
    show(UNZOOMED);
    setSharpness(1);
  }
  function zoom(to: number, point?: Point) {
    const next = Math.min(maxZoom, Math.max(1, to));
    show(clamp(zoomTo(view, next, point), fitted, room));
    if (!isHeld) setSharpness(Math.max(sharpness, next));
  }
  const toggleZoom = (point?: Point) => zoom(isZoomed ? 1 : tapZoom, point);
  const pan = (x: number, y: number) => show(clamp({ ...view, x: view.x + x, y: view.y + y }, fitted, room));

  gestures.current = {
    onPan({ x, y }, fingers) {
      if (fingers) setHeld(true);
      if (isZoomed) pan(x, y);
      else if (fingers === 1) show({ ...view, x: view.x + x });
    },
    onPinch(factor, point) {
      zoom(view.zoom * factor, point);
    },
    onDoubleTap: toggleZoom,
    onRelease() {
      setHeld(false);
      setSharpness(Math.max(sharpness, view.zoom));
      if (isZoomed) return;
      const { x } = view;
      show(UNZOOMED);
      if (Math.abs(x) >= SWIPE_PX) step(-Math.sign(x) * side);
    },
  };

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
    if (arrow) {
      const [x = 0, y = 0] = arrow;
      if (isZoomed) pan(x * KEY_PAN_PX, y * KEY_PAN_PX);
      else if (x) step(-x * side);
    } else if (event.key === '+' || event.key === '=') zoom(view.zoom * KEY_ZOOM);
    else if (event.key === '-') zoom(view.zoom / KEY_ZOOM);
    else if (event.key === '0') zoom(1);
    else if (event.key === 'Home') step(-index);
    else if (event.key === 'End') step(count - 1 - index);
    else return;
    event.preventDefault();
  }

  // Prefetches the next picture only after a first step, so that viewing one picture fetches only one.
  const ahead = direction && loaded === index ? [wrap(index + direction)] : [];

  return (
    <dialog
      ref={dialog}
      className={css.lightbox}
      aria-label={label}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        goBack();
      }}
      onClose={() => {
        goBack();
        onClose(index);
      }}
    >
      <Toolbar
        caption={shown.caption || shown.alt}
        index={index}
        count={count}
        isZoomed={isZoomed}
        onClose={goBack}
        onZoom={() => toggleZoom()}
        onStep={step}
      />
      <div ref={stage} className={css.stage} data-zoomed={isZoomed ? '' : undefined}>
        {[index, ...ahead].map((place) => (
          <StagePicture
            key={place}
            picture={pictures[place] as LinkedPicture}
            room={room}
            view={place === index ? view : undefined}
            sharpness={sharpness}
            from={direction * side}
            isHeld={isHeld}
            onLoad={() => setLoaded(place)}
          />
        ))}
      </div>
    </dialog>
  );
}
