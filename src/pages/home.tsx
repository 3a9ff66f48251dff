import { home, view } from 'content:home';
import { words } from 'content:words';
import { Contact } from '../components/contact';
import { Experience } from '../components/experience';
import { Hero } from '../components/hero';
import { Projects } from '../components/projects';
import { each } from '../components/prose';
import { Section } from '../components/section';
import { Skills } from '../components/skills';
import { Words } from '../components/words';

export { view };

/** `/`: who the owner is, what they did, how to reach them. */
export function Home() {
  const { about, projects, skills, logos, timelines, interests, contact } = home;
  return (
    <div className="page">
      <Hero home={home} />
      {about && (
        <Section id="about" heading={words.about}>
          <div className="lead">{each('p', about)}</div>
        </Section>
      )}
      {projects && <Projects projects={projects} />}
      {skills && <Skills skills={skills} logos={logos} />}
      {timelines.map((timeline) => (
        <Experience key={timeline.id} {...timeline} />
      ))}
      {interests && (
        <Section id="interests" heading={words.interests}>
          <Words groups={interests} />
        </Section>
      )}
      {contact && <Contact contact={contact} />}
    </div>
  );
}
