import { words } from 'content:words';
import { url } from '../first/navigation/url';
import type { KeywordGroup } from '../views';
import css from './keyword-groups.module.css';

/** Keywords in groups, some with links to where they were used. */
export const KeywordGroups = ({ groups }: { groups: KeywordGroup[] }) => (
  <div className={css.groups}>
    {groups.map(({ name, level, proven, keywords }) => (
      <div key={name}>
        <h3>
          {name}
          {level && <span className={css.level}>{level}</span>}
        </h3>
        {proven && (
          <dl className={css.proven}>
            {proven.map((word) => (
              <div key={word.name}>
                <dt>{word.name}</dt>
                {word.where.map((work) => (
                  <dd key={work.url}>
                    <a href={work.url.replace(/^\//, url('/'))}>{work.label}</a>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        )}
        {keywords.length > 0 && (
          <p>
            {proven && <span className={css.level}>{words.also}</span>} {keywords.join(words.comma)}
          </p>
        )}
      </div>
    ))}
  </div>
);
