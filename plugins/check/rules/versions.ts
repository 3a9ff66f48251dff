import { contentOf } from '../../content/read/load.ts';
import type { OwnerFiles } from '../../content/read/owner-files.ts';
import { find, findStrings, isObject, valueAt } from '../../content/read/source.ts';
import { knownTags, listsOf, tagsIn } from '../../content/text/tags.ts';
import type { Content } from '../../content/types.ts';
import { evidenceFor, sentencesOf } from '../../content/versions/asks.ts';
import { versionsOf } from '../../content/versions/select.ts';
import { type Fault, fileFault } from '../../fault.ts';
import { closestMatch, quoted, suggestion } from '../schema-messages.ts';

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The content with its versions; undefined while other faults keep them from being made. */
function made(files: OwnerFiles): [Content, Record<string, Content>] | undefined {
  if (!files.versions.length || !isObject(files.resume.value) || !isObject(files.site.value))
    return undefined;
  try {
    const content = contentOf(files);
    return [content, versionsOf(content)];
  } catch {
    return undefined;
  }
}

/** Finds versions that no address can have. */
const checkNames = ({ versions }: OwnerFiles): Fault[] =>
  versions.flatMap(([name, { file }]) =>
    NAME.test(name)
      ? []
      : [fileFault(file, 'is no name for an address', 'name it in letters from a to z, digits and hyphens')],
  );

/** Finds tags that nothing in the résumé has. */
function checkTags(files: OwnerFiles): Fault[] {
  const [{ tagged = {} }] = made(files) ?? [{} as Content];
  const lists = listsOf(tagged).flatMap(([, entries]) => entries);
  const used = [
    ...knownTags(tagged, {}),
    ...lists.flatMap(({ highlights }) => (highlights ?? []).flatMap(tagsIn)),
  ];
  return files.versions.flatMap(([, source]) =>
    ['only', 'without'].flatMap((kind) =>
      findStrings(source, kind, '*')
        .filter(({ value }) => lists.length && !used.includes(value))
        .map(({ value, fault }) => {
          const otherwise = `give it to an entry ("x-tags": ["${value}"]) or to a highlight ({${value}}), or remove it`;
          return fault(
            `nothing in ${files.resume.file} has the tag ${quoted(value)}`,
            suggestion(closestMatch(value, used), otherwise),
          );
        }),
    ),
  );
}

/** Finds evidence that no sentence of the version is. */
function checkEvidence(files: OwnerFiles): Fault[] {
  const [content, versions] = made(files) ?? [];
  return files.versions.flatMap(([name, source]) => {
    const version = versions?.[name];
    if (!content?.tagged || !version) return [];
    const shown = sentencesOf(version).map(({ path }) => path);
    return findStrings(source, 'asks', '*', 'evidence', '*').flatMap(({ value, fault }) => {
      if (shown.includes(value)) return [];
      const keys = value
        .split(/[.[\]]+/)
        .filter(Boolean)
        .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
      return valueAt(content.tagged, keys) === undefined
        ? [
            fault(
              `${quoted(value)} is no place in ${files.resume.file}`,
              suggestion(closestMatch(value, shown), `name a sentence, such as ${shown[0]}`),
            ),
          ]
        : [
            fault(
              `${quoted(value)} is not in this version, or no page shows it as a sentence`,
              'take other evidence, or let the tags choose it',
            ),
          ];
    });
  });
}

/** Finds what a version does not say: asks without evidence, and sections that lose all of their entries. */
function checkEmpty(files: OwnerFiles): Fault[] {
  const [content, versions] = made(files) ?? [];
  return files.versions.flatMap(([name, source]) => {
    const version = versions?.[name];
    if (!content?.tagged || !version) return [];
    const kept = Object.fromEntries(listsOf(version.resume));
    const emptied = listsOf(content.tagged).filter(
      ([list, entries]) => entries.length && !kept[list]?.length,
    );
    const { asks = [] } = content.versions?.[name] ?? {};
    const unproven = [...asks.entries()].filter(
      ([, ask]) => !ask.notYet && !evidenceFor(ask, version).length,
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
}

/** Finds what looks like a tag and is none: it is shown as it stands. */
function checkBraces(files: OwnerFiles): Fault[] {
  if (!files.versions.length) return [];
  const known = knownTags(...taggedOf(files));
  return find(files.resume, '*', '*', 'highlights', '*').flatMap(({ value, fault }) => {
    const tags = typeof value === 'string' ? tagsIn(value) : [];
    return !tags.length || tags.some((tag) => known.has(tag))
      ? []
      : [
          fault(
            `ends in {${tags}}, which no version names and no entry has, so it is shown`,
            'write it otherwise, or name the tag in a version',
          ),
        ];
  });
}

const taggedOf = (files: OwnerFiles): Parameters<typeof knownTags> => {
  const { tagged = {}, versions = {} } = contentOf(files);
  return [tagged, versions];
};

export const versionRules = {
  faults: [checkNames, checkTags, checkEvidence],
  warnings: [checkEmpty, checkBraces],
};
