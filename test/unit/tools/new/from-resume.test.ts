import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { beforeEach, describe, expect, test } from 'vitest';
import { DEMONSTRATION_FOLDER } from '../../../../plugins/content/read/folder.ts';
import { pageViews } from '../../../../plugins/content/views/views.ts';
import { openOwner } from '../../../../plugins/open-owner.ts';
import { InvalidAnswer } from '../../../../tools/new/answers.ts';
import { leftToDo } from '../../../../tools/new/compose.ts';
import { readResume } from '../../../../tools/new/from-file.ts';
import { makeOwn } from '../../../../tools/new/make-own.ts';
import { fetchPhoto } from '../../../../tools/new/photo.ts';
import { askAbout } from '../../../../tools/new/questions.ts';
import { writeDemoProject } from '../../../support/content.ts';
import { temporaryFolder, writeFiles } from '../../../support/temporary-files.ts';
import { faults, inContent, json, optionsOf, own, ownWith, read, root } from './fork.ts';

/** Résumés that were not written for this site. */
const RESUME_FOLDER = resolve(import.meta.dirname, '../../../../packages/resume-import/test/resumes');
const RESUMES = readdirSync(RESUME_FOLDER);

/** The first bytes of one. */
const JPEG = Buffer.from('ffd8ffe0', 'hex');

beforeEach(() => writeDemoProject(root));

const from = (resume: unknown) => {
  const file = resolve(root, 'mine.json');
  writeFileSync(file, JSON.stringify(resume));
  return optionsOf('--from', file);
};
const ownFrom = (resume: unknown) => ownWith(from(resume));

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
  writeFileSync(resolve(root, 'me.jpg'), JPEG);
  ownFrom({ basics: { name: 'Jane Doe', image: 'me.jpg' } });
  expect(json('resume.json').basics.image).toBe('portrait.jpg');
  writeFileSync(resolve(root, 'me.jpg'), Buffer.concat([JPEG, JPEG]));
  ownFrom({ basics: { name: 'Jane Doe', image: './me.jpg' } });
  expect(readFileSync(inContent('pictures/portrait.jpg'))).toEqual(Buffer.concat([JPEG, JPEG]));
  expect(readFileSync(inContent('pictures/portrait.jpg.1.bak'))).toEqual(JPEG);
});

describe('a file that is no photo of the résumé’s is not copied:', () => {
  const outside = temporaryFolder('outside');
  writeFileSync(resolve(outside, 'id_rsa.png'), JPEG);
  test.each([
    ['an absolute path', resolve(outside, 'id_rsa.png'), "is outside the résumé's folder"],
    ['a path that leads out', `../${basename(outside)}/id_rsa.png`, "is outside the résumé's folder"],
    ['a link that leads out', 'link.png', "is outside the résumé's folder"],
    ['another extension', '.env', 'is no picture'],
    ['a picture’s extension alone', 'secrets.png', 'is no picture'],
    ['a folder', 'folder.png', 'is no picture'],
    ['11 MB', 'big.png', 'has more than 10 MB'],
    ['nothing there', 'gone.png', 'is not a file next to the résumé'],
  ])('%s', (_, image, why) => {
    writeFiles(root, {
      '.env': 'KEY=1',
      'secrets.png': 'KEY=1',
      'folder.png/a': '',
      'big.png': 'a'.repeat(11e6),
    });
    rmSync(resolve(root, 'link.png'), { force: true });
    symlinkSync(resolve(outside, 'id_rsa.png'), resolve(root, 'link.png'));
    const { left } = ownFrom({ basics: { name: 'Jane Doe', label: 'Dev', image } });
    expect(left.join('\n')).toContain(`basics.image: ${image} ${why}`);
    expect([readdirSync(inContent('pictures')), json('resume.json').basics.image]).toEqual([[], undefined]);
  });
});

