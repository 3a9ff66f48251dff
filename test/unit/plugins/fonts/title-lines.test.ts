import { expect, test } from 'vitest';
import { titleLines } from '../../../../plugins/content/styles/display-type.ts';

test('each title size of the site has a line length, a longer one on wide screens, and no other size has one', () => {
  expect(titleLines('4.4/9.4', '7.6/9.4', ['18/18'], 1.1)).toBe(`h1 { --letters: 4.84 }
[data-size=""] { --letters: 8.36 }
[data-size="18/18"] { --letters: 19.8 }
@media (min-aspect-ratio: 3/2) {
h1 { --letters: 10.34 }
[data-size=""] { --letters: 10.34 }
}`);
});
