import { closest } from 'fastest-levenshtein';

/** The properties of all members of a union. */
type KeysOf<Value> = Value extends unknown ? keyof Value & string : never;

type Callable = (...args: never[]) => unknown;
type TextOfEach<Arguments> = { [At in keyof Arguments]-?: string };

/** What a function gets: of a component its props, of another its arguments in order, or one type's name for all of that. */
type Gets<Name, Called extends Callable> =
  | `${string}View`
  | (Name extends Capitalize<Name & string> | 'default'
      ? Record<KeysOf<Parameters<Called>[0] & object>, string>
      : TextOfEach<Parameters<Called>>);

/** The functions that a file exports, each with what it gets. */
type Exports<Module> = {
  [Name in keyof Module as Module[Name] extends Callable ? Name : never]: Module[Name] extends Callable
    ? Gets<Name, Module[Name]>
    : never;
};

const gets = <Module>(exports: Exports<Module>): Record<string, string | string[] | Record<string, string>> =>
  exports;

/**
 * The files of `src/` that an owner's `overrides/` may replace, and what their exports get: the compiler holds the names.
 * Not among them is what the build or a script of the first visit relies on. `docs/overrides.md` lists the same.
 */
export const OVERRIDABLE: Record<string, ReturnType<typeof gets>> = {
  'components/badge': gets<typeof import('../../src/components/badge.tsx')>({
    Badge: { picture: 'the picture of a certificate' },
  }),
  'components/blocks': gets<typeof import('../../src/components/blocks.tsx')>({
    Blocks: { blocks: 'the texts, lists, carousels and films of a section' },
  }),
  'components/carousel': gets<typeof import('../../src/components/carousel.tsx')>({
    Carousel: { label: 'its name', pictures: 'its pictures' },
  }),
  'components/contact': gets<typeof import('../../src/components/contact.tsx')>({
    Contact: { contact: 'the ways to reach the owner' },
  }),
  'components/copy-button': gets<typeof import('../../src/components/copy-button.tsx')>({
    CopyButton: {
      name: 'its accessible name',
      tip: 'what its tooltip says instead of “Copy”',
      css: 'classes of button and tooltip',
      onCopy: 'hears of the press',
    },
  }),
  'components/entries': gets<typeof import('../../src/components/entries.tsx')>({
    Entries: { id: 'of the section', heading: 'of the section', entries: 'jobs, degrees and the like' },
  }),
  'components/entry-list': gets<typeof import('../../src/components/entry-list.tsx')>({
    EntryList: { entries: 'jobs, degrees and the like' },
  }),
  'components/film': gets<typeof import('../../src/components/film.tsx')>({ Film: 'FilmView' }),
  'components/hero': gets<typeof import('../../src/components/hero.tsx')>({
    Hero: { home: 'all that the home page shows' },
  }),
  'components/home': gets<typeof import('../../src/components/home.tsx')>({
    Home: {
      shown: 'all that the page shows',
      children: 'what comes below the hero',
      end: 'what comes below all sections',
    },
  }),
  'components/icon': gets<typeof import('../../src/components/icon.tsx')>({
    Icon: { name: 'which icon' },
  }),
  'components/keyword-groups': gets<typeof import('../../src/components/keyword-groups.tsx')>({
    KeywordGroups: { groups: 'skills or interests', areNames: 'true if nobody should translate them' },
  }),
  'components/markdown-blocks': gets<typeof import('../../src/components/markdown-blocks.tsx')>({
    MarkdownBlock: {
      dir: 'its direction of writing',
      heading: 'a heading within a section',
      code: 'code, in parts of a colour',
      language: 'of the code',
      name: 'of the code',
      table: 'a table',
      items: 'of a list',
      start: 'the first number of a list',
      quote: 'the blocks of a quotation',
      by: 'whose that is',
    },
  }),
  'components/nav': gets<typeof import('../../src/components/nav.tsx')>({
    Nav: { brand: 'the link home', sections: 'of the page, in order', tools: 'what stands at the end' },
  }),
  'components/not-loaded': gets<typeof import('../../src/components/not-loaded.tsx')>({
    NotLoaded: { error: 'why a page did not load' },
  }),
  'components/picture': gets<typeof import('../../src/components/picture.tsx')>({
    Picture: {
      picture: 'its file, size and description',
      sizes: 'as in HTML',
      eager: 'true in the first view',
      narrow: 'what phones show instead',
    },
  }),
  'components/projects': gets<typeof import('../../src/components/projects.tsx')>({
    Projects: { projects: 'the cards' },
  }),
  'components/prose': gets<typeof import('../../src/components/prose.tsx')>({
    Prose: { text: 'a text with its links and emphasis' },
    dirOf: ['a text'],
    proseElements: ['p or li', 'the texts'],
    Facts: { facts: 'labels and texts' },
  }),
  'components/roles': gets<typeof import('../../src/components/roles.tsx')>({
    Roles: { roles: 'those at one employer', bodyOf: 'renders what is said of one' },
  }),
  'components/section': gets<typeof import('../../src/components/section.tsx')>({
    Section: {
      id: 'what the navigation links to',
      heading: 'its heading',
      dir: 'the heading’s direction of writing',
      children: 'what is in it',
    },
  }),
  'components/shell': gets<typeof import('../../src/components/shell.tsx')>({
    Shell: { path: 'of the page', sections: 'of the page, in order', children: 'the page' },
  }),
  'components/skills': gets<typeof import('../../src/components/skills.tsx')>({
    Skills: { skills: 'the groups', logos: 'their pictures' },
  }),
  'components/ways-on': gets<typeof import('../../src/components/ways-on.tsx')>({
    WaysOn: { others: 'the other projects', className: 'the page’s class for them' },
  }),
  'pages/home': gets<typeof import('../../src/pages/home.tsx')>({
    default: { shown: 'all that the page shows' },
  }),
  'pages/not-found': gets<typeof import('../../src/pages/not-found.tsx')>({
    default: { others: 'the projects that it leads to' },
  }),
  'pages/project': gets<typeof import('../../src/pages/project.tsx')>({ default: 'ProjectView' }),
  'pages/version': gets<typeof import('../../src/pages/version.tsx')>({
    default: { home: 'all that the version shows', asks: 'what the reader asks for, with the proofs' },
  }),
  'hooks/use-copy': gets<typeof import('../../src/hooks/use-copy.ts')>({ useCopy: [] }),
  'background/background': gets<typeof import('../../src/background/background.ts')>({ openBackground: [] }),
  'background/painter': gets<typeof import('../../src/background/painter.ts')>({
    createPainter: ['the context of a canvas', 'what writes the characters'],
    writeSheet: ['the size of a character in device pixels', 'the accent'],
  }),
  'background/stage': gets<typeof import('../../src/background/stage.ts')>({
    openStage: ['the canvas, which may be in a worker'],
  }),
};

/** Returns the file of the list that a mistyped one most likely means, which may lack its folder. */
export function nearestTo(name: string): string {
  const files = Object.keys(OVERRIDABLE);
  if (name.includes('/')) return closest(name, files);
  const base = (file: string) => file.replace(/^.*\//, '');
  const [nearest] = files.filter((file) => base(file) === closest(name, files.map(base)));
  return nearest as string;
}
