import { cleanup, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { parseInline } from '../../../plugins/content/text/inline-text';
import { Contact } from '../../../src/components/contact';
import { Entries } from '../../../src/components/entries';
import { Film } from '../../../src/components/film';
import { Hero } from '../../../src/components/hero';
import { Projects } from '../../../src/components/projects';
import { Prose } from '../../../src/components/prose';
import { Skills } from '../../../src/components/skills';
import { pictureUrl } from '../../../src/picture-url';
import type { ContactView, ProjectCard, TimelineEntry } from '../../../src/views';

const offer = vi.hoisted(() => ({ resumePdf: undefined as string | undefined, resumePdfSize: 'PDF, 9 kB' }));
vi.mock('resume-pdf:offer', () => offer);
vi.mock('content:component/roles', () => import('../../../src/components/roles'));
vi.mock('content:component/badge', () => import('../../../src/components/badge'));

afterEach(cleanup);

const showContact = (contact: ContactView) => render(<Contact contact={contact} />).container;
const texts = (role: string, options = {}) =>
  screen.getAllByRole(role, options).map(({ textContent }) => textContent);
const headings = (level: number) => texts('heading', { level });

test('links to the résumé PDF if there is one; only what no browser can show is saved under a name', () => {
  const files = ['Save contact', 'Résumé as JSON'];
  showContact({ networks: [] });
  expect(texts('link')).toEqual(files);
  cleanup();
  offer.resumePdf = '/kim-doe.pdf';
  const container = showContact({ networks: [] });
  expect(texts('link')).toEqual(['Download résumé', ...files]);
  const [pdf] = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(pdf?.pathname).toBe('/kim-doe.pdf');
  // The browsers of other apps ignore such links.
  const saved = [...container.querySelectorAll<HTMLAnchorElement>('a[download]')];
  expect(saved.map(({ pathname }) => pathname)).toEqual(['/resume.json']);
});

test.each([
  ['Download résumé', '/kim-doe.pdf'],
  ['Save contact', undefined],
])('the first button of the contact section is the filled one: %s', (name, pdf) => {
  offer.resumePdf = pdf;
  const filled = showContact({ networks: [] }).querySelectorAll('.main');
  expect([...filled].map(({ textContent }) => textContent)).toEqual([name]);
});

test('a network opens in a new tab, and may prove that the site is its owner’s', () => {
  const github = { label: 'GitHub', text: 'github.com/kim', url: 'https://github.com/kim' };
  showContact({ networks: [github] });
  expect(texts('term')).toEqual(['GitHub']);
  const link = screen.getByRole('link', { name: 'github.com/kim' });
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'me noopener']);
});

test('a network without a URL and the postal address are plain text, and nothing else is shown', () => {
  showContact({ address: 'Elm Street 1', networks: [{ label: 'Signal', text: 'kim.42' }] });
  expect(texts('definition')).toEqual(['Elm Street 1', 'kim.42']);
  expect(screen.queryByRole('link', { name: 'kim.42' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Copy/ })).toBeNull();
});

function showEntry(entry: Partial<TimelineEntry>): HTMLElement {
  const whole = { id: 'experience-1', years: '2022', title: '', organization: '', highlights: [], ...entry };
  render(<Entries id="experience" heading="Experience" entries={[whole]} />);
  return screen.getByRole('region', { name: 'Experience' }).querySelector('ol > li') as HTMLElement;
}

test('a job shows years, position, employer, summary and highlights', () => {
  const job = within(
    showEntry({
      title: 'IT support specialist',
      organization: 'Cedar County Library',
      url: 'https://library.example.com/',
      notes: 'Portland',
      text: ['First and second line.', ['For ', { tag: 'em', text: 'all' }, ' branches.']],
      highlights: ['Closed 2,100 tickets.', 'Wrote 40 articles.'],
    }),
  );
  expect(job.getByText('2022')).toBeTruthy();
  expect(job.getByRole('heading', { level: 3 }).textContent).toBe('IT support specialist');
  const employer = job.getByRole('link', { name: 'Cedar County Library' });
  expect(employer.getAttribute('href')).toBe('https://library.example.com/');
  expect(job.getByText('First and second line.').localName).toBe('p');
  expect(job.getByText('all').localName).toBe('em');
  expect(job.getByText(/, Portland$/)).toBeTruthy();
  const points = job.getAllByRole('listitem').map((point) => point.textContent);
  expect(points).toEqual(['Closed 2,100 tickets.', 'Wrote 40 articles.']);
});

test('a list of one highlight is a paragraph', () => {
  const job = within(showEntry({ title: 'Exam', highlights: ['Passed.'] }));
  expect(job.getByText('Passed.').localName).toBe('p');
  expect(job.queryByRole('list')).toBeNull();
});

test('an entry with a URL of its own has a link in its heading, and an employer without one is text', () => {
  const job = within(showEntry({ title: 'Exam', titleUrl: 'https://exam.test/', organization: 'Board' }));
  expect(job.getAllByRole('link')).toEqual([job.getByRole('heading').querySelector('a')]);
  expect(job.getByRole('link').getAttribute('href')).toBe('https://exam.test/');
  expect(job.getByText('Board')).toBeTruthy();
});

