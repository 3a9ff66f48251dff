import { words } from 'content:site';
import { url } from '../url';
import type { ProjectView } from '../views';
import { UNTRANSLATED } from './untranslated';

interface Props extends Pick<ProjectView, 'others'> {
  /** The page's own name for the class `others` of `ways-on.css`. */
  className?: string;
}

/** Links to other projects' pages, so that no page is a dead end. */
export const WaysOn = ({ others, className }: Props) =>
  others.length > 0 && (
    <nav className={className} aria-label={words.otherProjects}>
      {others.map((other) => (
        <a key={other.url} href={url(other.url)} data-accent={other.accent}>
          <b translate={UNTRANSLATED}>{other.label}</b>
          {` ${other.tagline}`}
        </a>
      ))}
    </nav>
  );
