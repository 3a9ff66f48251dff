import { cpSync } from 'node:fs';
import { OwnersFork } from '../owners/owners-fork.ts';
import { BUILD_MS } from '../support/fork.ts';
import { Host } from '../support/host.ts';
import { FOLDER } from '../support/site.ts';
import { visit } from './helpers.ts';
import { expect, poll, test } from './test.ts';

test('what was typed into a field before its component’s script stays, and the component has it', {
  tag: '@long',
}, async ({ visitor, engine }) => {
  test.setTimeout(BUILD_MS);
  const fork = new OwnersFork(`fields-${engine}`);
  cpSync(FOLDER, fork.path('src/content'), { recursive: true });
  fork.show('hero', { form: ['Form'] });
  const { ok, output } = await fork.build();
  expect(ok, output).toBe(true);
  const host = await Host.open(fork.path('dist'));
  const release = host.hold(/\/assets\/(app-|[^/]*\.page-)/);
  await visit(visitor, host, '/');
  const fill = async (label: string, text: string) => {
    await visitor.run((name) => document.querySelector<HTMLElement>(`[aria-label=${name}]`)?.focus(), label);
    for (const key of text) await visitor.press(key);
  };
  const held = () =>
    ['name', 'text', 'held'].map((label) => {
      const field = document.querySelector<HTMLInputElement>(`[aria-label=${label}]`);
      return field?.value ?? '';
    });
  await fill('text', 'abc');
  await fill('name', 'Kim');
  const [name, text] = await visitor.run(held);
  expect([name, text?.replace('Hello', '')]).toEqual(['Kim', 'abc']);
  release();
  await poll(visitor, held).toEqual([name, text, `${name} · ${text} · false · red`]);
  // The field is still the one to type into.
  await visitor.press('!');
  await poll(visitor, held).toEqual(['Kim!', text, `Kim! · ${text} · false · red`]);
  await visitor.open('about:blank');
  host.close();
});
