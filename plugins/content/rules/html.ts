import type { Fault } from '../fault.ts';
import { type OwnerFiles, sourcesOf } from './owner-files.ts';

/** Fields whose texts may hold the site's own marks (`inline-text.ts`). */
const PROSE = /^(summary|description|highlights|courses|reference|text|list|items)$/;

/** Tags that other sites and editors leave in texts. A lone capital, as in `List<A>`, is a type. */
const TAG = /<\/?(?:p|br|b|strong|i|em|u|a|ul|ol|li|div|span|h[1-6]|code|pre)(?:\s[^<>]*)?\/?>/;
const ENTITY =
  /&(?:amp|lt|gt|quot|apos|nbsp|shy|[nm]dash|hellip|bull|middot|copy|reg|trade|euro|[lr][sda]quo|szlig|[a-z](?:uml|acute|grave|circ|tilde|cedil|ring)|#\d+|#x[\da-f]+);/i;

/** HTML in the owner's prose: it stands as it is written. */
export const htmlInTexts = (files: OwnerFiles): Fault[] =>
  sourcesOf(files).flatMap((source) =>
    source.texts().flatMap(({ path, value }) => {
      if (!PROSE.test(String(path.findLast((key) => typeof key === 'string')))) return [];
      const tag = TAG.exec(value)?.[0];
      const found = tag ?? ENTITY.exec(value)?.[0];
      const remedy = tag
        ? 'write **strong**, *emphasis* or [words](https://…) in its place, and an empty line between paragraphs'
        : 'write the sign itself';
      return found ? [source.fault(path, `holds HTML, whose letters are shown (${found})`, remedy)] : [];
    }),
  );
