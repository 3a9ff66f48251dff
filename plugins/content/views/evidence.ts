import type { LinkView, TimelineEntry } from '../../../src/views.ts';
import { fieldNameIn, stringsIn } from '../read/source.ts';
import { isList, plainText, proseToText } from '../text/inline-text.ts';
import { withoutIsolates } from '../text/locale.ts';
import type { Content, ProjectFile } from '../types.ts';
import { pageNameOf } from './links.ts';

export interface Work extends LinkView {
  keywords: string[];
  texts: string[];
}

/** Fields of a project page in which skills are looked for. */
const EVIDENCE = /^(text|list|items)$/;

/** Shorter names (C, R, Go) may be ordinary words or letters: in a sentence they prove nothing. */
const SHORTEST_IN_TEXT = 3;

/** Where a skill was used: in work with a keyword of that name, or that word in a text; links without duplicates. */
export function evidenceOf(skill: string, works: Work[]): LinkView[] {
  const name = skill.toLowerCase();
  const inText = skill.length >= SHORTEST_IN_TEXT && wordPattern(skill);
  const proves = ({ keywords, texts }: Work) =>
    keywords.some((keyword) => keyword.toLowerCase() === name) ||
    (inText && texts.some((text) => inText.test(text)));
  const links = works.filter(proves).map(({ label, url }) => ({ label, url }));
  const first = ({ label, url }: LinkView) => links.find((link) => link.url === url || link.label === label);
  return links.filter((link) => first(link) === link);
}

/** Matches a name as a separate word: not `Git` in `GitHub`, `Java` in `JavaScript` or `Node` in `Node.js`. */
function wordPattern(name: string) {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}_+#.-])${escaped}(?![\\p{L}\\p{N}_+#]|[.-][\\p{L}\\p{N}])`, 'u');
}

/** The owner's work that can be linked to: projects with a page or a URL, and jobs as the home page shows them. */
export function worksOf(content: Content, jobs: TimelineEntry[]): Work[] {
  const { resume, projects } = content;
  const made = (resume.projects ?? []).flatMap(
    ({ name, url, keywords = [], description, highlights = [] }): Work[] => {
      const page = pageNameOf(name, content);
      const target = page ? `/${page}` : url;
      if (!name || !target) return [];
      const onPage = page ? textsOf(projects[page] as ProjectFile) : [];
      const texts = [description ?? '', ...highlights, ...onPage];
      return [{ label: name, url: target, keywords, texts: texts.map(plainText) }];
    },
  );
  const worked = jobs.map(({ id, years, title, organization, text = [], highlights, keywords = [] }) => ({
    label: organization || title || years,
    url: `#${id}`,
    keywords: keywords.map(withoutIsolates),
    texts: [
      title,
      ...[...text.flatMap((part) => (isList(part) ? part.list : [part])), ...highlights].map(proseToText),
    ],
  }));
  return [...made, ...worked.filter(({ label }) => label)];
}

const textsOf = (project: ProjectFile): string[] =>
  stringsIn(project)
    .filter(({ path }) => EVIDENCE.test(fieldNameIn(path)))
    .map(({ value }) => value);
