import { find, findStrings } from '../../content/read/fields.ts';
import type { OwnerFiles } from '../../content/read/owner-files.ts';
import type { Source } from '../../content/read/source.ts';
import { proseToText } from '../../content/text/inline-text.ts';
import { entriesIn, knownTags, listsOf, tagsIn, untagged } from '../../content/text/tags.ts';
import type { Content, EvidenceFile, Resume, VersionFile } from '../../content/types.ts';
import { evidenceFor, namesIn } from '../../content/versions/asks.ts';
import { versionsOf } from '../../content/versions/select.ts';
import { sentencesOf } from '../../content/versions/sentences.ts';
import { mentions } from '../../content/views/works.ts';
import { type Advice, type Fault, fileFault } from '../../fault.ts';
import { closestMatch, quoted, suggestion } from '../advice.ts';
import { evidenceAdvice } from './evidence.ts';
import { NAME, nameAdvice } from './pages.ts';

/** Hosts show `index` for the folder, and some `404` for what is not in it; `version` is a script of the site. */
const TAKEN_NAMES = ['index', '404', 'version'];

/** The résumé with its tags, and its versions: the file of each, and the content that the version shows. */
interface Versions {
  /** The path of the résumé. */
  resume: string;
  tagged: Resume;
  versions: { source: Source; file: VersionFile; content: Content }[];
}

/** Returns a rule about versions as a rule about the whole content. */
function ofVersions(rule: (versions: Versions) => Fault[]) {
  return (content: Content, files: OwnerFiles): Fault[] => {
    const contents = versionsOf(content);
    const versions = files.versions.map(([name, source]) => ({
      source,
      file: content.versions?.[name] as VersionFile,
      content: contents[name] as Content,
    }));
    return rule({ resume: files.resume.file, tagged: content.tagged ?? {}, versions });
  };
}

const NOT_IN_ADDRESS: Advice = [
  'is no name for an address',
  'name it in letters from a to z, digits and hyphens',
];

/** Finds versions whose names no address can have. */
const unfitNames = ({ versions }: OwnerFiles): Fault[] =>
  versions.flatMap(([name, { file }]) => {
    const advice = NAME.test(name) ? nameAdvice(name, TAKEN_NAMES) : NOT_IN_ADDRESS;
    return advice ? [fileFault(file, advice)] : [];
  });

/** Finds tags that nothing in the résumé has. */
function unknownTags({ resume, tagged, versions }: Versions): Fault[] {
  const entries = entriesIn(tagged);
  const highlights = entries.flatMap((entry) => entry.highlights ?? []);
  const used = [...knownTags(tagged, {}), ...highlights.flatMap(tagsIn)];
  return versions.flatMap(({ source }) =>
    ['only', 'without'].flatMap((kind) =>
      findStrings(source, kind, '*')
        .filter(({ value }) => entries.length && !used.includes(value))
        .map(({ value, fault }) => {
          const otherwise = `give it to an entry ("x-tags": ["${value}"]) or to a highlight ({${value}}), or remove it`;
          const remedy = suggestion(closestMatch(value, used), otherwise);
          return fault(`nothing in ${resume} has the tag ${quoted(value)}`, remedy);
        }),
    ),
  );
}

/** Finds evidence that is no sentence of the version, or one of several that are the same. */
const unclearEvidence = ({ tagged, versions }: Versions): Fault[] =>
  versions.flatMap(({ source, content }) => {
    const sentences = sentencesOf(content);
    return find(source, 'asks', '*', 'evidence', '*').flatMap(({ value, fault }) => {
      const advice = evidenceAdvice(value as EvidenceFile, sentences, tagged);
      return advice ? fault(...advice) : [];
    });
  });

/** Finds answers with a figure that their evidence lacks. */
const unprovenFigures = ({ versions }: Versions): Fault[] =>
  versions.flatMap(({ source, file, content }) => {
    const sentences = sentencesOf(content);
    return (file.asks ?? []).flatMap((ask, index) => {
      const { answer = '' } = ask;
      const proof = evidenceFor(ask, content, sentences).map(({ text, label }) => proseToText(text) + label);
      const proven = proof.join(' ').match(FIGURE) ?? ([] as string[]);
      const figure = answer.match(FIGURE)?.find((number) => !proven.includes(number));
      const problem = `says ${figure}, which its evidence does not`;
      return figure ? source.fault(['asks', index, 'answer'], problem, 'name the sentence that says it') : [];
    });
  });

const FIGURE = /\d+([.,]\d+)*/g;

/** Finds a `notYet` that names no skill or keyword of its version. */
const unknownSkills = ({ versions }: Versions): Fault[] =>
  versions.flatMap(({ source, content }) => {
    const names = namesIn(content);
    return findStrings(source, 'asks', '*', 'notYet')
      .filter(({ value }) => !names.some((name) => mentions(name, value)))
      .map(({ value, fault }) => {
        const problem = `${quoted(value)} names nothing that the résumé has among its skills or keywords`;
        return fault(problem, 'name what comes closest as it is called there, or write true');
      });
  });

/** Finds asks of a version without evidence, and sections that lose all of their entries. */
const leftOut = ({ tagged, versions }: Versions): Fault[] =>
  versions.flatMap(({ source, file, content }) => {
    const lists = Object.fromEntries(listsOf(content.resume));
    const emptied = listsOf(tagged).filter(([list, entries]) => entries.length && !lists[list]?.length);
    const sentences = sentencesOf(content);
    const unproven = [...(file.asks ?? []).entries()].filter(
      ([, ask]) => !ask.notYet && !ask.evidence && !evidenceFor(ask, content, sentences).length,
    );
    return [
      ...emptied.map(([list]) => {
        const problem = `leaves nothing of ${list}, so that section is not shown`;
        return source.fault([], problem, 'check its tags, if you want it');
      }),
      ...unproven.map(([index, { ask }]) => {
        const problem = `no sentence of the version proves ${quoted(ask)}, so it is left out`;
        return source.fault(['asks', index], problem, 'name its evidence, or set "notYet": true');
      }),
    ];
  });

/** Finds words in braces that look like tags but are none, so pages show them. */
function strayBraces({ resume, tagged = resume, versions = {} }: Content, files: OwnerFiles): Fault[] {
  const known = knownTags(tagged, versions);
  return find(files.resume, '*', '*', 'highlights', '*').flatMap(({ value, fault }) => {
    // A translated highlight may have such words before the tags that it has from the first language.
    const tags = typeof value === 'string' ? tagsIn(untagged(value, known)) : [];
    const problem = `ends in {${tags}}, which no version names and no entry has, so it is shown`;
    return tags.length ? [fault(problem, 'write it otherwise, or name the tag in a version')] : [];
  });
}

export const versionRules = {
  faults: [unfitNames],
  ofContent: {
    faults: [unknownTags, unclearEvidence, unprovenFigures, unknownSkills].map(ofVersions),
    warnings: [ofVersions(leftOut), strayBraces],
  },
};
