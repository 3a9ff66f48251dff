import { words } from 'content:words';
import { Blocks } from '../components/blocks';
import { Picture } from '../components/picture';
import { Prose } from '../components/prose';
import { Section } from '../components/section';
import { Share } from '../components/share';
import './morph.css';
import { url } from '../first/navigation/url';
import type { ProjectView } from '../views';
import css from './project.module.css';

/** A project's page, generated entirely from its content. */
export const Project = ({
  title,
  titleSize,
  tagline,
  banner,
  link,
  facts,
  sections,
  others,
}: ProjectView) => (
  <article className="page">
    <header className={css.opening}>
      {banner && (
        <div className={css.banner}>
          <Picture picture={banner} sizes="100vw" eager />
        </div>
      )}
      <div className={css.words}>
        <h1 tabIndex={-1} data-size={titleSize}>
          {title}
        </h1>
        <p className={css.tagline}>{tagline}</p>
        <dl className="facts">
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Prose text={text} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="actions">
          {link && (
            <a href={link.url} target="_blank" rel="noopener" className="button">
              {link.label}
            </a>
          )}
          <Share />
        </p>
      </div>
    </header>
    {sections.map(({ id, heading, blocks }) => (
      <Section key={id} id={id} heading={heading}>
        <Blocks blocks={blocks} />
      </Section>
    ))}
    {others.length > 0 && (
      <nav className={css.others} aria-label={words.otherProjects}>
        {others.map((other) => (
          <a key={other.url} href={url(other.url)} data-accent={other.accent}>
            <b>{other.label}</b> {other.tagline}
          </a>
        ))}
      </nav>
    )}
  </article>
);
