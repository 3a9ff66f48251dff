import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { openFolder } from '../../plugins/finish/folder.ts';

/**
 * Finds what the HTML standard does not allow in the pages of a built site, in all languages.
 * @param dist absolute path of its folder
 * @returns one line per fault: page, line, rule and problem
 * @throws if there is no built site
 */
export async function htmlFaults(dist: string): Promise<string[]> {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: { 'long-title': 'off', 'no-trailing-whitespace': 'off' },
  });
  const { built, files } = openFolder(dist);
  const pages = built?.pages ?? files.filter((file) => file.endsWith('.html'));
  const faults = pages.map(async (page) => {
    const { results } = await validator.validateString(readFileSync(resolve(dist, page), 'utf8'));
    return results.flatMap(({ messages }) =>
      messages.map(({ line, column, ruleId, message }) => `${page}:${line}:${column}: ${ruleId}: ${message}`),
    );
  });
  return (await Promise.all(faults)).flat();
}
