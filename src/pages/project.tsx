import { Carousel } from '../components/carousel';
import { Picture } from '../components/picture';
import { Section } from '../components/section';
import { url } from '../navigation/url';
import type { Block, ProjectView } from '../views';
import css from './project.module.css';

/** A project's page, made of its content alone. */
export const Project = ({ title, tagline, banner, facts, sections, others }: ProjectView) => (
  <article className="page">
    <header className={css.title}>
      {banner && (
        <div className={css.banner}>
          <Picture picture={banner} sizes="(width >= 67.5rem) 1080px, 100vw" eager />
        </div>
      )}
      <div className={css.words}>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={css.tagline}>{tagline}</p>
        <dl className={css.facts}>
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </header>
    {sections.map(({ id, heading, blocks }) => (
      <Section key={id} id={id} heading={heading}>
        {blocks.map(show)}
      </Section>
    ))}
    {others.length > 0 && (
      <nav className={css.others} aria-label="Other projects">
        {others.map((other) => (
          <a key={other.url} href={url(other.url)}>
            <b>{other.label}</b> {other.tagline}
          </a>
        ))}
      </nav>
    )}
  </article>
);

function show(block: Block) {
  if ('text' in block) return <p key={block.text}>{block.text}</p>;
  if ('list' in block) return <List key={block.list[0]} items={block.list} />;
  if ('carousel' in block) return <Carousel key={block.carousel.label} {...block.carousel} />;
  const { heading, items } = block.group;
  return (
    <div key={heading} className={css.group}>
      <h3>{heading}</h3>
      <List items={items} />
    </div>
  );
}

const List = ({ items }: { items: string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
