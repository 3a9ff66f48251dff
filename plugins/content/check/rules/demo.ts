import { hash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Fault } from '../../fault.ts';
import { type OwnerFiles, stringsOf } from '../../read/owner-files.ts';
import { isFullUrl } from '../../text/url.ts';
import pictures from '../demo-pictures.json' with { type: 'json' };

/** The demonstration's person, who must not end up on an owner's real site. */
export const DEMO_PERSON = {
  name: 'Robin Sample',
  email: 'robin@example.com',
  /** Only the digits: formatting does not matter. */
  phone: '15035550142',
  username: 'robin-sample',
  /** SHA-256 of the pictures that show the person or the name. */
  pictures: Object.values<string>(pictures),
};

const REMEDY =
  'replace it with your own (npm run new asks for it), or set ALLOW_DEMO=1 to publish the demonstration';

/** Whether a URL is a public site's, not an example's or a local server's. */
const isReal = (url = ''): boolean =>
  isFullUrl(url) &&
  !/(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$|^127\.|^\[::1\]/.test(new URL(url).hostname);

/** Finds what is left of the demonstration's person in a build for a real URL. */
export function checkDemo(files: OwnerFiles, env: NodeJS.ProcessEnv): Fault[] {
  if (!isReal(env.SITE_URL) || env.ALLOW_DEMO === '1') return [];
  return stringsOf(files).flatMap(({ path, value, fault }) => {
    const left = (what: string) => [fault(`is still the demonstration's ${what}`, REMEDY)];
    if (value.includes(DEMO_PERSON.name)) return left('name');
    if (value.includes(DEMO_PERSON.email)) return left('e-mail address');
    if (path.at(-1) === 'phone' && value.replace(/\D/g, '') === DEMO_PERSON.phone)
      return left('phone number');
    if (value.includes(DEMO_PERSON.username)) return left('profile');
    const file = resolve(files.folder, 'pictures', value);
    return /\.\w+$/.test(value) && isFile(file) && DEMO_PERSON.pictures.includes(hashOf(file))
      ? left('picture')
      : [];
  });
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** SHA-256 of a file, as hexadecimal. */
const hashOf = (file: string): string => hash('sha256', readFileSync(file), 'hex');
