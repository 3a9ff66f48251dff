import { others, view } from 'content:not-found';
import { words } from 'content:words';
import { Message } from '../components/message';
import { WaysOn } from '../components/ways-on';
import { url } from '../first/navigation/url';

export { view };

/** Shown at every URL without a page; the host serves it with status 404. */
export function NotFound() {
  return (
    <Message title={words.notFound} after={<WaysOn others={others} />}>
      <p>{words.notFoundText}</p>
      <p>
        <a className="button main" href={url('/')}>
          {words.goHome}
        </a>
      </p>
    </Message>
  );
}
