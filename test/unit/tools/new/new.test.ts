import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkContent } from '../../../../plugins/content/check/check.ts';
import { DEMONSTRATION_FOLDER, EXAMPLES_FOLDER } from '../../../../plugins/content/read/folder.ts';
import { loadContent } from '../../../../plugins/content/read/load.ts';
import { pageViews } from '../../../../plugins/content/views/views.ts';
import { InvalidAnswer, readOptions } from '../../../../tools/new/answers.ts';
import { readResume } from '../../../../tools/new/from-file.ts';
import { makeOwn } from '../../../../tools/new/make-own.ts';
import { fetchPhoto } from '../../../../tools/new/photo.ts';
import { askAbout } from '../../../../tools/new/questions.ts';
import { writeDemoProject } from '../../../support/demo-project.ts';
import { temporaryFolder, writeFiles } from '../../../support/temporary-files.ts';

const root = temporaryFolder('new-owner');
/** Résumés that were not written for this site. */
const RESUME_FOLDER = resolve(import.meta.dirname, '../../../support/resumes');
const RESUMES = readdirSync(RESUME_FOLDER);
const inContent = (path: string) => resolve(root, 'src/content', path);
const read = (path: string) => readFileSync(inContent(path), 'utf8');
const json = (path: string) => JSON.parse(read(path));
const filesAboutDemoPerson = () =>
  readdirSync(inContent(''), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .filter((entry) => /robin/i.test(readFileSync(resolve(entry.parentPath, entry.name), 'utf8')));

const FLAGS = ['--yes', '--name', 'Jane Doe', '--role', 'Developer', '--email', 'jane@doe.dev'];
const MORE = ['--phone=+44 20 7946 0000', '--linkedin=jane-doe', '--github=jane', '--site=doe.dev'];

/** Runs the command with these words. */
const own = (...words: string[]) => makeOwn(root, readOptions(words));

/** What the check then says. */
const faults = async (env = {}) => (await checkContent(root, inContent(''), env)).faults;

beforeEach(() => writeDemoProject(root));

test('says so if the content can’t be written, instead of failing half way', () => {
  mkdirSync(resolve(root, 'src'), { recursive: true });
  writeFileSync(resolve(root, 'src/content'), '');
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

test('leaves nothing of the demonstration: no person, pictures or examples', async () => {
  makeOwn(root, readOptions(FLAGS), new Date('2031-05-05'));
  expect(filesAboutDemoPerson()).toEqual([]);
  expect(readdirSync(inContent('pictures'))).toEqual([]);
  expect(readdirSync(inContent('projects'))).toEqual([]);
  expect(json('site.json')).toEqual({ language: 'en', accent: '#7ee2a8', copyright: 2031 });
  expect(await faults({ SITE_URL: 'https://doe.dev' })).toEqual([]);
});

test('keeps the examples on request, as pages of this site', async () => {
  own(...FLAGS, '--keep-examples');
  expect(readdirSync(inContent('projects'))).toHaveLength(3);
  expect(json('resume.json').projects).toEqual(
    ['DevHive', 'Notify', 'Climbor Die'].map((name) => ({ name, description: expect.any(String) })),
  );
  expect(existsSync(inContent('pictures/notify/card.png'))).toBe(true);
  expect(existsSync(inContent('pictures/identity/portrait.png'))).toBe(false);
  expect(await faults({ SITE_URL: 'https://doe.dev' })).toEqual([]);
});

describe('the folder demo/', () => {
  const demo = resolve(root, 'demo');

  test('is removed by default, together with examples/', () => {
    const examples = resolve(root, EXAMPLES_FOLDER);
    mkdirSync(resolve(examples, 'designer'), { recursive: true });
    expect(own(...FLAGS).done).toContain('Removed the folders demo/ and examples/.');
    expect([demo, examples].filter(existsSync)).toEqual([]);
  });

  test.each(['--keep-demo', '--keep-examples'])('is kept with %s', (flag) => {
    own(...FLAGS, flag);
    expect(existsSync(demo)).toBe(true);
  });

  test('is removed from a git checkout, but not from its history, so that updates don’t conflict', () => {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
    git('init', '--quiet');
    git('add', '.');
    git('-c', 'user.name=Jane', '-c', 'user.email=jane@doe.dev', 'commit', '--quiet', '-m', 'Fork');
    expect(own(...FLAGS).done).toContain(
      'Removed the folder demo/ from this checkout; git sparse-checkout disable brings it back.',
    );
    expect(existsSync(demo)).toBe(false);
    expect(git('status', '--porcelain')).toBe('?? src/\n');
    expect(git('ls-files', 'demo')).toContain('demo/content/resume.json');
    rmSync(resolve(root, '.git'), { recursive: true });
  });

  test('is kept if the content is already the owner’s', () => {
    own(...FLAGS, '--keep-demo');
    own(...FLAGS);
    expect(existsSync(demo)).toBe(true);
  });
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

  test('doesn’t add the examples, and says so', () => {
    own(...FLAGS);
    expect(own('--yes', '--keep-examples').done).toContain(
      "Didn't copy the example projects: they are only added if there is no content yet, and src/content has some.",
    );
    expect(readdirSync(inContent('projects'))).toEqual([]);
  });

  test('leaves the owner’s site settings, pictures, projects and further languages alone', () => {
    own(...FLAGS);
    const files = [
      'site.json',
      'pictures/me.png',
      'projects/notify.json',
      'de/resume.json',
      'de/projects/a.json',
    ];
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

describe('from an existing résumé', () => {
  const from = (resume: unknown) => {
    const file = resolve(root, 'mine.json');
    writeFileSync(file, JSON.stringify(resume));
    return readOptions(['--from', file]);
  };
  const ownFrom = (resume: unknown) => makeOwn(root, from(resume));

  test('imports everything, basics first, and fields of older versions under their new names', () => {
    const work = [{ company: 'Acme', website: 'https://acme.test', startDate: '2020-01' }];
    const skills = [{ name: 'Chess' }];
    ownFrom({ work, basics: { name: 'Jane Doe', picture: '', website: 'https://doe.dev' }, skills });
    expect(json('resume.json')).toMatchObject({
      basics: { name: 'Jane Doe', url: 'https://doe.dev' },
      work: [{ name: 'Acme', url: 'https://acme.test', startDate: '2020-01' }],
      skills,
    });
    const first = ['$schema', 'basics', 'work', 'skills'];
    expect(Object.keys(json('resume.json'))).toEqual(first);
    own('--yes', '--github', 'jane');
    expect(Object.keys(json('resume.json'))).toEqual(first);
  });

  test('copies the photo next to it', () => {
    writeFileSync(resolve(root, 'me.jpg'), 'photo');
    ownFrom({ basics: { name: 'Jane Doe', image: 'me.jpg' } });
    expect(json('resume.json').basics.image).toBe('portrait.jpg');
    expect(read('pictures/portrait.jpg')).toBe('photo');
  });

  test('says what it read and what it left out, word for word', async () => {
    const summary = 'Ich baue kleine, schnelle Websites.';
    const basics = { name: 'Jane', email: 'nowhere', image: 'gone.jpg', summary };
    const given = { basics, work: [{ dates: '5.2020 – heute' }], talks: ['On dust'] };
    const { done, left } = ownFrom(given);
    expect(done).toEqual([
      'Language: German, found in your texts.',
      'Sections of your own: Talks.',
      'Dates and addresses written as the site needs them: 5.2020 – heute → 2020-05.',
      'Wrote src/content/resume.json.',
      'Wrote src/content/site.json.',
      'Removed the folder demo/.',
      '5 of 6 texts are shown.',
    ]);
    expect(left).toEqual([
      'mine.json:1: basics.email: "nowhere" is no e-mail address; write it as name@example.com',
      'basics.image: gone.jpg is not a file next to the résumé, so no photo is shown',
    ]);
    expect(json('resume.json')).toMatchObject({ basics: { name: 'Jane' }, work: [{ startDate: '2020-05' }] });
    expect(json('site.json')).toMatchObject({
      language: 'de',
      sections: expect.arrayContaining(['about', 'contact']),
    });
    expect(json('site.json').sections.at(-2)).toMatchObject({ id: 'talks' });
    expect(await faults()).toEqual([]);
  });

  test('says first if most of it is not shown', () => {
    const { done } = ownFrom({ basics: { name: 'Jane', label: 'Dev', age: '33', height: '170' } });
    expect(done[0]).toBe(
      'Only 2 of 4 texts are shown of mine.json: what is left out is listed below, word for word.',
    );
  });

  test('names what a language needs: its words, its font, and that it is only assumed', () => {
    const leftBy = (label: string) => ownFrom({ basics: { name: 'Jane', label } }).left;
    expect(leftBy('Dev')).toEqual([
      expect.stringMatching(/^language in site\.json: en for English was assumed/),
    ]);
    expect(leftBy('מפתחת תוכנה עם ניסיון')).toEqual([
      'words in site.json: the interface is in English until you add its words in Hebrew',
      'npm install @fontsource/noto-sans-hebrew: the font that the PDF needs for your texts',
    ]);
  });

  test('puts a second language into its folder', async () => {
    const work = [{ name: 'Acme', position: { en: 'Dev', de: 'Entwicklerin' } }];
    ownFrom({ name: 'Jane', work });
    expect(json('de/resume.json')).toEqual({ work: [{ position: 'Entwicklerin' }] });
    expect(await faults()).toEqual([]);
  });

  test('reads the owner’s own file again, with its photo', () => {
    ownFrom({ basics: { name: 'Jane', label: 'Dev' }, talks: ['On dust'] });
    writeFileSync(inContent('pictures/me.png'), 'photo');
    writeFileSync(inContent('resume.json'), '{ "name": "Jane", "image": "me.png", "mail": "jane@doe.dev", }');
    own('--from', inContent('resume.json'));
    expect(json('resume.json').basics).toEqual({ name: 'Jane', image: 'me.png', email: 'jane@doe.dev' });
    expect(json('site.json').sections).toContainEqual(expect.objectContaining({ id: 'talks' }));
  });

  test('fetches a photo by its address if the owner agrees, and says what to do otherwise', async () => {
    const url = 'https://doe.dev/me';
    const options = from({ basics: { name: 'Jane', label: 'Dev', image: url } });
    expect(makeOwn(root, options).left).toContain(
      `basics.image: ${url} is on another host: --photo fetches it; or put your photo into src/content/pictures/`,
    );
    const answer =
      (type: string, status = 200) =>
      async () =>
        new Response('photo', { status, headers: { 'content-type': type } });
    expect(await fetchPhoto(url, answer('image/jpeg; x=y'))).toMatchObject({ extension: 'jpg' });
    expect(await fetchPhoto(url, answer('text/html'))).toBe('it is no JPEG, PNG, WebP or AVIF');
    expect(await fetchPhoto(url, answer('image/png', 404))).toBe('its host answers 404');
    expect(await fetchPhoto(url, () => Promise.reject(new Error('no network')))).toBe('no network');
  });

  test.each([
    ['klingon, de, y', 'klingon\nde\ny\n', 'de', 'portrait.jpg'],
    ['no language, y', '\ny\n', 'en', 'portrait.jpg'],
    ['pt_BR and no photo', 'pt_BR\n\n', 'pt-BR', undefined],
    ['nothing: the input ends', '', 'en', undefined],
  ])('asks for a language that is not certain, and for the photo: %s', async (_, typed, language, image) => {
    const options = from({ basics: { name: 'Jane', label: 'Dev', image: 'https://doe.dev/me' } });
    const output = new PassThrough();
    const photo = { bytes: Buffer.from('photo'), extension: 'jpg' };
    const imported = readResume(options.from ?? '');
    const answered = await askAbout(imported, options, Readable.from([typed]), output, async () => photo);
    makeOwn(root, options, new Date(), answered);
    expect([json('site.json').language, json('resume.json').basics.image]).toEqual([language, image]);
    if (image) expect(read('pictures/portrait.jpg')).toBe('photo');
    const again = String(output.read()).match(/That doesn't work; enter a tag such as en, de or pt-BR\./g);
    expect(again).toEqual(typed.startsWith('klingon') ? [expect.anything()] : null);
  });

  test('writes nothing if a question is answered by Ctrl-C', async () => {
    const options = from({ basics: { name: 'Jane', label: 'Dev' } });
    const keys = Object.assign(Readable.from(['\u0003']), { isTTY: true });
    const asked = askAbout(readResume(options.from ?? ''), options, keys, new PassThrough());
    await expect(asked).rejects.toThrow(new InvalidAnswer('Stopped; nothing was written.'));
  });

  test.each(RESUMES)('%s becomes a site without changes', async (name) => {
    own('--yes', '--from', resolve(RESUME_FOLDER, name));
    const owner: string = json('resume.json').basics.name;
    expect(owner).toMatch(/\p{L}/u);
    expect(await faults()).toEqual([]);
    const home = pageViews(loadContent(inContent(''))).home;
    expect(home?.title.startsWith(owner)).toBe(true);
  });

  test('asks for a missing name and writes nothing', () => {
    const nameless = { basics: { email: 'jane@doe.dev' } };
    expect(() => ownFrom(nameless)).toThrow(/contains no name; add it with --name/);
    expect(existsSync(inContent(''))).toBe(false);
    expect(existsSync(resolve(root, DEMONSTRATION_FOLDER))).toBe(true);
  });
});

test.each([
  [['--email', 'nowhere'], /--email: "nowhere" is not valid; enter an address/],
  // The schema's addresses are ASCII.
  [['--email', 'josé@doe.dev'], /--email: "josé@doe.dev" is not valid; enter an address/],
  [['--phone', 'none'], /--phone: .*enter a number/],
  [['--site', 'my site'], /--site: .*enter a URL/],
  [['--language', 'xx-!'], /--language: "xx-!" is not valid/],
  [['--nmae', 'Jane'], /'--nmae'.*--help/],
  [['--from', '/no/such/file.json', '--yes'], /--from: .*does not exist/],
  [['--yes', '--role', 'Developer'], /basics\.name: is missing/],
])('%s is rejected before anything is written', (args, message) => {
  expect(() => makeOwn(root, readOptions(args))).toThrow(message);
  expect(existsSync(inContent(''))).toBe(false);
});
