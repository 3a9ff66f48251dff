import type { Page } from '@playwright/test';
import type { Content } from '../../plugins/content/types.ts';

/** As many technologies as a recruiter looks for. */
const TECHNOLOGIES = 4;

/** What a recruiter asks that the first screen of the shown home page, before any scrolling, does not answer. */
export async function unansweredAtFirst(page: Page, { resume }: Content): Promise<string[]> {
  const { links, text } = await page.evaluate(() => {
    const isSeen = ({ top, bottom, width }: DOMRect) => width > 1 && top >= 0 && bottom <= innerHeight;
    const range = document.createRange();
    const walker = document.createTreeWalker(document.querySelector('main') as Node, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      range.selectNodeContents(node);
      if (isSeen(range.getBoundingClientRect())) texts.push(node.nodeValue ?? '');
    }
    const links = [...document.links].filter((link) => isSeen(link.getBoundingClientRect()));
    return {
      links: links.map(({ href, textContent }) => `${href} ${textContent}`),
      text: texts.join('\n').toLowerCase(),
    };
  });
  const says = (words?: string) => !words || text.includes(words.toLowerCase());
  const { basics, work, education, skills = [], projects = [] } = resume;
  const technologies = new Set(
    [...skills, ...projects].flatMap(({ keywords = [] }) => keywords).filter(says),
  );
  const code = basics?.profiles?.find(({ network }) => /git|codeberg/i.test(network ?? ''));
  const answers = {
    role: says(basics?.label),
    place: says(basics?.location?.city),
    'position and employer':
      says(work?.[0]?.position) && says(work ? work[0]?.name : education?.[0]?.institution),
    technologies: technologies.size >= TECHNOLOGIES,
    'résumé, with its size': links.some((link) => /\.pdf .*\p{Nd}/u.test(link)),
    'code host': !code || links.some((link) => link === `${code.url} ${code.network}`),
  };
  return Object.entries(answers).flatMap(([question, isAnswered]) => (isAnswered ? [] : [question]));
}
