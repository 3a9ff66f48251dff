import { url } from '../navigation/url';
import type { ProjectCard } from '../views';
import { Icon } from './icon';
import { Picture } from './picture';
import css from './projects.module.css';
import { each, Prose } from './prose';
import { Section } from './section';

const CARD_SIZES = '(width >= 67.5rem) 330px, (width >= 45rem) 31vw, calc(100vw - 4rem)';
const TALL_SIZES = '120px';

/** The owner's projects, one card each; all of a card leads where its heading does. */
export const Projects = ({ projects }: { projects: ProjectCard[] }) => (
  <Section id="projects" heading="Projects">
    <ul className={css.cards}>
      {projects.map((project) => (
        <Card key={project.title} {...project} />
      ))}
    </ul>
  </Section>
);

function Card(project: ProjectCard) {
  const { title, facts, description, highlights, link, isExternal, more, keywords, picture } = project;
  const isTall = picture && picture.height > picture.width;
  return (
    <li className={css.card}>
      {picture && (
        <div className={isTall ? `${css.picture} ${css.tall}` : css.picture} data-lazy>
          <Picture picture={picture} sizes={isTall ? TALL_SIZES : CARD_SIZES} />
        </div>
      )}
      <div className={css.words}>
        <h3>
          <a {...goesTo(link, isExternal)}>
            {title}
            {isExternal && <span className="unseen"> (featured, opens in a new tab)</span>}
          </a>
          {isExternal && (
            <span className={css.signs}>
              <Icon name="star" />
              <Icon name="out" />
            </span>
          )}
        </h3>
        {facts && <p className={css.facts}>{facts}</p>}
        {description && (
          <p>
            <Prose text={description} />
          </p>
        )}
        {highlights && <ul>{each('li', highlights)}</ul>}
        {keywords.length > 0 && <p className={css.facts}>{keywords.join(' · ')}</p>}
        {more && (
          <p className={css.more}>
            <a {...goesTo(more.url, !isExternal)}>
              {more.label}
              <span className="unseen">: {title}</span>
            </a>
          </p>
        )}
      </div>
    </li>
  );
}

const goesTo = (link: string, isExternal: boolean) =>
  isExternal ? { href: link, target: '_blank', rel: 'noopener' } : { href: link ? url(link) : undefined };
