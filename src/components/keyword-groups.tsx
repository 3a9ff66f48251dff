import { words } from 'content:site';
import { url } from '../url';
import type { KeywordGroup } from '../views';
import css from './keyword-groups.module.css';
import { isShort } from './limits';
import { Picture } from './picture';
import { UNTRANSLATED } from './untranslated';

interface Props {
  groups: KeywordGroup[];
  /** True if the keywords are names, such as those of technologies, which no browser should translate. */
  areNames?: boolean;
}

/** Keywords in groups, some with links to where they were used. */
export const KeywordGroups = ({ groups, areNames }: Props) => (
  <div className={css.groups}>
    {groups.map(({ name, level, proven, keywords }) => (
      <div key={name} data-short={(!proven && isShort(keywords)) || undefined}>
        <h3>
          {name}
          {level && <span className={css.level}>{level}</span>}
        </h3>
        {proven && (
          <dl className={css.proven} translate={UNTRANSLATED}>
            {proven.map((keyword) => (
              <div key={keyword.name}>
                <dt>
                  {keyword.name}
                  {keyword.logo && (
                    <span className={css.logo} data-lazy>
                      <Picture picture={keyword.logo} sizes="20px" />
                    </span>
                  )}
                </dt>
                {keyword.where.map((link) => (
                  <dd key={link.url}>
                    <a href={url(link.url)}>{link.label}</a>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        )}
        {keywords.length > 0 && (
          <p translate={areNames && name !== words.spokenLanguages ? UNTRANSLATED : undefined}>
            {proven && <span className={css.level}>{words.also}</span>}
            {` ${keywords.join(words.comma)}`}
          </p>
        )}
      </div>
    ))}
  </div>
);
