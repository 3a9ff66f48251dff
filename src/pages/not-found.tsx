import { others, view } from 'content:not-found';
import { words } from 'content:words';
import message from '../components/message.module.css';
import { WaysOn } from '../components/ways-on';
import { url } from '../url';
import css from './not-found.module.css';

export { view };

/** Shown at every URL without a page; the host serves it with status 404. */
const NotFound = () => (
  <div className="page">
    <div className={message.message}>
      <h1 tabIndex={-1} data-size="">
        {words.notFound}
      </h1>
      <p>{words.notFoundText}</p>
      <p>
        <a className="button main" href={url('/')}>
          {words.goHome}
        </a>
      </p>
    </div>
    <WaysOn others={others} className={css.others} />
  </div>
);

export default NotFound;
