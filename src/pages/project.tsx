import { Film } from 'content:component/film';
import { Blocks } from '../components/blocks';
import { Picture } from '../components/picture';
import { Facts } from '../components/prose';
import { Section } from '../components/section';
import { UNTRANSLATED } from '../components/untranslated';
import { WaysOn } from '../components/ways-on';
import type { ProjectView } from '../views';
import './morph.css';
import css from './project.module.css';

/** A project's page, generated entirely from its content. */
const Project = ({
  title,
  titleSize,
  tagline,
  banner,
  card,
  link,
  facts,
  sections,
  others,
  rain,
  dir,
}: ProjectView) => (
  <article className="page" data-rain={rain}>
    <header className={css.opening}>
      {banner && (
        <div className={css.banner}>
          {'poster' in banner ? (
            Film && <Film {...banner} />
          ) : (
            <Picture picture={banner} narrow={card} sizes="100vw" eager />
          )}
        </div>
      )}
      <div className={css.words}>
        <h1 tabIndex={-1} data-size={titleSize} translate={UNTRANSLATED}>
          {title}
        </h1>
        <p className={css.tagline} dir={dir}>
          {tagline}
        </p>
        <Facts facts={facts} />
        {link && (
          <p className="actions">
            <a href={link.url} target="_blank" rel="noopener" className="button main">
              {link.label}
            </a>
          </p>
        )}
      </div>
    </header>
    {sections.map(({ id, heading, blocks, dir }) => (
      <Section key={id} id={id} heading={heading} dir={dir}>
        <Blocks blocks={blocks} />
      </Section>
    ))}
    <WaysOn others={others} className={css.others} />
  </article>
);

export default Project;
