import { words } from 'content:site';
import { Splide } from '@splidejs/react-splide';
import type { Options, Splide as SplideCore } from '@splidejs/splide';
import { hydrate, render } from 'preact';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../components/icon';
import { watchStrip } from '../first/loading/near';
import { onReducedEffectsChange, prefersReducedEffects } from '../first/preferences/reduced-effects';
import { autoplayWhileVisible } from './autoplay';
import './carousel-player.css';
import { openPressed, pictureLink } from './press';

/** How long each picture is shown. */
const INTERVAL_MS = 5000;

/** This many pictures in landscape format fill the width of any page: further clones would never be visible. */
const WIDE_COPIES = 6;

const OPTIONS: Options = {
  type: 'loop',
  autoWidth: true,
  role: 'group',
  autoplay: 'pause',
  interval: INTERVAL_MS,
  pauseOnHover: false,
  pauseOnFocus: false,
  pagination: false,
  keyboard: 'focused',
  // Even a quick swipe across a picture as wide as the page goes to the next one only.
  flickMaxPages: 0.5,
  speed: 250,
  easing: 'ease-out',
  i18n: {
    prev: words.previousPicture,
    next: words.nextPicture,
    first: words.firstPicture,
    last: words.lastPicture,
    carousel: words.carousel,
    slide: words.slide,
    slideLabel: words.slideOf('%s', '%s'),
  },
};

interface Props {
  label: string;
  /** The slides' HTML in the document. Given it, hydration leaves the track's nodes as they are, with their loaded pictures. */
  slides: string;
  options: Options;
  /** Number of clones on each side of the slides. */
  clones: number;
}

/**
 * Turns a strip into a carousel, keeping the DOM nodes of its pictures.
 * @param box the element around the strip; nothing happens if it has been removed from the page meanwhile
 * @returns unmounts it
 */
export function mountCarousel(box: HTMLElement): () => void {
  const track = box.querySelector('.splide__track');
  if (!track || !box.isConnected) return () => {};
  const { carousel: label = '', tall } = box.dataset;
  const { direction } = getComputedStyle(box);
  const slides = [...track.querySelectorAll('.splide__slide')];
  const start = firstInSight(track, slides, direction === 'rtl' ? 'right' : 'left');
  track.scrollLeft = 0;
  if (slides.length > 1)
    for (const [index, slide] of slides.entries())
      slide
        .querySelector('figcaption span')
        ?.setAttribute('data-of', words.slideOf(`${index + 1}`, `${slides.length}`));
  // A clone beside a single picture would make room for a sliver.
  const copied = slides.length > 1 ? slides.length : 0;
  hydrate(
    <CarouselPlayer
      label={label}
      slides={track.innerHTML}
      options={{ ...OPTIONS, start, direction: direction as 'ltr' | 'rtl' }}
      clones={tall === undefined ? Math.min(copied, WIDE_COPIES) : copied}
    />,
    box,
  );
  return () => render(null, box);
}

/** Returns the index of the slide that the strip has been scrolled to. */
function firstInSight(track: Element, slides: Element[], edge: 'left' | 'right'): number {
  const edgeOf = (element: Element) => element.getBoundingClientRect()[edge];
  const distances = slides.map((slide) => Math.abs(edgeOf(slide) - edgeOf(track)));
  return distances.indexOf(Math.min(...distances));
}

function CarouselPlayer({ label, slides, options, clones }: Props) {
  const [core, setCore] = useState<SplideCore>();
  const [overflows, setOverflows] = useState(true);
  const [rotating, setRotating] = useState(() => !prefersReducedEffects());
  const control = useRef<HTMLButtonElement>(null);
  const moves = rotating && overflows;

  useEffect(() => {
    if (!core) return;
    const { Slides, Elements, Layout } = core.Components;
    let stop = () => {};
    // Splide creates new clones when the screen's size changes.
    const prepareSlides = () => {
      stop();
      for (const { slide, isClone } of Slides.get()) slide.inert = isClone;
      stop = watchStrip(Elements.track);
    };
    prepareSlides();
    const onClick = (event: MouseEvent) => openPressed(core, event, label);
    Elements.track.addEventListener('click', onClick);
    // Splide forgets such listeners itself when it ends, and the track ends with it.
    core.on('refresh', () => queueMicrotask(prepareSlides));
    core.on('overflow', setOverflows);
    setOverflows(Layout.isOverflow());
    // Splide listens to the window only.
    const size = new ResizeObserver(() => core.emit('resize'));
    size.observe(core.root);
    return () => {
      size.disconnect();
      stop();
    };
  }, [core, label]);

  useEffect(() => {
    if (!core || !moves) return;
    return autoplayWhileVisible(core.root, core.Components.Autoplay, control.current, () =>
      setRotating(false),
    );
  }, [core, moves]);

  useEffect(() => onReducedEffectsChange(() => prefersReducedEffects() && setRotating(false)), []);

  /** Moves the focus along with the picture: on the previous one, Enter would open a picture that is out of view. */
  function onMove({ Components: { Autoplay, Elements, Live, Slides } }: SplideCore, index: number) {
    const { list, track } = Elements;
    // Where the visitor's own styles allow no transitions, none would end, and the picture would stay hidden from
    // screen readers.
    queueMicrotask(() => list.getAnimations()[0] || list.dispatchEvent(new Event('transitionend')));
    const hasFocus = track.contains(document.activeElement);
    // Screen readers read what gets the focus; an announcement would repeat it.
    Live.disable(hasFocus || !Autoplay.isPaused());
    if (hasFocus) pictureLink(Slides.getAt(index)?.slide).focus({ preventScroll: true });
  }

  return (
    // No `ref`: without preact/compat it would be passed on to Splide's element and replace its own.
    <Splide
      hasTrack={false}
      options={{ ...options, clones: overflows ? clones : 0, drag: overflows }}
      aria-label={label}
      onMounted={setCore}
      onMove={onMove}
    >
      {/* Before the pictures, which it controls; not a `div`, because hydration would take the track for that. */}
      <span className="splide__arrows" hidden={!overflows}>
        <button
          ref={control}
          type="button"
          onClick={() => setRotating(!rotating)}
          aria-label={(rotating ? words.pauseCarousel : words.playCarousel)(label)}
        >
          <Icon name={rotating ? 'pause' : 'play'} />
        </button>
        <button type="button" className="splide__arrow splide__arrow--prev">
          <Icon name="previous" />
        </button>
        <button type="button" className="splide__arrow splide__arrow--next">
          <Icon name="next" />
        </button>
      </span>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: hydration keeps the existing nodes and never sets it */}
      <div className="splide__track" dangerouslySetInnerHTML={{ __html: slides }} />
    </Splide>
  );
}
