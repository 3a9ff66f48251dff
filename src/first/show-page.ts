import { attachBehavior } from './attach-behavior';
import { element } from './element';
import { afterFrame } from './loading/idle';
import type { Shown } from './routes';

/** Puts a page into the document, with its title, its accent and its items in the bar. */
export function showPage({ page, view: { title, accent, sections } }: Shown): void {
  const before = document.querySelector('main > .page');
  if (before) before.replaceWith(page);
  else document.getElementById('main')?.append(page);
  document.title = title;
  document.documentElement.dataset.accent = accent;
  const menu = document.getElementById('menu') as HTMLElement;
  const items = sections.map(({ hash, text }) => element('li', {}, element('a', { href: hash }, text)));
  menu.replaceChildren(...items);
  (menu.parentElement as HTMLElement).hidden = !items.length;
  // Painted first.
  afterFrame(() => attachBehavior(page));
}
