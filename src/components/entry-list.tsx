import { Badge } from 'content:component/badge';
import { Roles } from 'content:component/roles';
import { words } from 'content:site';
import type { ReactNode } from 'react';
import type { TimelineEntry } from '../views';
import css from './entry-list.module.css';
import { proseElements } from './prose';
import { UNTRANSLATED } from './untranslated';

/** Dated entries: jobs, degrees, awards, publications, references and the like. */
export const EntryList = ({ entries }: { entries: TimelineEntry[] }) => (
  <ol className={css.entries}>
    {entries.map(({ id, years, title, titleUrl, organization, url, notes, picture, roles, ...entry }) => (
      <li key={id} id={id} className={css.entry}>
        <div>
          {Badge && picture && <Badge picture={picture} />}
          {(title || organization) && (
            <h3>
              <Linked text={title || organization} url={titleUrl} />
            </h3>
          )}
          {((title && organization) || notes) && (
            <p className={css.quiet} translate={UNTRANSLATED}>
              {title && <Linked text={organization} url={url} />}
              {title && organization && notes && words.comma}
              {notes}
            </p>
          )}
          {years && <p className={css.years}>{years}</p>}
        </div>
        {Roles && roles ? (
          <div>
            {bodyOf(entry)}
            <Roles roles={roles} bodyOf={bodyOf} />
          </div>
        ) : (
          (entry.text?.length || entry.highlights.length || entry.keywords) && <div>{bodyOf(entry)}</div>
        )}
      </li>
    ))}
  </ol>
);

const bodyOf = ({
  text,
  highlights,
  keywords,
}: Pick<TimelineEntry, 'text' | 'highlights' | 'keywords'>): ReactNode => (
  <>
    {proseElements('p', text)}
    {/* A single highlight needs no list. */}
    {highlights[1] ? <ul>{proseElements('li', highlights)}</ul> : proseElements('p', highlights)}
    {keywords && <p className={css.quiet}>{keywords.join(words.comma)}</p>}
  </>
);

const Linked = ({ text, url }: { text: string; url?: string }): ReactNode =>
  url ? (
    <a href={url} data-alone>
      {text}
    </a>
  ) : (
    text
  );
