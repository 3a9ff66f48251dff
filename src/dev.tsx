import { render } from 'preact';
import { Shell } from './components/shell';

/** Renders what is around a page, for the dev server, which does not prerender. */
export const renderShell = (path: string): void =>
  render(<Shell path={path} sections={[]} />, document.getElementById('app') as Element);
