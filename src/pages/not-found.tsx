import { words } from 'content:site';
import message from '../components/message.module.css';
import { WaysOn } from '../components/ways-on';
import { url } from '../url';
import type { ProjectView } from '../views';
import css from './not-found.module.css';

/** Shown at every URL without a page; the host serves it with status 404. */
const NotFound = ({ others }: Pick<ProjectView, 'others'>) => (
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
