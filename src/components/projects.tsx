import { words } from 'content:site';
import { url } from '../url';
import type { ProjectCard } from '../views';
import { Icon } from './icon';
import { LONG_TITLE, SCENES } from './limits';
import links from './links.module.css';
import { Picture } from './picture';
import css from './projects.module.css';
import { proseElements } from './prose';
import { UNTRANSLATED } from './untranslated';

/** The widths in `projects.module.css`: they change together. */
const SCENE_SIZES = '(min-width: 64rem) 60vw, 100vw';
const TALL_SIZES = '(min-width: 64rem) 320px, 60vw';
const CARD_SIZES = '(min-width: 64rem) 400px, (min-width: 45rem) 50vw, 100vw';

/** The owner's projects, a scene each; anywhere in a scene, a click follows its heading's link. */
export const Projects = ({ projects }: { projects: ProjectCard[] }) => (
  <section id="projects" className={css.stage} tabIndex={-1} aria-labelledby="projects-heading">
    <h2 id="projects-heading">{words.projects}</h2>
    <ul className={css.scenes}>
      {projects.slice(0, SCENES).map((project) => (
        <Scene key={project.title} project={project} sizes={SCENE_SIZES} />
      ))}
    </ul>
    {projects.length > SCENES && (
      <ul className={css.others}>
        {projects.slice(SCENES).map((project) => (
          <Scene key={project.title} project={project} sizes={CARD_SIZES} />
        ))}
      </ul>
    )}
  </section>
);

function Scene({ project, sizes }: { project: ProjectCard; sizes: string }) {
  const { title, accent, facts, description, highlights, results, link, isExternal } = project;
  const { doors, keywords, picture } = project;
  const isTall = picture && picture.height > picture.width;
  return (
    <li className={css.scene} data-accent={accent}>
      <div className={css.words}>
        <h3 data-long={title.length > LONG_TITLE || undefined}>
          <a {...linkProps(link, isExternal)} translate={UNTRANSLATED}>
            {title}
            {isExternal && <span className="sr-only">{` ${words.featured}`}</span>}
          </a>
          {isExternal && <Icon name="star" />}
        </h3>
        {facts && (
          <p className={css.facts}>
            {facts.map((fact) => (
              <span key={fact} className={css.fact}>{`${fact} `}</span>
            ))}
          </p>
        )}
        {proseElements('p', description)}
        {highlights && <ul>{proseElements('li', highlights)}</ul>}
        {results && <div className={css.results}>{proseElements('p', results)}</div>}
        {keywords.length > 0 && (
          <p className={css.keywords} translate={UNTRANSLATED}>
            {keywords.join(words.comma)}
          </p>
        )}
        {doors.length > 0 && (
          <p className={`${links.links} ${css.doors}`}>
            {doors.map(({ label, url }, index) => (
              <a key={url} className={index ? undefined : 'button'} {...linkProps(url, !url.startsWith('/'))}>
                {label}
                <span className="sr-only" translate={UNTRANSLATED}>
                  {`: ${title}`}
                </span>
              </a>
            ))}
          </p>
        )}
      </div>
      {picture && (
        <div className={isTall ? `${css.picture} ${css.tall}` : css.picture} data-lazy>
          <Picture picture={picture} sizes={isTall ? TALL_SIZES : sizes} />
        </div>
      )}
    </li>
  );
}

const linkProps = (link: string, isExternal: boolean) =>
  isExternal ? { href: link, target: '_blank', rel: 'noopener' } : { href: link ? url(link) : undefined };