test('an entry without a date reserves no space for it', () => {
  expect(showEntry({ title: 'Exam', years: '' }).children).toHaveLength(1);
});

test('without a position, the employer is the heading and appears once', () => {
  const job = within(showEntry({ organization: 'Fern & Field' }));
  expect(job.getAllByText('Fern & Field')).toEqual([job.getByRole('heading', { level: 3 })]);
  expect(job.queryByRole('list')).toBeNull();
});

test('an entry without a name has no heading but keeps its years and text', () => {
  const job = showEntry({ notes: 'Bonn', text: ['Under NDA.'] });
  expect(within(job).queryByRole('heading')).toBeNull();
  const lines = [...job.querySelectorAll('p')].map((line) => line.textContent);
  expect(lines).toEqual(['Bonn', '2022', 'Under NDA.']);
});

const DEVHIVE = {
  title: 'DevHive',
  link: 'https://devhive.test/',
  isExternal: true,
  doors: [],
  keywords: [],
};
const NOTIFY = { title: 'Notify', link: '/notify', isExternal: false, doors: [], keywords: ['React', 'JWT'] };

const showProject = (project: ProjectCard) => render(<Projects projects={[project]} />).container;
/** Where the link of this name leads, and in which tab it opens. */
const target = (name: RegExp) => {
  const link = screen.getByRole('link', { name });
  expect(link.parentElement?.closest('a')).toBeNull();
  return [link.getAttribute('href'), link.getAttribute('target')];
};

test.each([
  [
    'an external project opens a new tab, has a star and mentions both',
    DEVHIVE,
    /^DevHive.*in a new tab/,
    '_blank',
  ],
  ['a project with a page on this site opens in the same tab and has no star', NOTIFY, /^Notify$/, null],
])('%s', (_, project, name, tab) => {
  const star = showProject(project).querySelector('[data-icon=star]');
  expect(target(name)).toEqual([project.link, tab]);
  expect(star?.getAttribute('aria-hidden')).toBe(tab ? 'true' : undefined);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('listitem').textContent).not.toContain('·');
});

test('every card ends in its doors, each with the project’s name and in the tab of its kind', () => {
  const page = { label: 'Case study', url: '/notify' };
  const site = { label: 'notify.test', url: 'https://notify.test/' };
  const container = showProject({ ...NOTIFY, doors: [page, site] });
  expect(target(/^Case study ?: Notify$/)).toEqual([page.url, null]);
  expect(target(/^notify.test ?: Notify$/)).toEqual([site.url, '_blank']);
  const last = container.querySelector('li p:last-child');
  expect(last?.querySelectorAll('a')).toHaveLength(2);
});

test('a proof is shown in parts: what was, an arrow, what is', () => {
  showProject({ ...NOTIFY, results: [parseInline('**17 → 11 min** a stand-up')] });
  const proof = screen.getByText('17').parentElement as HTMLElement;
  expect([...proof.children].map(({ localName }) => localName)).toEqual(['s', 'bdi', 'span']);
  expect(proof.textContent).toBe('17\u00a0→\u00a011\u00a0min');
});

test('of the buttons under a name the first is filled, and contact is one only without a résumé', () => {
  const home = { greeting: 'Hi', name: 'Kim', facts: [], logos: [], timelines: [], order: [] };
  const buttons = (more: object) => {
    const { container } = render(<Hero home={{ ...home, ...more }} />);
    const found = [...container.querySelectorAll('.button')].map(({ textContent, classList }) =>
      classList.contains('main') ? `*${textContent}` : textContent,
    );
    cleanup();
    return found;
  };
  const [projects, contact] = [[NOTIFY], { networks: [] }];
  offer.resumePdf = '/kim.pdf';
  expect(buttons({ projects, contact })).toEqual(['*See the work', 'Résumé (PDF)']);
  expect(buttons({ contact })).toEqual(['*Résumé (PDF)']);
  offer.resumePdf = undefined;
  expect(buttons({ projects, contact })).toEqual(['*See the work', 'Get in touch']);
  expect(buttons({ contact })).toEqual(['*Get in touch']);
});

test('a long title is marked, and so is a group of one short word', () => {
  const projects = ['Short', 'A thesis of many words and little rest'].map((title) => ({ ...NOTIFY, title }));
  const { container } = render(<Projects projects={projects} />);
  expect(container.querySelectorAll('[data-long]')).toHaveLength(1);
  expect(container.querySelector('[data-long]')?.textContent).toMatch(/^A thesis/);
  cleanup();
  const groups = [['100%'], ['a', 'b'], ['one sentence about a skill']].map((keywords, index) => ({
    name: `${index}`,
    keywords,
  }));
  render(<Skills skills={groups} logos={[]} />);
  const isShort = ({ parentElement }: HTMLElement) => parentElement?.hasAttribute('data-short');
  expect(screen.getAllByRole('heading', { level: 3 }).map(isShort)).toEqual([true, false, false]);
});

