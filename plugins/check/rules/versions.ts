import type { OwnerFiles } from '../../content/read/owner-files.ts';
import { find, findStrings, type Source } from '../../content/read/source.ts';
import { proseToText } from '../../content/text/inline-text.ts';
import { knownTags, listsOf, tagsIn, untagged } from '../../content/text/tags.ts';
import type { Content, EvidenceFile, Resume, VersionFile } from '../../content/types.ts';
import { evidenceFor, namesIn } from '../../content/versions/asks.ts';
import { versionsOf } from '../../content/versions/select.ts';
import { sentencesOf } from '../../content/versions/sentences.ts';
import { mentions } from '../../content/views/evidence.ts';
import { type Advice, type Fault, fileFault } from '../../fault.ts';
import { closestMatch, quoted, suggestion } from '../schema-faults.ts';
import { evidenceAdvice } from './evidence.ts';
import { NAME, nameAdvice } from './pages.ts';

/** Hosts show `index` for the folder, and some `404` for what is not in it; `version` is a script of the site. */
const TAKEN_NAMES = ['index', '404', 'version'];

/** The résumé with its tags, and each version as its file says and as it is shown. */
interface Versions {
  /** The file of the résumé. */
  resume: string;
  tagged: Resume;
  versions: { source: Source; file: VersionFile; shown: Content }[];
}

/** Returns what a rule finds in the versions. */
const ofVersions =
  (rule: (all: Versions) => Fault[]) =>
  (content: Content, files: OwnerFiles): Fault[] => {
    const { tagged = {}, versions = {} } = content;
    const shown = versionsOf(content);
    const read = files.versions.map(([name, source]) => ({
      source,
      file: versions[name] as VersionFile,
      shown: shown[name] as Content,
    }));
    return rule({ resume: files.resume.file, tagged, versions: read });
  };

const NOT_IN_ADDRESS: Advice = [
  'is no name for an address',
  'name it in letters from a to z, digits and hyphens',
];

/** Finds versions that no address can have. */
const checkNames = ({ versions }: OwnerFiles): Fault[] =>
  versions.flatMap(([name, { file }]) => {
    const advice = NAME.test(name) ? nameAdvice(name, TAKEN_NAMES) : NOT_IN_ADDRESS;
    return advice ? [fileFault(file, ...advice)] : [];
  });

/** Finds tags that nothing in the résumé has. */
function checkTags({ resume, tagged, versions }: Versions): Fault[] {
  const entries = listsOf(tagged).flatMap(([, list]) => list);
  const highlights = entries.flatMap((entry) => entry.highlights ?? []);
  const used = [...knownTags(tagged, {}), ...highlights.flatMap(tagsIn)];
  return versions.flatMap(({ source }) =>
    ['only', 'without'].flatMap((kind) =>
      findStrings(source, kind, '*')
        .filter(({ value }) => entries.length && !used.includes(value))
        .map(({ value, fault }) => {
          const otherwise = `give it to an entry ("x-tags": ["${value}"]) or to a highlight ({${value}}), or remove it`;
          return fault(
            `nothing in ${resume} has the tag ${quoted(value)}`,
            suggestion(closestMatch(value, used), otherwise),
          );
        }),
    ),
  );
}

/** Finds evidence that is no sentence of the version, or one of several that are the same. */
const checkEvidence = ({ tagged, versions }: Versions): Fault[] =>
  versions.flatMap(({ source, shown }) => {
    const sentences = sentencesOf(shown);
    return find(source, 'asks', '*', 'evidence', '*').flatMap(({ value, fault }) => {
      const advice = evidenceAdvice(value as EvidenceFile, sentences, tagged);
      return advice ? fault(...advice) : [];
    });
  });

/** Finds answers with a figure that no evidence of theirs has. */
const checkAnswers = ({ versions }: Versions): Fault[] =>
  versions.flatMap(({ source, file, shown }) => {
    const sentences = sentencesOf(shown);
    return (file.asks ?? []).flatMap((ask, at) => {
      const { answer = '' } = ask;
      const proof = evidenceFor(ask, shown, sentences).map(({ text, label }) => proseToText(text) + label);
      const proven = proof.join(' ').match(FIGURE) ?? ([] as string[]);
      const figure = answer.match(FIGURE)?.find((number) => !proven.includes(number));
      const problem = `says ${figure}, which its evidence does not`;
      return figure ? source.fault(['asks', at, 'answer'], problem, 'name the sentence that says it') : [];
    });
  });

const FIGURE = /\d+([.,]\d+)*/g;

/** Finds a `notYet` that names nothing of its version. */
const checkNotYet = ({ versions }: Versions): Fault[] =>
  versions.flatMap(({ source, shown }) => {
    const names = namesIn(shown);
    return findStrings(source, 'asks', '*', 'notYet')
      .filter(({ value }) => !names.some((name) => mentions(name, value)))
      .map(({ value, fault }) =>
        fault(
          `${quoted(value)} names nothing that the résumé has among its skills or keywords`,
          'name what comes closest as it is called there, or write true',
        ),
      );
  });

/** Finds what a version does not say: asks without evidence, and sections that lose all of their entries. */
const checkEmpty = ({ tagged, versions }: Versions): Fault[] =>
  versions.flatMap(({ source, file, shown }) => {
    const kept = Object.fromEntries(listsOf(shown.resume));
    const emptied = listsOf(tagged).filter(([list, entries]) => entries.length && !kept[list]?.length);
    const sentences = sentencesOf(shown);
    const unproven = [...(file.asks ?? []).entries()].filter(
      ([, ask]) => !ask.notYet && !ask.evidence && !evidenceFor(ask, shown, sentences).length,
    );
    return [
      ...emptied.map(([list]) =>
        source.fault(
          [],
          `leaves nothing of ${list}, so that section is not shown`,
          'check its tags, if you want it',
        ),
      ),
      ...unproven.map(([at, { ask }]) =>
        source.fault(
          ['asks', at],
          `no sentence of the version proves ${quoted(ask)}, so it is left out`,
          'name its evidence, or set "notYet": true',
        ),
      ),
    ];
  });

/** Finds what looks like a tag and is none: it is shown as it stands. */
function checkBraces({ resume, tagged = resume, versions = {} }: Content, files: OwnerFiles): Fault[] {
  const known = knownTags(tagged, versions);
  return find(files.resume, '*', '*', 'highlights', '*').flatMap(({ value, fault }) => {
    // A translation may have one of its own before that of the first language.
    const tags = typeof value === 'string' ? tagsIn(untagged(value, known)) : [];
    const problem = `ends in {${tags}}, which no version names and no entry has, so it is shown`;
    return tags.length ? [fault(problem, 'write it otherwise, or name the tag in a version')] : [];
  });
}

export const versionRules = {
  faults: [checkNames],
  ofContent: {
    faults: [checkTags, checkEvidence, checkAnswers, checkNotYet].map(ofVersions),
    warnings: [ofVersions(checkEmpty), checkBraces],
  },
};
