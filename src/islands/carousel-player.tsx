import { Splide } from '@splidejs/react-splide';
import type { Options, Splide as SplideCore } from '@splidejs/splide';
import { hydrate, render } from 'preact';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../components/icon';
import { watchStrip } from '../loading/near';
import { isCalm, onCalmChange } from '../preferences/calm';
import { autoplayWhileVisible } from './autoplay';
import css from './carousel-player.module.css';

/** How long each picture stands (spec, section 5). */
const INTERVAL_MS = 5000;

/** How long a visitor waits for the lightbox; the picture alone comes sooner then. */
const LIGHTBOX_TIMEOUT_MS = 8000;

/** So many pictures that are no taller than wide fill any page's width: more copies than that are never seen. */
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
  live: true,
  // However quick a swipe over a picture as wide as the page, it turns to the next one and no farther.
  flickMaxPages: 0.5,
  speed: 250,
  easing: 'ease-out',
  i18n: { prev: 'Previous picture', next: 'Next picture', first: 'First picture', last: 'Last picture' },
};

interface Props {
  label: string;
  /** The slides, as they stand in the document: they are taken over, not made anew. */
  slides: string;
  options: Options;
  /** Copies that stand on each side of the slides. */
  clones: number;
}

/**
 * Makes a strip a carousel, its pictures and their nodes kept.
 * @param box the element around the strip; nothing is done where its page was left meanwhile
 * @returns how to end it
 */
export function mountCarousel(box: HTMLElement): () => void {
  const track = box.querySelector('.splide__track');
  if (!track || !box.isConnected) return () => {};
  const { carousel: label = '', tall } = box.dataset;
  const { direction } = getComputedStyle(box);
  const slides = [...track.querySelectorAll('.splide__slide')];
  const { left, right } = track.getBoundingClientRect();
  const begin = direction === 'rtl' ? right : left;
  const distance = (slide: Element) => {
    const rect = slide.getBoundingClientRect();
    return Math.abs((direction === 'rtl' ? rect.right : rect.left) - begin);
  };
  const start = slides.reduce(
    (best, slide, index) => (distance(slide) < distance(slides[best] as Element) ? index : best),
    0,
  );
  track.scrollLeft = 0;
  hydrate(
    <CarouselPlayer
      label={label}
      slides={track.innerHTML}
      options={{ ...OPTIONS, start, direction: direction as 'ltr' | 'rtl' }}
      clones={tall === undefined ? Math.min(slides.length, WIDE_COPIES) : slides.length}
    />,
    box,
  );
  return () => render(null, box);
}

const linkIn = (slide?: HTMLElement) => slide?.querySelector('a') as HTMLAnchorElement;

function CarouselPlayer({ label, slides, options, clones }: Props) {
  const [core, setCore] = useState<SplideCore>();
  const [overflows, setOverflows] = useState(true);
  const [rotating, setRotating] = useState(() => !isCalm());
  const control = useRef<HTMLButtonElement>(null);
  const moves = rotating && overflows;

  useEffect(() => {
    if (!core) return;
    const { Slides, Elements, Layout } = core.Components;
    let stop = () => {};
    // Splide makes copies anew as the screen changes.
    const adopt = () => {
      stop();
      for (const { slide, isClone } of Slides.get()) slide.inert = isClone;
      stop = watchStrip(Elements.track);
    };
    adopt();
    const onClick = (event: MouseEvent) => openPressed(core, event, label);
    Elements.track.addEventListener('click', onClick);
    core.on('refresh', () => queueMicrotask(adopt));
    core.on('overflow', setOverflows);
    setOverflows(Layout.isOverflow());
    return () => stop();
  }, [core, label]);

  useEffect(() => {
    if (!core || !moves) return;
    return autoplayWhileVisible(core.root, core.Components.Autoplay, control.current, () =>
      setRotating(false),
    );
  }, [core, moves]);

  useEffect(() => onCalmChange(() => isCalm() && setRotating(false)), []);

  /** The focus goes along with the picture: on the one before, Enter would open what nobody sees. */
  function onMove({ Components: { Elements, Slides } }: SplideCore, index: number) {
    if (Elements.track.contains(document.activeElement))
      linkIn(Slides.getAt(index)?.slide).focus({ preventScroll: true });
  }

  return (
    // No `ref`: without compat it would reach Splide's element in the place of its own.
    <Splide
      hasTrack={false}
      options={{ ...options, clones: overflows ? clones : 0, drag: overflows }}
      aria-label={label}
      onMounted={setCore}
      onMove={onMove}
    >
      {/* Before the pictures, as it governs them; no `div`, which hydration would take the track for. */}
      <span className={`splide__arrows ${css.controls}`} hidden={!overflows}>
        <button
          ref={control}
          type="button"
          onClick={() => setRotating(!rotating)}
          aria-label={`${rotating ? 'Pause' : 'Play'}: ${label}`}
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
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: hydration leaves it; nothing is ever set */}
      <div className="splide__track" dangerouslySetInnerHTML={{ __html: slides }} />
    </Splide>
  );
}

/** Opens the picture that is pressed; with no dialog to show it in, its link leads there. */
function openPressed(core: SplideCore, event: MouseEvent, label: string) {
  if (!window.HTMLDialogElement || event.defaultPrevented) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  // A copy is inert: the press goes past it.
  const pressed = core.Components.Slides.get().find(({ slide, isClone }) => {
    const { left, right } = slide.getBoundingClientRect();
    return isClone ? left < event.clientX && event.clientX < right : slide.contains(event.target as Node);
  });
  if (!pressed) return;
  event.preventDefault();
  openPicture(core, pressed.isClone ? pressed.slideIndex : pressed.index, label);
}

/** Shows a picture in the lightbox, which comes now; where it does not, the link leads to the picture. */
async function openPicture(core: SplideCore, index: number, label: string) {
  const links = core.Components.Slides.get(true).map(({ slide }) => linkIn(slide));
  const link = links[index];
  const { dataset } = document.documentElement;
  if (!link || 'loading' in dataset) return;
  dataset.loading = '';
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, LIGHTBOX_TIMEOUT_MS));
  const lightbox = await Promise.race([import('./lightbox/lightbox').catch(() => {}), late]);
  delete dataset.loading;
  if (!link.isConnected) return;
  if (!lightbox) return location.assign(link.href);
  lightbox.openLightbox(links, index, label, (last) => {
    core.go(last);
    links[last]?.focus({ preventScroll: true });
  });
}
