import type { Job, LinkView } from '../../src/views.ts';
import { plainText, wordsOf } from './inline-text.ts';
import { pageOf } from './pages.ts';
import { nameIn, textsIn } from './source.ts';
import type { Content, ProjectFile } from './types.ts';

/** Something that was done, and the words that tell of it. */
export interface Work extends LinkView {
  /** Words that name a technology and nothing else. */
  keywords: string[];
  texts: string[];
}

/** Shorter names (C, R, Go) are words of a language too: in a sentence they prove nothing. */
const SHORTEST_IN_TEXT = 3;

/**
 * Where a skill was used: a keyword of that name, or the very word in a sentence.
 * @param skill as the résumé writes it
 * @returns links, each once, in the order of `works`
 */
export function evidenceOf(skill: string, works: Work[]): LinkView[] {
  const name = skill.toLowerCase();
  const inText = skill.length >= SHORTEST_IN_TEXT && wordPattern(skill);
  const proves = ({ keywords, texts }: Work) =>
    keywords.some((keyword) => keyword.toLowerCase() === name) ||
    (inText && texts.some((text) => inText.test(text)));
  const links = works.filter(proves).map(({ label, url }) => ({ label, url }));
  return links.filter(({ url }, index) => links.findIndex((link) => link.url === url) === index);
}

/** A name as a word of its own: `Git` is not in `GitHub`, nor `Java` in `JavaScript`, nor `Node` in `Node.js`. */
const wordPattern = (name: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}_+#.-])${escaped(name)}(?![\\p{L}\\p{N}_+#]|[.-][\\p{L}\\p{N}])`, 'u');

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * All that the owner did which a link can lead to: projects with a page or an address, and jobs.
 * @param jobs as the home page shows them
 */
export function worksOf(content: Content, jobs: Job[]): Work[] {
  const { resume, projects } = content;
  const made = (resume.projects ?? []).flatMap(
    ({ name, url, keywords = [], description, highlights = [] }): Work[] => {
      const page = pageOf(name, content);
      const address = page ? `/${page}` : url;
      if (!name || !address) return [];
      const told = page ? textsOf(projects[page] as ProjectFile) : [];
      const texts = [description ?? '', ...highlights, ...told];
      return [{ label: name, url: address, keywords, texts: texts.map(plainText) }];
    },
  );
  const worked = jobs.map(({ id, years, position, employer, text = [], highlights }) => ({
    label: employer || position || years,
    url: `#${id}`,
    keywords: [],
    texts: [position, ...[...text, ...highlights].map(wordsOf)],
  }));
  return [...made, ...worked.filter(({ label }) => label)];
}

/** What a project's page tells: facts, paragraphs and lists. */
const textsOf = (project: ProjectFile): string[] =>
  textsIn(project)
    .filter(({ path }) => /^(text|list|items)$/.test(nameIn(path)))
    .map(({ value }) => value);
