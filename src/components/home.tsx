import { Blocks } from 'content:component/blocks';
import { words } from 'content:site';
import type { ReactNode } from 'react';
import type { HomeView, Paragraph, ProseText } from '../views';
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
  /** What it shows; of a version of the résumé, less. */
  shown: HomeView;
  /** Below the hero, and below all sections. */
  children?: ReactNode;
  end?: ReactNode;
}

/** Who the owner is, what they have done and how to reach them. */
export function Home({ shown, children, end }: Props) {
  const { about, projects, skills, logos, timelines, interests, contact, order, rain } = shown;
  const proofs = proofsIn(about?.at(-1));
  const sections: Record<string, ReactNode> = {
    about: about && (
      <Section id="about" heading={words.about}>
        <div className={css.lead}>
          {proseElements('p', proofs ? about.slice(0, -1) : about)}
          {proofs && <ul className={`facts ${css.proofs}`}>{proseElements('li', proofs)}</ul>}
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
    contact: contact && <Contact contact={contact} />,
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

/** Returns the items of a list of what changed, such as `17 → 11 min a meeting`; undefined for any other part of the summary. */
const proofsIn = (part: Paragraph = ''): ProseText[] | undefined =>
  typeof part === 'object' && 'list' in part && part.list.every(isProof) ? part.list : undefined;

const isProof = ([strong]: ProseText): boolean =>
  typeof strong === 'object' && typeof strong.text[0] === 'object' && strong.text[0].tag === 's';
