/** Where an entry stands in the owner's files; it is a symbol, because no field of a file can be one. */
export const ORIGIN = Symbol('origin');
/** The ids that an entry's texts have on the page of a version, by field, if anything links to them. */
export const PROOFS = Symbol('proofs');

/** The lists of an entry whose texts may be evidence. */
export const TEXT_LISTS = ['courses', 'highlights'] as const;
export type TextList = (typeof TEXT_LISTS)[number];

/** What is known of an entry beside the fields that its file has. */
export interface Origin {
  [ORIGIN]?: {
    /** Such as `work[0]`; `projects/atlas` if a project has only a page. */
    place: string;
    /** The field of each text in a list, such as `highlights[1]`. */
    fields: Partial<Record<TextList, string[]>>;
  };
  [PROOFS]?: Record<string, string>;
}

/** A text of an entry with its field, such as `summary` or `courses[0]`. */
export interface FieldText {
  field: string;
  text: string;
}

/** Returns the texts of an entry's list with their fields. */
export const listTexts = (entry: Origin & { [name in TextList]?: string[] }, name: TextList): FieldText[] =>
  (entry[name] ?? []).map((text, index) => ({
    field: entry[ORIGIN]?.fields[name]?.[index] ?? `${name}[${index}]`,
    text,
  }));
