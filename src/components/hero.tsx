import type { HomeView } from '../views';
import css from './hero.module.css';
import { Picture } from './picture';

/** Who this is, before any scrolling: name, role, place, latest employer and two ways on. */
export const Hero = ({ home }: { home: HomeView }) => (
  <header className={css.hero}>
    <div className={css.words}>
      <p className={css.greeting}>{home.greeting}</p>
      <h1 tabIndex={-1}>{home.name}</h1>
      {home.role && <p className={css.role}>{home.role}</p>}
      <dl className={css.facts}>
        {home.place && (
          <div>
            <dt>Based in</dt>
            <dd>{home.place}</dd>
          </div>
        )}
        {home.employer && (
          <div>
            <dt>Latest</dt>
            <dd>{home.employer}</dd>
          </div>
        )}
      </dl>
      <p className={css.ways}>
        {home.projects && (
          <a href="#projects" className="button main">
            See the work
          </a>
        )}
        {home.contact && (
          <a href="#contact" className="button">
            Get in touch
          </a>
        )}
      </p>
    </div>
    {home.portrait && (
      <div className={css.photo}>
        <Picture picture={home.portrait} sizes="(width >= 45rem) 240px, 128px" eager />
      </div>
    )}
  </header>
);
