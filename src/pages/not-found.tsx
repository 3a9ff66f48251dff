import { view } from 'content:not-found';
import { Message } from '../components/message';
import { url } from '../navigation/url';

export { view };

/** Every address that has no page; the host answers it with status 404. */
export function NotFound() {
  return (
    <Message title="Page not found">
      <p>There is no page at this address. It may have moved, or the link that led here has a typo.</p>
      <p>
        <a className="button main" href={url('/')}>
          Go to the home page
        </a>
      </p>
    </Message>
  );
}
