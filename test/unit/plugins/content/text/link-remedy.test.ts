import { expect, test } from 'vitest';
import { linkRemedy } from '../../../../../plugins/content/text/inline-text.ts';

test.each([
  ['my-other.md', /^write it as \/my-other,/],
  ['../projects/My_Other.md#how', /^write it as \/my-other#how,/],
  ['beta.html?a', /^write it as \/beta\?a,/],
  ['./docs/slides.pdf', /^put the file into public\/ and write it as \/docs\/slides\.pdf$/],
  ['install.sh', /^start it with https:\/\/ if that is a website, with \/ if it is a file/],
  ['www.doe.md', /^write it as https:\/\/www\.doe\.md$/],
  ['doe.dev', /^write it as https:\/\/doe\.dev$/],
  ['doe.dev/cv.pdf', /^write it as https:\/\/doe\.dev\/cv\.pdf$/],
  ['javascript:x', /^start it with one of https:/],
  ['chapter 1', /^start it with one of https:/],
])('a link to %s is told what leads there, never a domain that its file only looks like', (url, remedy) => {
  expect(linkRemedy(url)).toMatch(remedy);
});
