import type { ProjectCard } from '../../../src/views.ts';
import { blocksOf } from '../text/blocks.ts';
import { parseInline, withId } from '../text/inline-text.ts';
import { isolated, localeOf, timeOf } from '../text/locale.ts';
import { listTexts, PROOFS } from '../text/origin.ts';
import type { Content, Draft } from '../types.ts';
import { wordsOf } from '../words/words.ts';
import { factsOf } from './facts.ts';
import { externalUrl, pageNameOf, projectLink, type ResumeProject } from './links.ts';
import { unlessEmpty } from './skills.ts';

/** Returns the card of a project on the home page. */
export function cardOf(project: ResumeProject, content: Content): Draft<ProjectCard> {
  const { name: title = '', description, keywords = [], roles = [] } = project;
  const { [PROOFS]: proofs } = project;
  const page = pageNameOf(title, content);
  const file = page ? content.projects[page] : undefined;
  const { card, external = false } = file ?? {};
  const { facts, results } = factsOf(file);
  const words = wordsOf(content.site);
  const url = externalUrl(project, content);
  const isExternal = !!url && (!page || external);
  const years = timeOf(project, 'years', words, localeOf(content.site));
  const isolate = (name?: string) => isolated(name, content.site);
  const role = roles.map(isolate).join(words.comma);
  const inResume = [role, isolate(project.entity), project.type].filter(Boolean);
  return {
    title,
    accent: page,
    facts: unlessEmpty([years, ...(unlessEmpty(inResume) ?? facts)].filter((fact): fact is string => !!fact)),
    description: unlessEmpty(blocksOf(description, proofs?.description)),
    highlights: unlessEmpty(
      listTexts(project, 'highlights').map(({ field, text }) => withId(parseInline(text), proofs?.[field])),
    ),
    results: unlessEmpty(results),
    link: (isExternal || !page ? url : `/${page}`) ?? '',
    isExternal,
    doors: [
      ...(page ? [{ label: words.aboutProject, url: `/${page}` }] : []),
      ...(url ? [projectLink(url, words, (host) => host)] : []),
    ],
    keywords: keywords.map((keyword) => isolated(keyword, content.site)),
    picture: card && { ...card, role: 'card' },
  };
}
