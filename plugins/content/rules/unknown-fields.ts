import type { JSONPath } from 'jsonc-parser';
import type { Fault } from '../fault.ts';
import { type ObjectSchema, resumeSchema } from '../schema.ts';
import { nearest } from '../schema-words.ts';
import type { OwnerFiles } from './owner-files.ts';

/** What other résumés and older versions call the fields, by the part that they stand in. */
const OTHER_NAMES: Record<string, Record<string, string>> = {
  '': {
    certifications: 'certificates',
    employment: 'work',
    experience: 'work',
    jobs: 'work',
    profiles: 'basics.profiles',
    summary: 'basics.summary',
    volunteering: 'volunteer',
  },
  basics: {
    about: 'summary',
    bio: 'summary',
    headline: 'label',
    mail: 'email',
    mobile: 'phone',
    photo: 'image',
    picture: 'image',
    tel: 'phone',
    title: 'label',
    website: 'url',
  },
  'basics.location': { country: 'countryCode', state: 'region', street: 'address', zip: 'postalCode' },
  work: { company: 'name', employer: 'name', role: 'position', title: 'position' },
  volunteer: { name: 'organization', role: 'position', title: 'position' },
  education: {
    degree: 'studyType',
    field: 'area',
    gpa: 'score',
    grade: 'score',
    major: 'area',
    name: 'institution',
    school: 'institution',
    university: 'institution',
  },
  awards: { name: 'title' },
  certificates: { title: 'name' },
  publications: { date: 'releaseDate', title: 'name' },
  languages: { level: 'fluency', name: 'language' },
  projects: { technologies: 'keywords', title: 'name' },
};
const EVERYWHERE: Record<string, string> = {
  end: 'endDate',
  from: 'startDate',
  link: 'url',
  start: 'startDate',
  tags: 'keywords',
  to: 'endDate',
  website: 'url',
};

/** Tools keep notes of their own under such names, and `meta` is about the file. */
const isAside = (name: string, path: JSONPath) =>
  /^(x-|_)/.test(name) || (path.length === 0 && (name === '$schema' || name === 'meta'));

/**
 * Fields that JSON Resume does not know, at any depth: they stay in `resume.json`, and no page shows
 * them. Names that begin with `x-` or `_` are meant so.
 */
export function unknownFields({ resume }: OwnerFiles): Fault[] {
  const unknown = (value: unknown, schema: ObjectSchema | undefined, path: JSONPath): Fault[] => {
    if (Array.isArray(value))
      return value.flatMap((each, index) => unknown(each, schema?.items, [...path, index]));
    if (typeof value !== 'object' || value === null || !schema?.properties) return [];
    const { properties } = schema;
    const free = Object.keys(properties).filter((name) => !(name in value));
    return Object.entries(value).flatMap(([name, each]) => {
      if (isAside(name, path)) return [];
      if (name in properties) return unknown(each, properties[name], [...path, name]);
      const meant = otherName(name, path, free) ?? nearest(name, free);
      const remedy = meant ? `did you mean ${meant}?` : 'it is kept in the file';
      return [resume.fault([...path, name], 'is no field of JSON Resume, so it is not shown', remedy)];
    });
  };
  return unknown(resume.value, resumeSchema(), []);
}

/** The field that another name stands for, where it is still free. */
function otherName(name: string, path: JSONPath, free: string[]): string | undefined {
  const part = path.filter((key) => typeof key === 'string').join('.');
  const meant = OTHER_NAMES[part]?.[name.toLowerCase()] ?? EVERYWHERE[name.toLowerCase()];
  return meant && (meant.includes('.') || free.includes(meant)) ? meant : undefined;
}
