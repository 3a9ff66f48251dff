import type {
  AskView,
  Block,
  CodeView,
  ContactView,
  FactView,
  FilmView,
  HomeView,
  ItemView,
  KeywordGroup,
  LinkView,
  MarkdownBlockView,
  PageView,
  PictureView,
  ProjectCard,
  ProjectView,
  ProsePart,
  TableView,
  TimelineEntry,
} from '../../../src/views.ts';

/** Every view that pages are made of, those in blocks included. */
type View =
  | (PageView | ItemView | HomeView | ProjectView | ProjectCard | KeywordGroup | TimelineEntry | FactView)
  | (AskView | AskView['where'][number] | ContactView | LinkView | ProsePart | PictureView | FilmView)
  | (Block | Extract<Block, { group: unknown }>['group'] | MarkdownBlockView | TableView | CodeView);

type FieldsOf<View> = View extends unknown ? keyof View : never;

type Item<Value> = Value extends readonly (infer Each)[] ? Item<Each> : Value;

type ProseFieldsOf<View> = View extends unknown
  ? {
      [Field in keyof View]-?: Extract<Item<View[Field]>, ProsePart> extends never ? never : Field;
    }[keyof View]
  : never;

/** The name of a field. */
export type Field = FieldsOf<View>;

/** The fields of one or several texts with markup; true if each text stands in an element of its own. */
export const PROSE_FIELDS: Record<ProseFieldsOf<View>, boolean> = {
  about: true,
  answer: true,
  by: false,
  description: true,
  head: true,
  highlights: true,
  items: true,
  list: true,
  opening: true,
  results: true,
  rows: true,
  text: true,
};

/** The fields that are no texts for readers: addresses, names of files and pages, code. */
export const NO_WORDS: Field[] = [
  'accent',
  'captions',
  'code',
  'email',
  'hash',
  'href',
  'id',
  'link',
  'phone',
  'phoneUrl',
  'rain',
  'src',
  'titleUrl',
  'url',
];
