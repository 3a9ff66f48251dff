import { languagesIn } from '../../content/read/folder.ts';
import type { OwnerFiles } from '../../content/read/owner-files.ts';
import { themeOf } from '../../content/styles/theme.ts';
import { lettersOf } from '../../content/text/locale.ts';
import { WIDE, widthOf } from '../../content/text/width.ts';
import type { Content } from '../../content/types.ts';
import { homeSections } from '../../content/views/home.ts';
import { labelOf, orderedSections } from '../../content/views/sections.ts';
import { ownerView } from '../../content/views/views.ts';
import { wordsOf } from '../../content/words/words.ts';
import type { Fault } from '../../fault.ts';
import { quoted } from '../schema-faults.ts';

/** Width of the narrowest screen on which the bar shows its items, without its edges, in px: see `nav.module.css`. */
const BAR_PX = 1004;
/** A tool beside the items, the least of the brand, the brand's edges and each of its letters. */
const TOOL_PX = 44;
const BRAND_EDGES_PX = 24;
const BRAND_LETTER_PX = 10.4;
/** The edges of an item, and its letters in the monospaced font. */
const ITEM_EDGES_PX = 20;
const LETTER_PX = 8.43;
const WIDE_LETTER_PX = 14;

/** A section in the bar, and where to say what is wrong with its name. */
interface Item {
  text: string;
  fault: (problem: string) => Fault;
}

/** Finds pages whose sections have names too long for the bar, which is then scrolled. */
function checkBar(content: Content, files: OwnerFiles): Fault[] {
  const { site, projects } = content;
  const room = roomOf(content, files);
  // A version that answers an advert has one item more.
  const isAsked = Object.values(content.versions ?? {}).some(({ asks }) => asks?.length);
  const asked = isAsked ? [{ id: 'asks', label: wordsOf(site).asksItem, file: undefined }] : [];
  const home = [...asked, ...homeSections(content)].flatMap(({ id, label, file }): Item[] => {
    const path = file ? ['sections', orderedSections(site).indexOf(file)] : ['words', `${id}Item`];
    const remedy = file ? 'give it a short "label"' : `write a shorter one for words.${id}Item`;
    return label ? [{ text: label, fault: (problem) => files.site.fault(path, problem, remedy) }] : [];
  });
  const pages = files.projects.map(([name, source]) =>
    (projects[name]?.sections ?? []).map((section, index): Item => {
      const remedy = `name it in the bar: ## ${section.heading} {bar="…"}`;
      return {
        text: labelOf(section, site),
        fault: (problem) => source.fault(['sections', index], problem, remedy),
      };
    }),
  );
  return [home, ...pages].flatMap((items) => {
    const width = items.reduce((sum, { text }) => sum + itemWidth(text), 0);
    const [longest] = items.toSorted((a, b) => itemWidth(b.text) - itemWidth(a.text));
    if (!longest || width <= room) return [];
    const problem = `the sections' names need ${Math.ceil(width)} px of the bar, which has ${room}; the longest is ${quoted(longest.text)}`;
    return [longest.fault(problem)];
  });
}

/** Returns the room for the items beside the brand and the tools, in px. */
function roomOf(content: Content, { folder }: OwnerFiles): number {
  const { brand, networks } = ownerView(content);
  const tools = [
    ...networks,
    ...(languagesIn(folder).length ? ['languages'] : []),
    ...(themeOf(content.site) === 'auto' ? ['theme'] : []),
    ...(content.site.background === 'none' ? [] : ['pause']),
  ];
  const brandWidth = Math.max(TOOL_PX, BRAND_EDGES_PX + BRAND_LETTER_PX * lettersOf(brand).length);
  return Math.floor(BAR_PX - brandWidth - TOOL_PX * tools.length);
}

const itemWidth = (text: string): number =>
  ITEM_EDGES_PX + widthOf(text, (letter) => (WIDE.test(letter) ? WIDE_LETTER_PX : LETTER_PX));

export const barRules = { ofContent: { warnings: [checkBar] } };
