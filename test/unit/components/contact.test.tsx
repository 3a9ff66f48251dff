import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { Contact } from '../../../src/components/contact';

afterEach(cleanup);

const NETWORKS = [
  {
    label: 'LinkedIn',
    text: 'linkedin.example.com/in/robin',
    url: 'https://www.linkedin.example.com/in/robin',
  },
];
const ALL = {
  email: 'robin@example.com',
  phone: '+1 (503) 555-0142',
  phoneUrl: 'tel:+15035550142',
  networks: NETWORKS,
};
const link = (name: string | RegExp) => screen.getByRole('link', { name });

test('the section is named by its heading', () => {
  render(<Contact contact={ALL} />);
  expect(screen.getByRole('region', { name: 'Contact me' })).toBe(
    screen.getByRole('heading', { level: 2 }).parentElement,
  );
});

test('links the e-mail address with mailto: and the phone number with tel:', () => {
  render(<Contact contact={ALL} />);
  expect(link('robin@example.com').getAttribute('href')).toBe('mailto:robin@example.com');
  expect(link('+1 (503) 555-0142').getAttribute('href')).toBe('tel:+15035550142');
});

test('each value is followed by a copy button with an accessible name', () => {
  render(<Contact contact={ALL} />);
  const buttons = screen.getAllByRole('button', { name: /^Copy/ });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Copy e-mail', 'Copy phone']);
  expect(buttons.map((button) => button.previousElementSibling?.textContent)).toEqual([ALL.email, ALL.phone]);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a network opens in a new tab and shows its URL', () => {
  render(<Contact contact={ALL} />);
  const network = link('linkedin.example.com/in/robin');
  expect(network.getAttribute('target')).toBe('_blank');
  expect(network.getAttribute('rel')).toBe('noopener');
});

test('a known network has a decorative icon next to its name', () => {
  const { container } = render(
    <Contact
      contact={{ networks: [{ ...NETWORKS[0], label: 'GitHub', text: 'github.com/kim', icon: 'M0 0z' }] }}
    />,
  );
  expect(container.querySelector('svg[aria-hidden] path')?.getAttribute('d')).toBe('M0 0z');
  expect(screen.getByRole('term').textContent).toBe('GitHub');
});

test('a network without a URL and the postal address are plain text', () => {
  render(
    <Contact
      contact={{ address: 'Elm Street 1, Springwood', networks: [{ label: 'Signal', text: 'kim.42' }] }}
    />,
  );
  expect(screen.getAllByRole('definition').map((each) => each.textContent)).toEqual([
    'Elm Street 1, Springwood',
    'kim.42',
  ]);
  expect(screen.queryByRole('link', { name: 'kim.42' })).toBeNull();
});

test('leaves out everything that the owner does not provide', () => {
  render(<Contact contact={{ email: ALL.email, networks: [] }} />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['E-mail']);
  expect(screen.getAllByRole('button', { name: /^Copy/ })).toHaveLength(1);
});

test('what a browser can show has no file name to be saved under, which other apps’ browsers ignore', () => {
  const { container } = render(<Contact contact={ALL} />);
  const saved = [...container.querySelectorAll<HTMLAnchorElement>('a[download]')];
  expect(saved.map(({ pathname }) => pathname)).toEqual(['/resume.json']);
});
