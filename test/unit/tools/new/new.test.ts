import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DEMONSTRATION_FOLDER, filesIn } from '../../../../plugins/content/read/folder.ts';
import type { Content } from '../../../../plugins/content/types.ts';
import { InvalidAnswer } from '../../../../tools/new/answers.ts';
import { leftToDo } from '../../../../tools/new/compose.ts';
import { makeOwn } from '../../../../tools/new/make-own.ts';
import { validContent, writeDemoProject } from '../../../support/content.ts';
import { writeFiles } from '../../../support/temporary-files.ts';
import { faults, inContent, json, optionsOf, own, read, root } from './fork.ts';

beforeEach(() => writeDemoProject(root));

const filesAboutDemoPerson = () =>
  readdirSync(inContent(''), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.json') && /robin/i.test(read(file)),
  );

const FLAGS = ['--yes', '--name', 'Jane Doe', '--role', 'Developer', '--email', 'jane@doe.dev'];
const MORE = ['--phone=+44 20 7946 0000', '--linkedin=jane-doe', '--github=jane', '--site=doe.dev'];

test('lists what is left to do, and nothing that is there already', () => {
  const listed = (content: Content) => leftToDo(content, 'src/content').join('\n');
  const empty = listed({ resume: {}, site: {}, projects: {} });
  for (const what of [/^basics.summary/m, /^projects in/m, /^a page for a project/m, /^description in/m])
    expect(empty).toMatch(what);
  const { resume, site, projects } = validContent();
  const rest = listed({ resume, site: { ...site, description: 'Me' }, projects });
  expect(rest).toMatch(/^npm run dev .*\nSITE_URL=https:\/\/doe.test npm run build .*$/);
});

