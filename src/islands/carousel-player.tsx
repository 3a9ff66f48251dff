import { words } from 'content:words';
import { Splide } from '@splidejs/react-splide';
import type { Options, Splide as SplideCore } from '@splidejs/splide';
import { hydrate, render } from 'preact';
import { useEffect, useState } from 'react';
import { Icon } from '../components/icon';
import { watchStrip } from '../loading/near';
import { isCalm, onCalmChange } from '../preferences/calm';
import { autoplayWhileVisible } from './autoplay';
import css from './carousel-player.module.css';
import { Lightbox } from './lightbox';

/** How long each picture stands (spec, section 5). */
const INTERVAL_MS = 5000;

const OPTIONS: Options = {
  type: 'loop',
  mediaQuery: 'min',
  role: 'group',
  autoplay: 'pause',
  interval: INTERVAL_MS,
  pauseOnHover: false,
  pauseOnFocus: false,
  pagination: false,
  keyboard: 'focused',
  live: true,
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
  /** The slides, as they stand in the document: they are taken over, not made anew. */
  slides: string;
  /** Index of the picture to begin with. */
  start: number;
  /** How many stand side by side where the screen is wide. */
  abreast: number;
}

/** Where a screen is wide, in px: the styles' 45rem. */
const WIDE_PX = 720;

/**
 * Makes a strip a carousel, its pictures and their nodes kept.
 * @param box the element around the strip
 * @returns how to end it
 */
export function mountCarousel(box: HTMLElement): () => void {
  const track = box.querySelector('.splide__track');
  if (!track) return () => {};
  const { carousel: label = '', abreast } = box.dataset;
  const width = track.querySelector('.splide__slide')?.clientWidth ?? 0;
  const start = Math.round(Math.abs(track.scrollLeft) / width) || 0;
  track.scrollLeft = 0;
  hydrate(
    <CarouselPlayer label={label} slides={track.innerHTML} start={start} abreast={Number(abreast ?? 1)} />,
    box,
  );
  return () => render(null, box);
}

function CarouselPlayer({ label, slides, start, abreast }: Props) {
  const [core, setCore] = useState<SplideCore>();
  const [options] = useState(() => ({
    ...OPTIONS,
    start,
    breakpoints: { [WIDE_PX]: { perPage: abreast } },
  }));
  const [autoplaying, setAutoplaying] = useState(() => !isCalm());
  const [opened, setOpened] = useState<HTMLAnchorElement>();

  useEffect(() => {
    if (!core) return;
    const { Slides, Elements } = core.Components;
    for (const { slide, isClone } of Slides.get()) slide.inert = isClone;
    return watchStrip(Elements.track);
  }, [core]);

  useEffect(() => {
    if (!core || !autoplaying) return;
    return autoplayWhileVisible(core.root, core.Components.Autoplay);
  }, [core, autoplaying]);

  useEffect(() => onCalmChange(() => isCalm() && setAutoplaying(false)), []);

  // Splide's own event of that name, which carousel and slide come with.
  function onClick(_core: unknown, _slide: unknown, event: MouseEvent) {
    const link = (event.target as Element).closest('a');
    // With no dialog to show it in, the link leads to the picture.
    if (!link || !window.HTMLDialogElement || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpened(link);
  }

  return (
    // No `ref`: without compat it would reach Splide's element in the place of its own.
    <Splide hasTrack={false} options={options} aria-label={label} onMounted={setCore} onClick={onClick}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: hydration leaves it; nothing is ever set */}
      <div className="splide__track" dangerouslySetInnerHTML={{ __html: slides }} />
      <div className={css.controls}>
        <button
          type="button"
          onClick={() => setAutoplaying(!autoplaying)}
          aria-label={(autoplaying ? words.pauseCarousel : words.playCarousel)(label)}
        >
          <Icon name={autoplaying ? 'pause' : 'play'} />
        </button>
        <div className="splide__arrows">
          <button type="button" className="splide__arrow splide__arrow--prev">
            <Icon name="previous" />
          </button>
          <button type="button" className="splide__arrow splide__arrow--next">
            <Icon name="next" />
          </button>
        </div>
      </div>
      {/* Inside: whoever looks at a picture is still in the carousel, and that rests. */}
      {opened && <Lightbox link={opened} onClose={() => setOpened(undefined)} />}
    </Splide>
  );
}
