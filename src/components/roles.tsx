import { words } from 'content:site';
import type { ReactNode } from 'react';
import type { TimelineEntry } from '../views';
import css from './roles.module.css';

interface Props {
  roles: TimelineEntry[];
  /** Returns what stands below the title of a role. */
  bodyOf: (role: TimelineEntry) => ReactNode;
}

/** The roles that somebody had at one employer. */
export const Roles = ({ roles, bodyOf }: Props) => (
  <ol className={css.roles}>
    {roles.map((role) => (
      <li key={role.id} id={role.id}>
        <h4>{role.title}</h4>
        <p className={css.years}>{[role.years, role.notes].filter(Boolean).join(words.comma)}</p>
        {bodyOf(role)}
      </li>
    ))}
  </ol>
);
