import type { ReactNode } from 'react';
import type { TimelineView } from '../views';
import css from './experience.module.css';
import { proseElements } from './prose';
import { Section } from './section';

/** A section of dated entries: jobs, degrees, awards, publications, references and the like. */
export const Entries = ({ id, heading, jobs }: TimelineView) => (
  <Section id={id} heading={heading}>
    <ol className={css.jobs}>
      {jobs.map(({ id, years, position, positionUrl, employer, url, notes, text, highlights }) => (
        <li key={id} id={id} className={css.job}>
          <div>
            {(position || employer) && (
              <h3>
                <Linked text={position || employer} url={positionUrl} />
              </h3>
            )}
            {((position && employer) || notes) && (
              <p className={css.employer}>
                {position && <Linked text={employer} url={url} />}
                {position && employer && notes && ' · '}
                {notes}
              </p>
            )}
            {years && <p className={css.years}>{years}</p>}
          </div>
          {(text?.length || highlights[0]) && (
            <div>
              {proseElements('p', text)}
              {highlights[0] && <ul>{proseElements('li', highlights)}</ul>}
            </div>
          )}
        </li>
      ))}
    </ol>
  </Section>
);

const Linked = ({ text, url }: { text: string; url?: string }): ReactNode =>
  url ? <a href={url}>{text}</a> : text;
