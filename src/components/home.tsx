import { Blocks } from 'content:component/blocks';
import { words } from 'content:site';
import type { ReactNode } from 'react';
import type { HomeView } from '../views';
import { Contact } from './contact';
import { Entries } from './entries';
import { Hero } from './hero';
import css from './home.module.css';
import { KeywordGroups } from './keyword-groups';
import { Projects } from './projects';
import { proseElements } from './prose';
import { Section } from './section';
import { Skills } from './skills';

interface Props {
  shown: HomeView;
  /** Shown below the hero; `end` below all sections. */
  children?: ReactNode;
  end?: ReactNode;
}

/** Who the owner is, what they have done and how to reach them. */
export function Home({ shown, children, end }: Props) {
  const { about, results, projects, skills, logos, timelines, interests, contact, order, rain } = shown;
  const sections: Record<string, ReactNode> = {
    about: about && (
      <Section id="about" heading={words.about}>
        <div className={css.lead}>
          {proseElements('p', about)}
          {results && <ul className={`facts ${css.results}`}>{proseElements('li', results)}</ul>}
        </div>
      </Section>
    ),
    projects: projects && <Projects projects={projects} />,
    skills: skills && <Skills skills={skills} logos={logos} />,
    interests: interests && (
      <Section id="interests" heading={words.interests}>
        <KeywordGroups groups={interests} />
      </Section>
    ),
    contact: contact && <Contact contact={contact} reader={shown.reader} />,
  };
  for (const timeline of timelines) sections[timeline.id] = <Entries key={timeline.id} {...timeline} />;
  return (
    <div className="page" data-rain={rain}>
      <Hero home={shown} />
      {children}
      {order.map((section) =>
        typeof section === 'string'
          ? sections[section]
          : Blocks && (
              <Section key={section.id} id={section.id} heading={section.heading} dir={section.dir}>
                <Blocks blocks={section.blocks} />
              </Section>
            ),
      )}
      {end}
    </div>
  );
}
