import type { Fault } from '../fault.ts';
import { LINK_STARTS, lostLinks } from '../inline-text.ts';
import { quoted } from '../schema-words.ts';
import type { OwnerFiles } from './owner-files.ts';

/** What was meant as a link in the owner's prose and can be none: it stands as it is written. */
export const brokenLinks = ({ resume, site, projects }: OwnerFiles): Fault[] =>
  [resume, site, ...projects.map(([, source]) => source)].flatMap((source) =>
    source
      .texts()
      .flatMap(({ path, value }) =>
        lostLinks(value).map(({ address, written }) =>
          source.fault(
            path,
            `${quoted(written)} is no link, and its letters are shown`,
            /^[\w-]+(\.[\w-]+)+(\/|$)/.test(address)
              ? `write the address as https://${address}`
              : `begin the address with ${LINK_STARTS.join(' ')}`,
          ),
        ),
      ),
  );
