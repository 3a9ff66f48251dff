import { BAR_ROWS, ROW_HEIGHT_PX } from './background/grid';

/** How long the rain answers. */
export const ANSWER_MS = 2000;

let timer: ReturnType<typeof setTimeout>;

/**
 * Lets the rain answer a skill or a project that is pointed at, focused or tapped: for a moment it lands on the section
 * and spells the skill, or the project's keywords, in the window above, in the accent of the project that proves it.
 */
export function askRain(): void {
  document.addEventListener('pointerover', ask);
  document.addEventListener('focusin', ask);
}

function ask({ target }: Event) {
  const asked = (target as Element).closest?.<HTMLElement>('#skills dl>div,#projects>ul>li');
  if (!asked) return;
  // The links to the evidence light up in this accent, too.
  asked.dataset.accent ??= asked.querySelector('a')?.pathname.split('/').pop();
  const section = asked.closest('section') as Element;
  const names = asked.querySelector('dt,p[translate]')?.textContent ?? '';
  clearTimeout(timer);
  timer = setTimeout(tell, ANSWER_MS, document.body);
  tell(asked, {
    words: [names.toLowerCase().split(/[^a-z0-9+]+/)],
    due: Infinity,
    first: Math.ceil(Math.max(BAR_ROWS, rowsTo(section.previousElementSibling as Element, 'bottom'))),
    boxes: [[0, Infinity, rowsTo(section, 'top')]],
  });
}

const rowsTo = (section: Element, edge: 'top' | 'bottom'): number =>
  section.getBoundingClientRect()[edge] / ROW_HEIGHT_PX;

/** Tells the rain what to show instead of the page's words, in the accent of an element. */
const tell = (asked: Element, detail?: object) =>
  asked.dispatchEvent(new CustomEvent('rain', { detail, bubbles: true }));
