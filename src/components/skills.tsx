import { words } from 'content:words';
import { url } from '../navigation/url';
import type { PictureView, SkillGroup } from '../views';
import { Picture } from './picture';
import { Section } from './section';
import css from './skills.module.css';

interface Props {
  skills: SkillGroup[];
  logos: PictureView[];
}

/** What the owner knows in groups, and where each was used. */
export const Skills = ({ skills, logos }: Props) => (
  <Section id="skills" heading={words.skills}>
    <div className={css.groups}>
      {skills.map(({ name, level, proven, keywords }) => (
        <div key={name}>
          <h3>
            {name}
            {level && <span className={css.level}>{level}</span>}
          </h3>
          {proven.length > 0 && (
            <dl className={css.proven}>
              {proven.map((skill) => (
                <div key={skill.name}>
                  <dt>{skill.name}</dt>
                  {skill.where.map((work) => (
                    <dd key={work.url}>
                      <a href={work.url.replace(/^\//, url('/'))}>{work.label}</a>
                    </dd>
                  ))}
                </div>
              ))}
            </dl>
          )}
          {keywords.length > 0 && <p>{keywords.join(words.comma)}</p>}
        </div>
      ))}
    </div>
    {logos.length > 0 && (
      <ul className={css.logos}>
        {logos.map((logo) => (
          <li key={logo.src} data-lazy>
            <Picture picture={logo} sizes="48px" />
          </li>
        ))}
      </ul>
    )}
  </Section>
);
