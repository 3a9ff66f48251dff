/** A person as JSON Resume 1.0.0 (https://jsonresume.org/schema), as far as the site reads it. */
export interface Resume {
  basics?: {
    name?: string;
    label?: string;
    image?: string;
    email?: string;
    phone?: string;
    url?: string;
    summary?: string;
    location?: {
      address?: string;
      postalCode?: string;
      city?: string;
      region?: string;
      countryCode?: string;
    };
    profiles?: { network?: string; username?: string; url?: string }[];
  };
  work?: {
    name?: string;
    position?: string;
    url?: string;
    startDate?: string;
    endDate?: string;
    summary?: string;
    highlights?: string[];
  }[];
  skills?: { name?: string; level?: string; keywords?: string[] }[];
  projects?: {
    name?: string;
    description?: string;
    highlights?: string[];
    keywords?: string[];
    url?: string;
  }[];
}

export interface PictureFile {
  /** Path below `src/content/pictures/`. */
  src: string;
  alt?: string;
  caption?: string;
}

/** `src/content/site.json`: what a résumé has no place for. */
export interface Site {
  language?: string;
  accent?: string;
  greeting?: string;
  description?: string;
  copyright?: number;
  portraitAlt?: string;
  logos?: PictureFile[];
  /** Picture for link previews, 1200 × 630; path below `src/content/pictures/`. */
  openGraph?: string;
}

export type BlockFile =
  | { text: string }
  | { list: string[] }
  | { group: { heading: string; items: string[] } }
  | { carousel: { label: string; pictures: PictureFile[] } };

/** One file of `src/content/projects/`: a project page. */
export interface ProjectFile {
  title: string;
  tagline: string;
  description: string;
  accent: string;
  card?: PictureFile;
  banner?: PictureFile;
  /** Picture for link previews, 1200 × 630; path below `src/content/pictures/`. */
  openGraph?: string;
  facts?: { label: string; text: string }[];
  sections: { id: string; heading: string; blocks: BlockFile[] }[];
}

export interface Content {
  resume: Resume;
  site: Site;
  projects: Record<string, ProjectFile>;
}
