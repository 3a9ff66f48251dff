import type { HomeView, PictureView } from '../views';
import { Picture } from './picture';
import { Section } from './section';
import css from './skills.module.css';

interface Props {
  skills: NonNullable<HomeView['skills']>;
  logos: PictureView[];
}

/** What the owner knows, as plain words in groups. */
export const Skills = ({ skills, logos }: Props) => (
  <Section id="skills" heading="Skills">
    <dl className={css.groups}>
      {skills.map(({ name, keywords }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{keywords.join(', ')}</dd>
        </div>
      ))}
    </dl>
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
