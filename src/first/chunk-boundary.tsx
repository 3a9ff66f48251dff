import { words } from 'content:words';
import { Component, type ReactNode } from 'react';
import { url } from '../url';
import { ChunkLoadError } from './loading/chunk-error';
import { Message } from './message';

interface Props {
  /** A new path clears the error. */
  path: string;
  /** Called when another page is shown, with the error if it failed to load. */
  onCommit: (error?: unknown) => void;
  children: ReactNode;
}

const REASONS = {
  missing: words.reasonMissing,
  error: words.reasonError,
  timeout: words.reasonTimeout,
};

/** Shows a page, or why its code failed to load. */
export class ChunkBoundary extends Component<Props, { error?: unknown }> {
  static getDerivedStateFromError = (error: unknown) => ({ error });

  override componentDidUpdate({ path }: Props, before: { error?: unknown }) {
    const { error } = this.state;
    const hasNewPath = path !== this.props.path;
    if (error && hasNewPath) this.setState({ error: undefined });
    else if (hasNewPath || error !== before.error) this.props.onCommit(error);
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
        <p className="actions">
          {/* As a document the page is whole, even if the browser keeps blocking its script. */}
          <button type="button" className="button main" onClick={() => location.reload()}>
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
