import { words } from 'content:site';
import { ChunkLoadError, reasonOf } from '../first/loading/chunk-error';
import { url } from '../url';
import css from './message.module.css';

/**
 * In place of a page, why its code did not load.
 * @throws any other error
 */
export function NotLoaded({ error }: { error: unknown }) {
  if (!(error instanceof ChunkLoadError)) throw error;
  // As a document the page is whole, even if the browser keeps blocking its script.
  const again = () => location.reload();
  return (
    <div className="page">
      <div className={css.message}>
        <h1 tabIndex={-1} data-size="">
          {words.notLoaded}
        </h1>
        <p role="alert">{reasonOf(error)}</p>
        <p className="actions">
          <button type="button" className="button main" onClick={again}>
            {words.tryAgain}
          </button>
          <a className="button" href={url('/')}>
            {words.goHome}
          </a>
        </p>
      </div>
    </div>
  );
}