test('says so if the content can’t be written, instead of failing half way', () => {
  writeFiles(root, { 'src/content': '' });
  expect(() => own(...FLAGS)).toThrow(InvalidAnswer);
  expect(() => own(...FLAGS)).toThrow(/content can't be written to \(E\w+\); make it/);
  expect(existsSync(resolve(root, DEMONSTRATION_FOLDER))).toBe(true);
});

test('writes the owner’s résumé with each answer in its field', () => {
  own(...FLAGS, ...MORE);
  expect(json('resume.json').basics).toEqual({
    name: 'Jane Doe',
    label: 'Developer',
    email: 'jane@doe.dev',
    phone: '+44 20 7946 0000',
    url: 'https://doe.dev',
    profiles: [
      { network: 'LinkedIn', username: 'jane-doe', url: 'https://www.linkedin.com/in/jane-doe' },
      { network: 'GitHub', username: 'jane', url: 'https://github.com/jane' },
    ],
  });
});

test('writes the language of the owner’s texts, and what it needs', () => {
  const { left } = own(...FLAGS, '--language', 'pl');
  expect(json('site.json').language).toBe('pl');
  expect(left).toEqual(['words in site.json: the interface is in English until you add its words in Polish']);
  // What is there stays unless it is asked for.
  own('--yes', '--role', 'Lead');
  expect(json('site.json').language).toBe('pl');
  own('--yes', '--language', 'pt-BR');
  expect(json('site.json')).toMatchObject({ language: 'pt-BR', accent: '#7ee2a8' });
});

test('has nothing of the demonstration: no person, no pictures', async () => {
  makeOwn(root, optionsOf(...FLAGS), new Date('2031-05-05'));
  expect(filesAboutDemoPerson()).toEqual([]);
  expect(readdirSync(inContent('pictures'))).toEqual([]);
  expect(readdirSync(inContent('projects'))).toEqual([]);
  expect(json('site.json')).toEqual({
    $schema: '../../plugins/content/site.schema.json',
    language: 'en',
    accent: '#7ee2a8',
    copyright: 2031,
  });
  expect(await faults({ SITE_URL: 'https://doe.dev' })).toEqual([]);
});

test('removes nothing, and writes to the folder that the site is built from', () => {
  const [demo, elsewhere] = [resolve(root, 'demo'), resolve(root, 'elsewhere')];
  const before = filesIn(demo);
  vi.stubEnv('CONTENT_DIR', 'elsewhere');
  const { done, undo } = own(...FLAGS);
  vi.unstubAllEnvs();
  expect(done).toEqual(['Wrote elsewhere/resume.json.', 'Wrote elsewhere/site.json.']);
  expect([existsSync(inContent('')), filesIn(elsewhere)]).toEqual([false, ['resume.json', 'site.json']]);
  undo();
  expect(filesIn(elsewhere)).toEqual([]);
  expect(filesIn(demo)).toEqual(before);
});

test('takes back what it wrote: each file is what it was', () => {
  own(...FLAGS);
  const before = read('resume.json');
  const { undo } = own(...FLAGS, '--role', 'Chef');
  expect(read('resume.json')).not.toBe(before);
  undo();
  expect([read('resume.json'), readdirSync(inContent(''))]).toEqual([
    before,
    expect.not.arrayContaining([expect.stringContaining('.bak')]),
  ]);
});

test('a username with accents is written as it is typed, and its URL as the check wants it', () => {
  own('--yes', '--name', 'José Müller', '--linkedin', 'josé-müller');
  const url = 'https://www.linkedin.com/in/jos%C3%A9-m%C3%BCller';
  expect(json('resume.json').basics.profiles).toEqual([
    { network: 'LinkedIn', username: 'josé-müller', url },
  ]);
});

describe('run again on the owner’s content', () => {
  test('changes only the answered fields and makes a backup each time', () => {
    own(...FLAGS, ...MORE);
    const before = json('resume.json');
    writeFileSync(inContent('resume.json'), JSON.stringify({ ...before, work: [{ name: 'Acme' }] }));
    const { done } = own('--yes', '--github', 'https://github.com/doe');
    expect(done).toContain('Saved your previous version as src/content/resume.json.1.bak.');
    const { basics, work } = json('resume.json');
    expect(work).toEqual([{ name: 'Acme' }]);
    const [linkedin] = before.basics.profiles;
    const github = { network: 'GitHub', username: 'doe', url: 'https://github.com/doe' };
    expect(basics).toEqual({ ...before.basics, profiles: [linkedin, github] });
    expect(json('resume.json.1.bak')).toEqual({ ...before, work });
    own('--yes', '--github', 'jdoe');
    expect(read('resume.json.2.bak')).toContain('github.com/doe"');
  });

  test('keeps what was taken out, such as a phone number, out of what is committed', () => {
    own(...FLAGS, ...MORE);
    own('--yes', '--github', 'jdoe');
    writeFiles(root, { '.gitignore': readFileSync(resolve(import.meta.dirname, '../../../../.gitignore')) });
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
    git('init', '-q');
    expect(git('ls-files', '-o', '--exclude-standard', 'src/content').trim().split('\n')).toEqual([
      'src/content/resume.json',
      'src/content/site.json',
    ]);
  });

  test('leaves the owner’s site settings, pictures, projects and further languages alone', () => {
    own(...FLAGS);
    const shared = ['site.json', 'pictures/me.png', 'projects/notify.md'];
    const files = [...shared, 'de/resume.json', 'de/projects/a.md'];
    writeFiles(inContent(''), Object.fromEntries(files.map((file) => [file, '{}'])));
    own('--yes', '--role', 'Engineer');
    expect(files.map(read)).toEqual(files.map(() => '{}'));
    expect(json('resume.json').basics.label).toBe('Engineer');
  });

  test.each([
    ['a comment', '{\n// me\n"basics": {} }', /resume\.json:2: .*JSON does not allow comments/],
    ['null as basics', '{\n"basics": null }', /resume\.json:2: basics: /],
    ['nothing in it', '', /resume\.json: .*is empty/],
  ])('names the fault in a résumé with %s, and leaves it as it is', (_, text, message) => {
    own(...FLAGS);
    writeFileSync(inContent('resume.json'), text);
    expect(() => own('--yes', '--role', 'Chef')).toThrow(message);
    expect(read('resume.json')).toBe(text);
  });

  test('replaces a faulty value by an answer', () => {
    own(...FLAGS);
    writeFileSync(inContent('resume.json'), '{ "basics": { "name": "Jane Doe", "email": 5 } }');
    own('--yes', '--email', 'jane@doe.dev');
    expect(json('resume.json').basics).toEqual({ name: 'Jane Doe', email: 'jane@doe.dev' });
  });
});

test.each([
  [['--email', 'nowhere'], /--email: "nowhere" is not valid; enter an address/],
  // The schema's addresses are ASCII.
  [['--email', 'josé@doe.dev'], /--email: "josé@doe.dev" is not valid; enter an address/],
  [['--phone', 'none'], /--phone: .*enter a number/],
  [['--site', 'my site'], /--site: .*enter a URL/],
  [['--language', 'xx-!'], /--language: "xx-!" is not valid/],
  [['--from', '/no/such/file.json', '--yes'], /--from: .*does not exist/],
  [['--yes', '--role', 'Developer'], /basics\.name: is missing/],
])('%s is rejected before anything is written', (args, message) => {
  expect(() => own(...args)).toThrow(message);
  expect(existsSync(inContent(''))).toBe(false);
});
