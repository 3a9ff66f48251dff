import { words } from 'content:words';
import { Component, type ReactNode } from 'react';
import { Message } from '../components/message';
import { ChunkLoadError } from '../loading/chunk-error';
import { isNavigating } from '../navigation/navigation';
import { url } from '../navigation/url';

interface Props {
  /** A new path gets a new chance. */
  path: string;
  /** Gets the page's address, and why it did not come, if it did not. */
  onCommit: (address: string, error?: unknown) => void;
  children: ReactNode;
}

const REASONS = {
  missing: words.reasonMissing,
  error: words.reasonError,
  timeout: words.reasonTimeout,
};

/** The router's error page, for a page whose code did not come. */
export class ChunkBoundary extends Component<Props, { error?: unknown }> {
  static getDerivedStateFromError = (error: unknown) => ({ error });

  override componentDidUpdate({ path }: Props, before: { error?: unknown }) {
    const { error } = this.state;
    // The router that comes back after an error takes its first page for one that was there before.
    if (error && path !== this.props.path) this.setState({ error: undefined });
    else if (error !== before.error && (error || !isNavigating())) this.props.onCommit(location.href, error);
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (!(error instanceof ChunkLoadError)) throw error;
    return (
      <Message title={words.notLoaded}>
        <p role="alert">
          {error.message} ({error.type}). {REASONS[error.type]}
        </p>
        <p className="ways">
          <button type="button" className="button main" onClick={() => this.setState({ error: undefined })}>
            {words.tryAgain}
          </button>
          <a className="button" href={url('/')}>
            {words.goHome}
          </a>
        </p>
      </Message>
    );
  }
}
