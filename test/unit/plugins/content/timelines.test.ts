import { expect, test } from 'vitest';
import { timelinesOf } from '../../../../plugins/content/timelines.ts';

test('what has an address and no name is called by its address', () => {
  const [publication] = timelinesOf({ publications: [{ url: 'https://www.paper.test/' }] });
  const [job] = timelinesOf({ work: [{ url: 'https://mill.test', summary: 'Under NDA.' }] });
  expect(publication?.jobs[0]).toMatchObject({
    position: 'paper.test',
    positionUrl: 'https://www.paper.test/',
  });
  expect(job?.jobs[0]).toMatchObject({ position: 'mill.test', positionUrl: 'https://mill.test' });
});

test('what has a publisher alone leads to its own address all the same', () => {
  const [publication] = timelinesOf({ publications: [{ publisher: 'Press', url: 'https://paper.test' }] });
  expect(publication?.jobs[0]).toMatchObject({
    position: '',
    employer: 'Press',
    positionUrl: 'https://paper.test',
  });
});
