import { HtmlValidate } from 'html-validate';
import { openSite } from '../budget/measure.ts';

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
  const { pages, read } = openSite(dist);
  const faults = pages.map(async (page) => {
    const { results } = await validator.validateString(read(page));
    return results.flatMap(({ messages }) =>
      messages.map(({ line, column, ruleId, message }) => `${page}:${line}:${column}: ${ruleId}: ${message}`),
    );
  });
  return (await Promise.all(faults)).flat();
}
