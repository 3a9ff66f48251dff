import { url } from '../navigation/url';
import type { ProjectCard } from '../views';
import { Icon } from './icon';
import { Picture } from './picture';
import css from './projects.module.css';
import { Section } from './section';

const CARD_SIZES = '(width >= 67.5rem) 330px, (width >= 45rem) 31vw, calc(100vw - 4rem)';

/** The owner's projects, one card and one link each. */
export const Projects = ({ projects }: { projects: ProjectCard[] }) => (
  <Section id="projects" heading="Projects">
    <ul className={css.cards}>
      {projects.map((project) => (
        <li key={project.title}>
          <Card project={project} />
        </li>
      ))}
    </ul>
  </Section>
);

function Card({
  project: { title, description, link, isExternal, keywords, picture },
}: {
  project: ProjectCard;
}) {
  const goes = isExternal
    ? { href: link, target: '_blank', rel: 'noopener' }
    : { href: link ? url(link) : undefined };
  return (
    <a className={css.card} {...goes}>
      {picture && (
        <div className={css.picture} data-lazy>
          <Picture picture={picture} sizes={CARD_SIZES} />
        </div>
      )}
      <div className={css.words}>
        <h3>
          {title}
          {isExternal && (
            <span className={css.signs}>
              <Icon name="star" />
              <Icon name="out" />
              <span className="unseen">(featured, opens in a new tab)</span>
            </span>
          )}
        </h3>
        <p>{description}</p>
        {keywords.length > 0 && <p className={css.keywords}>{keywords.join(' · ')}</p>}
      </div>
    </a>
  );
}
