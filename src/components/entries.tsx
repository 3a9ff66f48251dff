import type { TimelineView } from '../views';
import { EntryList } from './entry-list';
import { Section } from './section';

/** A section of the résumé's dated entries. */
export const Entries = ({ id, heading, entries }: TimelineView) => (
  <Section id={id} heading={heading}>
    <EntryList entries={entries} />
  </Section>
);