test('takes the photo out of the file, and says no data of others', () => {
  const image = `data:image/jpeg;base64,${JPEG.toString('base64')}`;
  const projects = [{ name: 'Maps', shot: `data:image/png;base64,${'A'.repeat(9000)}` }];
  const { left } = ownFrom({ basics: { name: 'Jane Doe', image }, projects });
  expect(json('resume.json').basics.image).toBe('portrait.jpg');
  expect(readFileSync(inContent('pictures/portrait.jpg'))).toEqual(JPEG);
  expect(left.join('\n').length).toBeLessThan(1000);
  const drawn = ownFrom({ basics: { name: 'Jane Doe', image: 'data:image/svg+xml,<svg/>' } });
  expect(drawn.left).toContainEqual(expect.stringContaining('no JPEG, PNG, WebP or AVIF'));
  expect(json('resume.json').basics).not.toHaveProperty('image');
});

test('says what it read and what it left out, word for word', async () => {
  const summary = 'Ich baue kleine, schnelle Websites.';
  const basics = { name: 'Jane', email: 'nowhere', image: 'gone.jpg', summary };
  const given = { basics, work: [{ dates: '5.2020 – heute' }], talks: ['On dust'] };
  const { done, left } = ownFrom(given);
  expect(done).toEqual([
    'Language: German, found in your texts.',
    'Sections of your own: Talks.',
    'Dates and addresses written as the site needs them: 5.2020 – heute → 2020-05 until now.',
    'Wrote src/content/resume.json.',
    'Wrote src/content/site.json.',
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

// An owner's README is their own.
const README = readFileSync(resolve(import.meta.dirname, '../../../../README.md'), 'utf8');
test.skipIf(!README.startsWith('# Portfolio\n'))('says what the README shows', () => {
  const [, resume = ''] = /```json\n(.*?)```/s.exec(README) ?? [];
  const [, shown] = /```console\n\$ npm run new .*?\n\n(.*?)\n```/s.exec(README) ?? [];
  const { done, left } = ownFrom(JSON.parse(resume));
  const todo = [...left, ...leftToDo(openOwner(root, inContent('')).content(), 'src/content')];
  expect(`${[...done, '', 'Still to do:'].join('\n')}\n- ${todo.join('\n- ')}`).toBe(shown);
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

test('a second language’s folder gets its texts, its sections at the places of the first language’s', async () => {
  const work = [{ name: 'Acme', position: { en: 'Dev', de: 'Entwicklerin' } }];
  const talks = { en: ['On dust', 'On sand'], de: ['Über Staub', 'Über Sand'] };
  ownFrom({ name: 'Jane', work, talks, clubs: ['Chess'] });
  expect(json('de/resume.json')).toEqual({ work: [{ position: 'Entwicklerin' }] });
  expect(json('de/site.json').sections).toEqual(
    json('site.json').sections.map(({ id }: { id?: string }) =>
      id === 'talks' ? expect.objectContaining({ blocks: [{ list: talks.de }] }) : {},
    ),
  );
  expect(await faults()).toEqual([]);
  writeFileSync(inContent('de/site.json'), JSON.stringify({ ...json('de/site.json'), greeting: 'Hallo' }));
  const papers = { en: ['On wind', 'On rain'], de: ['Über Wind', 'Über Regen'] };
  ownFrom({ name: 'Jane', work, talks, papers2: papers });
  expect(json('de/site.json')).toMatchObject({ greeting: 'Hallo' });
  expect(JSON.stringify(json('de/site.json'))).toMatch(/Über Staub.*Über Wind/);
  expect(await faults()).toEqual([]);
});

test('says first that a street, a phone number and a year of birth in a text will be public', () => {
  const location = { address: '17 Hidden Lane', city: 'Portland' };
  const summary = 'I build maps. Born in 1991. I was born to build.';
  const basics = { name: 'Jane', phone: '+1 503 555 0199', location, summary };
  const { left } = ownFrom({ basics, talks: 3 });
  expect(left.slice(0, 4)).toEqual([
    expect.stringMatching(/^basics\.location\.address in resume\.json: "17 Hidden Lane" will be public/),
    expect.stringMatching(/^basics\.phone in resume\.json: "\+1 503 555 0199" will be public/),
    expect.stringMatching(/^basics\.summary in resume\.json: "Born in 1991" will be public/),
    expect.stringContaining('talks: 3'),
  ]);
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
  expect(ownWith(options).left).toContain(
    `basics.image: ${url} is on another host: --photo fetches it; or put your photo into pictures/ beside resume.json`,
  );
  const answer =
    (type: string, status = 200) =>
    async () =>
      new Response(JPEG, { status, headers: { 'content-type': type } });
  expect(await fetchPhoto(url, answer('image/jpeg; x=y'))).toMatchObject({ extension: '.jpg' });
  expect(await fetchPhoto(url, answer('text/html'))).toBe('it is no JPEG, PNG, WebP or AVIF');
  expect(await fetchPhoto(url, answer('image/png', 404))).toBe('its host answers 404');
  expect(await fetchPhoto(url, () => Promise.reject(new Error('no network')))).toBe('no network');
  expect(await fetchPhoto(url, async () => Response.redirect(url))).toBe('its host redirects too often');
});

test.each([
  'http://127.0.0.1:8080/a.jpg',
  'https://[::1]/',
  'https://localhost/',
  'http://router.lan/',
  'file:///etc/passwd',
])('a photo’s host can’t lead to %s', async (location) => {
  const asked: unknown[] = [];
  const redirect: typeof fetch = async (given) => {
    asked.push(given);
    return new Response(null, { status: 302, headers: { location } });
  };
  expect(await fetchPhoto('http://doe.dev/me', redirect)).toMatch(/is no https address on the internet$/);
  expect(asked).toEqual(['https://doe.dev/me']);
});

test('a photo without end is left after 10 MB, and a text that is called a photo is none', async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull: (stream) => {
      sent += 1_000_000;
      stream.enqueue(new Uint8Array(1_000_000));
    },
  });
  const headers = { 'content-type': 'image/png' };
  expect(await fetchPhoto('https://doe.dev/me', async () => new Response(endless, { headers }))).toBe(
    'it has more than 10 MB',
  );
  expect(sent).toBeLessThan(14_000_000);
  expect(await fetchPhoto('https://doe.dev/me', async () => new Response('KEY=1', { headers }))).toMatch(
    /^it is no/,
  );
});

test.each([
  ['klingon, de, y', 'klingon\nde\ny\n', 'de', 'portrait.jpg'],
  ['no language, y', '\ny\n', 'en', 'portrait.jpg'],
  ['pt_BR and no photo', 'pt_BR\n\n', 'pt-BR', undefined],
  ['nothing: the input ends', '', 'en', undefined],
])('asks for a language that is not certain, and for the photo: %s', async (_, typed, language, image) => {
  const options = from({ basics: { name: 'Jane', label: 'Dev', image: 'https://doe.dev/me' } });
  const output = new PassThrough();
  const photo = { bytes: Buffer.from('photo'), extension: '.jpg' };
  const imported = readResume(options.from ?? '');
  const answered = await askAbout(
    imported,
    options,
    { input: Readable.from([typed]), output },
    async () => photo,
  );
  makeOwn(root, options, new Date(), answered);
  expect([json('site.json').language, json('resume.json').basics.image]).toEqual([language, image]);
  if (image) expect(read('pictures/portrait.jpg')).toBe('photo');
  const again = String(output.read()).match(/That doesn't work; enter a tag such as en, de or pt-BR\./g);
  expect(again).toEqual(typed.startsWith('klingon') ? [expect.anything()] : null);
});

test('writes nothing if a question is answered by Ctrl-C', async () => {
  const options = from({ basics: { name: 'Jane', label: 'Dev' } });
  const keys = Object.assign(Readable.from(['\u0003']), { isTTY: true });
  const asked = askAbout(readResume(options.from ?? ''), options, { input: keys, output: new PassThrough() });
  await expect(asked).rejects.toThrow(new InvalidAnswer('Stopped; nothing was written.'));
});

test.each(RESUMES)('%s becomes a site without changes', async (name) => {
  own('--yes', '--from', resolve(RESUME_FOLDER, name));
  const owner: string = json('resume.json').basics.name;
  expect(owner).toMatch(/\p{L}/u);
  expect(await faults()).toEqual([]);
  const home = pageViews(openOwner(inContent(''), inContent('')).content()).home;
  expect(home?.title.startsWith(owner)).toBe(true);
});

test('asks for a missing name and writes nothing', () => {
  const nameless = { basics: { email: 'jane@doe.dev' } };
  expect(() => ownFrom(nameless)).toThrow(/contains no name; add it with --name/);
  expect(existsSync(inContent(''))).toBe(false);
  expect(existsSync(resolve(root, DEMONSTRATION_FOLDER))).toBe(true);
});
