import { words } from 'content:words';
import { Component, type ReactNode } from 'react';
import { Message } from '../components/message';
import { ChunkLoadError } from '../loading/chunk-error';
import { loadPage } from '../navigation/load-page';
import { url } from '../navigation/url';

interface Props {
  /** A new path gets a new chance. */
  path: string;
  /** Another page stands there; gets why it did not come, if it did not. */
  onCommit: (error?: unknown) => void;
  children: ReactNode;
}

const REASONS = {
  missing: words.reasonMissing,
  error: words.reasonError,
  timeout: words.reasonTimeout,
};

/** Shows a page, or why its code did not come. */
export class ChunkBoundary extends Component<Props, { error?: unknown }> {
  static getDerivedStateFromError = (error: unknown) => ({ error });

  override componentDidUpdate({ path }: Props, before: { error?: unknown }) {
    const { error } = this.state;
    const isAnother = path !== this.props.path;
    if (error && isAnother) this.setState({ error: undefined });
    else if (isAnother || error !== before.error) this.props.onCommit(error);
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
          <button
            type="button"
            className="button main"
            onClick={() => loadPage(this.props.path).then(() => this.setState({ error: undefined }))}
          >
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
