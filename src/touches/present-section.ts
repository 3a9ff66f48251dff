import { isMultilingual } from 'content:settings';
import { pointLanguages } from './languages';

/** Where a section must have begun to be the one that is read: so far down the screen. */
const READ_SHARE = 1 / 3;
/** Browsers scroll to whole pixels of the device. */
const SLACK_PX = 2;

/**
 * Marks the menu's item of the section that is being read, from now on, on whatever page is open. Links to other
 * languages lead there.
 */
export function markPresentSection(): void {
  const main = document.querySelector('main');
  let waiting = false;

  function update() {
    waiting = false;
    const items = [...document.querySelectorAll('#menu a')];
    const sections = items.map((item) =>
      document.getElementById(item.getAttribute('href')?.slice(1) as string),
    );
    const present = presentOf(sections.filter((section) => section !== null));
    items.forEach((item, index) => {
      if (present && sections[index] === present) item.setAttribute('aria-current', 'true');
      else item.removeAttribute('aria-current');
    });
    if (isMultilingual) pointLanguages(present && `#${present.id}`);
  }

  const wait = () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(update);
  };
  addEventListener('scroll', wait);
  addEventListener('hashchange', wait);
  // Another page, another width: the page has another height.
  if (main) new ResizeObserver(wait).observe(main);
}

/**
 * The section that a link led to, as long as it stands where the link put it, or could not come up so
 * far; else the last one that has begun. At the end of the page that is the last of all.
 */
function presentOf(sections: Element[]): Element | undefined {
  const root = document.documentElement;
  const top = (section: Element) => section.getBoundingClientRect().top;
  const atEnd = scrollY > 0 && scrollY + innerHeight >= root.scrollHeight - SLACK_PX;
  const led = sections.find(({ id }) => `#${encodeURI(id)}` === location.hash);
  if (led) {
    const place = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
    const off = top(led) - place;
    if (Math.abs(off) < SLACK_PX || (atEnd && off > 0 && top(led) < innerHeight)) return led;
  }
  const line = atEnd ? Number.POSITIVE_INFINITY : innerHeight * READ_SHARE;
  return sections.filter((section) => top(section) <= line).pop();
}
