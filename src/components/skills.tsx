import { words } from 'content:site';
import type { KeywordGroup, PictureView } from '../views';
import { KeywordGroups } from './keyword-groups';
import { Picture } from './picture';
import { Section } from './section';
import css from './skills.module.css';

interface Props {
  skills: KeywordGroup[];
  logos: PictureView[];
}

/** The owner's skills in groups, with links to where they were used. */
export const Skills = ({ skills, logos }: Props) => (
  <Section id="skills" heading={words.skills}>
    <KeywordGroups groups={skills} areNames />
    {logos.length > 0 && (
      <ul className={css.logos}>
        {logos.map((logo) => (
          <li key={logo.src} data-lazy>
            <Picture picture={logo} sizes="32px" />
          </li>
        ))}
      </ul>
    )}
  </Section>
);