test('a card shows facts, highlights and a description with links', () => {
  const description = [
    ['See ', { tag: 'a' as const, href: '/shop', text: 'the store' }],
    { list: ['fast', 'small'] },
  ];
  showProject({ ...NOTIFY, facts: ['2019', 'Lead'], description, highlights: ['Won.', 'Shipped.'] });
  expect(screen.getByText('2019')).toBeTruthy();
  const [, ...points] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(points).toEqual(['fast', 'small', 'Won.', 'Shipped.']);
  expect(target(/^the store$/)).toEqual(['/shop', null]);
});

test('a skill that was used links to where it was used; others are on one line, without such a list', () => {
  const where = [
    { label: 'Notify', url: '/notify' },
    { label: 'Mill', url: '#experience-1' },
    { label: 'Abroad', url: 'https://abroad.test/' },
  ];
  const logo = { src: 'ts.svg', alt: '', width: 48, height: 48, widths: [] };
  const proven = [{ name: 'TypeScript', where, logo }];
  const languages = { name: 'Languages', level: 'Master', proven, keywords: ['CSS', 'SQL'] };
  render(<Skills skills={[languages, { name: 'Tools', keywords: ['Git'] }]} logos={[]} />);
  const skills = within(screen.getByRole('region', { name: 'Skills' }));
  const links = skills.getAllByRole('link');
  expect(links.map((link) => ({ label: link.textContent, url: link.getAttribute('href') }))).toEqual(where);
  const skill = skills.getByText('TypeScript');
  expect(skill.localName).toBe('dt');
  expect(skill.querySelector('img')?.alt).toBe('');
  for (const link of links) expect(skill.parentElement?.contains(link)).toBe(true);
  expect(skills.getByText('CSS, SQL')).toBeTruthy();
  expect(skills.getByText('Git').parentElement?.querySelector('dl')).toBeNull();
  expect(headings(3)).toEqual(['LanguagesMaster', 'Tools']);
});

test('a link that is all of a text is as large as a button, also within emphasis', () => {
  const { container } = render(<Prose text={parseInline('**[all](https://a.test)**')} />);
  expect(container.querySelector('strong a[data-alone]')?.textContent).toBe('all');
});

test('roles at one employer are a list below it, each with its years and the target of links to it', () => {
  const role = { years: '2021–2023', title: 'Lead', organization: 'Acme', highlights: ['Led five people.'] };
  const roles = [
    { ...role, id: 'experience-1' },
    { ...role, id: 'experience-2', title: 'Engineer', years: '2019–2021', notes: 'Rome' },
  ];
  const employer = { title: 'Acme', organization: '', years: '2019–2023', highlights: [], roles };
  render(<Entries id="experience" heading="Experience" entries={[employer]} />);
  expect([3, 4].map(headings)).toEqual([['Acme'], ['Lead', 'Engineer']]);
  const second = document.getElementById('experience-2');
  expect(second?.textContent).toBe('Engineer2019–2021, RomeLed five people.');
});

test('a certificate’s picture is beside its name, which says what it is', () => {
  const picture = { src: 'cloud', width: 96, height: 96, widths: [48, 96], alt: '' };
  const exam = { years: '2024', title: 'Cloud', organization: '', highlights: [], picture };
  const { container } = render(<Entries id="certificates" heading="Certificates" entries={[exam]} />);
  expect(container.querySelector('li > div > [data-lazy] img')?.getAttribute('alt')).toBe('');
});

const poster = { src: 'p.abc123', alt: 'A climb', width: 1600, height: 900, widths: [736, 1080] };

test('a film has controls, a name, captions and its space, and loads nothing before it is played', () => {
  const { container } = render(<Film src="climb.abc123.mp4" captions="climb.abc123.vtt" poster={poster} />);
  const film = container.querySelector('video[controls]:not([autoplay])') as HTMLVideoElement;
  const attribute = (name: string) => film.getAttribute(name);
  const said = ['preload', 'aria-label', 'width', 'height'].map(attribute);
  expect(said).toEqual(['none', 'A climb', '1600', '900']);
  expect(attribute('src')).toMatch(/climb\.abc123\.mp4$/);
  expect(attribute('poster')).toMatch(/p\.abc123-1080\.webp$/);
  const captions = film.querySelector('track[kind=captions]:not([default])');
  expect(captions?.getAttribute('src')).toMatch(/climb\.abc123\.vtt$/);
});

const size = { width: 1600, height: 1000, alt: '' };

test('a picture has a file for each width, by default a medium one; a drawing is a single file', () => {
  const photo = { ...size, src: 'notify-01.abc', widths: [736, 1080, 1600] };
  expect(pictureUrl(photo, 736, 'avif')).toBe('/assets/notify-01.abc-736.avif');
  expect(pictureUrl(photo)).toBe('/assets/notify-01.abc-1080.webp');
  expect(pictureUrl({ ...size, src: 'diagram.abc.svg', widths: [] })).toBe('/assets/diagram.abc.svg');
});
