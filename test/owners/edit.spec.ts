import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { EXAMPLES_FOLDER, exampleNames, filesIn } from '../../plugins/content/read/folder.ts';
import { textsOf } from '../../plugins/content/words/words.ts';
import { editedPages } from '../../plugins/edit/edit-page.ts';
import { openOwner } from '../../plugins/open-owner.ts';
import { Fork } from '../support/fork.ts';
import { FOLDER } from '../support/site.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const EDITOR = 'https://github.com/jane/site/edit/next/';

/** A fork, and the variables of a build there: the site of a folder, which names its repository. */
function siteOf(folder: string, name: string) {
  const fork = new Fork(name);
  const content = fork.path('site');
  cpSync(folder, content, { recursive: true });
  const file = resolve(content, 'site.json');
  const named = readFileSync(file, 'utf8').replace('{', '{ "repository": "https://github.com/jane/site",');
  writeFileSync(file, named);
  const branch = { GITHUB_REF_TYPE: 'branch', GITHUB_REF_NAME: 'next' };
  return { fork, env: { GITHUB_ACTIONS: '', CONTENT_DIR: content, ...branch } };
}

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** What the site itself says: the mark of two letters in the bar, names of languages, and the words of the interface. */
const OWN = ['PDF', 'English', 'Deutsch', '日本語'];

for (const folder of [FOLDER, ...exampleNames(ROOT).map((name) => resolve(ROOT, EXAMPLES_FOLDER, name))]) {
  const name = relative(ROOT, folder);

  test(`on /edit of ${name} every text leads to a line that has it, and no other file knows the page`, async () => {
    const { fork, env } = siteOf(folder, `edit-${name.replace('/', '-')}`);
    const { ok, output } = await fork.build({ env });
    expect(ok, output).toBe(true);
    const dist = fork.path('dist');
    const html = readFileSync(resolve(dist, 'edit.html'), 'utf8');
    expect(html).toContain('<meta name="robots" content="noindex">');
    const links = parse(html).querySelectorAll('li a');
    expect(links.length).toBeGreaterThan(50);
    for (const { attributes, textContent } of links) {
      const [, file = '', line = 0] =
        /^(?:.*\/)?site\/(.*)#L(\d+)$/.exec(attributes.href?.slice(EDITOR.length) ?? '') ?? [];
      const text = readFileSync(resolve(folder, decodeURI(file)), 'utf8').split('\n')[Number(line) - 1] ?? '';
      expect(lettersOf(text), `${textContent} in ${file}:${line}`).toContain(lettersOf(textContent));
    }
    for (const file of filesIn(dist).filter((file) => /\.(html|js|json|md|txt|xml)$|_\w+$/.test(file)))
      if (file !== 'edit.html')
        expect(readFileSync(resolve(dist, file), 'utf8'), file).not.toContain('edit.html');

    const owner = openOwner(ROOT, folder);
    for (const { page, pieces } of editedPages(dist, owner)) {
      const language = owner.languages.find((each) => page.startsWith(`${each}/`));
      const words = Object.values(textsOf(owner.content(language).site)).flatMap((each) =>
        each.split(/\{\w+\}/),
      );
      const own = [...words, ...OWN].map((each) => each.trim()).filter(Boolean);
      const others = own.sort((a, b) => b.length - a.length);
      for (const { text } of pieces.flat().filter((each) => !each.line)) {
        const rest = others.reduce(
          (left, word) => left.toLowerCase().replaceAll(word.toLowerCase(), ' '),
          text,
        );
        expect(rest, `${text} of ${page} leads nowhere`).not.toMatch(/\p{L}{3}/u);
      }
    }
  });
}
