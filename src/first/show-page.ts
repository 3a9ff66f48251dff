import { attachBehavior } from './attach-behavior';
import { afterFrame } from './loading/idle';
import type { Shown } from './routes';

/** Puts a page into the document, with its title, its accent and its items in the bar. */
export function showPage({ title, accent, page, items }: Shown): void {
  const before = document.querySelector('main > .page');
  if (before) before.replaceWith(page);
  else document.getElementById('main')?.append(page);
  document.title = title;
  document.documentElement.dataset.accent = accent;
  const menu = document.getElementById('menu') as HTMLElement;
  menu.replaceChildren(...items);
  (menu.parentElement as HTMLElement).hidden = !items.length;
  // Painted first.
  afterFrame(() => attachBehavior(page));
}
