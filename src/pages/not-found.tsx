import { others, view } from 'content:not-found';
import { words } from 'content:words';
import { WaysOn } from '../components/ways-on';
import { Message } from '../first/message';
import { url } from '../url';

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
