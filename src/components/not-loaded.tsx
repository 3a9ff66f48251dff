import { words } from 'content:site';
import { ChunkLoadError, reasonOf } from '../first/loading/chunk-error';
import { url } from '../url';
import css from './message.module.css';

/**
 * Says, in place of a page, why its code did not load.
 * @throws any other error
 */
export function NotLoaded({ error }: { error: unknown }) {
  if (!(error instanceof ChunkLoadError)) throw error;
  // The page's document needs no script, which the browser may keep blocking.
  const reload = () => location.reload();
  return (
    <div className="page">
      <div className={css.message}>
        <h1 tabIndex={-1} data-size="">
          {words.notLoaded}
        </h1>
        <p role="alert">{reasonOf(error)}</p>
        <p className="actions">
          <button type="button" className="button main" onClick={reload}>
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
