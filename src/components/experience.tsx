import type { TimelineView } from '../views';
import css from './experience.module.css';
import { Section } from './section';

/** What the owner did and when: jobs, schools and the like. */
export const Experience = ({ id, heading, jobs }: TimelineView) => (
  <Section id={id} heading={heading}>
    <ol className={css.jobs}>
      {jobs.map((job) => (
        <li key={job.years + job.employer + job.position} className={css.job}>
          <p className={css.years}>{job.years}</p>
          <div>
            <h3>{job.position || job.employer}</h3>
            {job.position && job.employer && (
              <p className={css.employer}>{job.url ? <a href={job.url}>{job.employer}</a> : job.employer}</p>
            )}
            {job.summary && <p>{job.summary}</p>}
            {job.highlights.length > 0 && (
              <ul>
                {job.highlights.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ol>
  </Section>
);
