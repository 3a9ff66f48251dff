import { words } from 'content:words';
import type { WordGroup } from '../views';
import css from './words.module.css';

/** Plain words in groups. */
export const Words = ({ groups }: { groups: WordGroup[] }) => (
  <dl className={css.groups}>
    {groups.map(({ name, level, keywords }) => (
      <div key={name}>
        <dt>
          {name}
          {level && <span className={css.level}>{level}</span>}
        </dt>
        <dd>{keywords.join(words.comma)}</dd>
      </div>
    ))}
  </dl>
);
