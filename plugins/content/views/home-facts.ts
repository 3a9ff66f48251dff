import type { TimelineEntry } from '../../../src/views.ts';
import { isolated, localeOf, yearOf } from '../text/locale.ts';
import { byText } from '../text/order.ts';
import type { Content, Site, Span } from '../types.ts';
import { wordsOf } from '../words/words.ts';
import { placeOf } from './contact.ts';
import type { EntryView } from './entries.ts';
import { factsOf } from './facts.ts';
import { pageNameOf, type ResumeProject } from './links.ts';

/** The most skills that a fact names. */
const MAX_NAMED = 4;

/** What the home page shows that its facts are made of. */
interface Shown {
  /** The latest job as the page shows it, and its time. */
  job?: Pick<TimelineEntry, 'title' | 'organization'>;
  time?: Span;
  projects?: ResumeProject[];
  /** The skills that a project or a job proves. */
  skills: string[];
  degree?: EntryView;
}

/** Returns the facts of the home page if its owner has not written any. */
export function defaultFacts({ job, time, projects, skills, degree }: Shown, content: Content) {
  const { resume, site } = content;
  const words = wordsOf(site);
  return [
    { label: words.basedIn, text: placeOf(resume, site) ?? '' },
    latestOf(job, time, projects, content),
    { label: words.worksWith, text: skills.slice(0, MAX_NAMED).join(words.comma) },
    { label: words.education, text: degreeOf(degree, site) },
  ].filter(({ text }) => text);
}

/** Returns a fact: the job if it is ongoing, else the job or project that ended last; a project may have only a start. */
function latestOf(
  job: Partial<NonNullable<Shown['job']>> = {},
  { startDate, endDate }: Span = {},
  projects: ResumeProject[] = [],
  content: Content,
): Record<'label' | 'text', string> {
  const { site } = content;
  const words = wordsOf(site);
  const withCommas = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(words.comma);
  const jobText = withCommas(job.title, job.organization);
  if (startDate && !endDate) return { label: words.current, text: jobText };
  const endOf = (span: Span) => span.endDate ?? span.startDate ?? '';
  const [latest] = [...projects].sort((a, b) => byText(endOf(b), endOf(a)));
  // A job with only a year may have ended in December, and a job without dates on any day.
  const jobEnd = endDate && (endDate.length > 4 ? endDate : `${endDate}-12`);
  const isAfterJob = !jobText || (jobEnd && latest && endOf(latest) > jobEnd);
  if (!latest || !endOf(latest) || !isAfterJob) return { label: words.latest, text: jobText };
  const page = pageNameOf(latest.name, content) ?? '';
  const role = latest.roles?.join(words.comma) ?? factsOf(content.projects[page]).facts[0];
  const year = yearOf(endOf(latest), localeOf(site));
  return { label: words.latest, text: withCommas(isolated(latest.name, site), role, year) };
}

/** Returns the latest degree with its year, or with the school if it is not finished. */
const degreeOf = ({ title, organization, endDate }: Partial<EntryView> = {}, site: Site): string =>
  [title || organization, endDate ? yearOf(endDate, localeOf(site)) : title && organization]
    .filter(Boolean)
    .join(wordsOf(site).comma);
