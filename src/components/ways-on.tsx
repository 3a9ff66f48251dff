import { words } from 'content:words';
import { url } from '../url';
import type { ProjectView } from '../views';
import { NAME_PROPS } from './name-props';
import css from './ways-on.module.css';

/** Links to other projects' pages, so that no page is an end. */
export const WaysOn = ({ others }: Pick<ProjectView, 'others'>) =>
  others.length > 0 && (
    <nav className={css.others} aria-label={words.otherProjects}>
      {others.map((other) => (
        <a key={other.url} href={url(other.url)} data-accent={other.accent}>
          <b {...NAME_PROPS}>{other.label}</b>
          {` ${other.tagline}`}
        </a>
      ))}
    </nav>
  );
