import type { Job } from '../lib/views';
import css from './experience.module.css';
import { Section } from './section';

/** The owner's jobs as a timeline, the latest first. */
export const Experience = ({ jobs }: { jobs: Job[] }) => (
  <Section id="experience" heading="Experience">
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
