import { expect, test } from 'vitest';
import { displayUrl, isFullUrl } from '../../../../../plugins/content/text/url.ts';
import { contactOf } from '../../../../../plugins/content/views/contact.ts';
import { printableUrl } from '../../../../../plugins/content/views/resume-view.ts';

const MULLER = 'https://www.linkedin.com/in/j%C3%B6rg-m%C3%BCller';

test.each([
  ['https://www.doe.test/', 'doe.test'],
  ['HTTPS://doe.test/a/', 'doe.test/a'],
  ['mailto:kim@doe.test', 'kim@doe.test'],
  ['mailto:j%C3%B6rg@doe.test?subject=a%20b', 'jörg@doe.test?subject=a%20b'],
  [MULLER, 'linkedin.com/in/jörg-müller'],
  ['https://doe.test/%E6%97%A5%E6%9C%AC', 'doe.test/日本'],
  ['https://doe.test/a%20b%2Fc%0A', 'doe.test/a%20b%2Fc%0A'],
  ['https://doe.test/caf%E9/100%', 'doe.test/caf%E9/100%'],
])('%s is shown as %s', (url, text) => {
  expect(displayUrl(url)).toBe(text);
});

test('shows a profile’s decoded URL once, and keeps its link unchanged', () => {
  const profiles = [{ network: 'LinkedIn', username: 'jörg-müller', url: MULLER }];
  const [shown] = contactOf({ resume: { basics: { profiles } }, site: {}, projects: {} })?.networks ?? [];
  expect(shown).toMatchObject({ text: 'linkedin.com/in/jörg-müller', url: MULLER });
});

test('the PDF keeps a URL encoded if its fonts may lack the characters', () => {
  expect(printableUrl(MULLER)).toBe('linkedin.com/in/jörg-müller');
  expect(printableUrl('https://doe.test/%E6%97%A5%E6%9C%AC')).toBe('doe.test/%E6%97%A5%E6%9C%AC');
  expect(printableUrl('mailto:kim@doe.test')).toBe('kim@doe.test');
});

test('an address with an umlaut is one however often it is asked', () => {
  const answers = Array.from({ length: 20_000 }, () => isFullUrl('https://jörg.test/über'));
  expect(new Set(answers)).toEqual(new Set([true]));
  expect([isFullUrl('kim.test'), isFullUrl('')]).toEqual([false, false]);
});
