import { isMultilingual } from 'content:site';
import { onShown } from '../first/navigation';
import { updateLanguageLinks } from './addresses';

/** A section counts as being read once its top is above this share of the screen's height. */
const READ_SHARE = 1 / 3;
/** Browsers round scroll positions to device pixels. */
const SLACK_PX = 2;

/**
 * Keeps the menu item of the section being read marked, on every page, and the links to other languages pointing to
 * that section.
 */
export function markCurrentSection(): void {
  let isScheduled = false;

  function update() {
    isScheduled = false;
    const items = [...document.querySelectorAll('#menu a')];
    const sections = items.map((item) =>
      document.getElementById(item.getAttribute('href')?.slice(1) as string),
    );
    const current = currentOf(sections.filter((section) => section !== null));
    items.forEach((item, index) => {
      if (current && sections[index] === current) item.setAttribute('aria-current', 'true');
      else item.removeAttribute('aria-current');
    });
    if (isMultilingual) updateLanguageLinks(current && `#${current.id}`);
  }

  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(update);
  };
  // Not a `ResizeObserver`: its first report would cost a page that has just loaded one more frame.
  for (const type of ['scroll', 'hashchange', 'resize']) addEventListener(type, schedule);
  onShown(schedule);
  schedule();
}

/**
 * Returns the section that a link led to, as long as it is where the link scrolled it to or the page ends too early for that;
 * otherwise the last one that has begun, which at the end of the page is the last of all.
 */
function currentOf(sections: Element[]): Element | undefined {
  const root = document.documentElement;
  const top = (section: Element) => section.getBoundingClientRect().top;
  const atEnd = scrollY > 0 && scrollY + innerHeight >= root.scrollHeight - SLACK_PX;
  const linked = sections.find(({ id }) => `#${encodeURI(id)}` === location.hash);
  if (linked) {
    const padding = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
    const distance = top(linked) - padding;
    if (Math.abs(distance) < SLACK_PX || (atEnd && distance > 0 && top(linked) < innerHeight)) return linked;
  }
  const line = atEnd ? Infinity : innerHeight * READ_SHARE;
  return sections.filter((section) => top(section) <= line).pop();
}
