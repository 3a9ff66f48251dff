import { words } from 'content:words';
import { url } from '../url';
import { element } from './element';
import { ChunkLoadError } from './loading/chunk-error';
import css from './message.module.css';
import type { Shown } from './routes';

const REASONS = {
  missing: words.reasonMissing,
  error: words.reasonError,
  timeout: words.reasonTimeout,
};

/**
 * Returns the page that says why another one's code did not load.
 * @throws any other error
 */
export function failurePage(error: unknown): Shown {
  if (!(error instanceof ChunkLoadError)) throw error;
  const again = element('button', { type: 'button', class: 'button main' }, words.tryAgain);
  // As a document the page is whole, even if the browser keeps blocking its script.
  again.onclick = () => location.reload();
  const message = element(
    'div',
    { class: css.message as string },
    element('h1', { tabindex: '-1', 'data-size': '' }, words.notLoaded),
    element('p', { role: 'alert' }, `${error.message} (${error.type}). ${REASONS[error.type]}`),
    element(
      'p',
      { class: 'actions' },
      again,
      element('a', { class: 'button', href: url('/') }, words.goHome),
    ),
  );
  return { title: words.notLoaded, accent: '', page: element('div', { class: 'page' }, message), items: [] };
}
