import { parse } from 'node-html-parser';

/** The points that one rule adds to or subtracts from 100. */
export interface Score {
  rule: string;
  points: number;
}

type Headers = Record<string, string>;

const PRIVATE_REFERRER = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
const HALF_YEAR_S = 15_768_000;

/**
 * The scores that Mozilla's HTTP Observatory would give a page, according to its public rules
 * (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring), as far as one response
 * shows; being on the HSTS preload list is not counted.
 * @param headers the response's headers, names in lower case
 */
export function observatoryScores(headers: Headers, html: string): Score[] {
  return [
    csp([headers['content-security-policy'] ?? '', metaPolicy(html)].filter(Boolean).join('; ')),
    { rule: 'no cookies', points: headers['set-cookie'] ? -20 : 0 },
    { rule: 'no cross-origin reading', points: headers['access-control-allow-origin'] === '*' ? -50 : 0 },
    referrer(headers['referrer-policy']),
    hsts(headers['strict-transport-security']),
    integrity(html),
    { rule: 'nosniff', points: headers['x-content-type-options'] === 'nosniff' ? 0 : -5 },
    framing(headers),
    resourcePolicy(headers['cross-origin-resource-policy']),
  ];
}

const directives = (policy = '') =>
  new Map(
    policy.split(';').map((each) => {
      const [name = '', ...values] = each.trim().split(/\s+/);
      return [name, values] as const;
    }),
  );

/** These allow code, or content that looks like the site's own: `data:` and complete schemes are unsafe in them. */
const SENSITIVE = ['default-src', 'script-src', 'style-src', 'object-src'];

/** The policy in the page's own head, which the rules combine with that of the header. */
const metaPolicy = (html: string) =>
  parse(html).querySelector('meta[http-equiv=Content-Security-Policy]')?.getAttribute('content') ?? '';

function csp(policy: string): Score {
  if (!policy) return { rule: 'CSP: none', points: -25 };
  const all = directives(policy);
  const isBroad = SENSITIVE.some((name) => all.get(name)?.some((source) => /^(data|https?):$/.test(source)));
  if (/unsafe-inline|unsafe-eval/.test(policy) || isBroad) return { rule: 'CSP: unsafe', points: -20 };
  const none = all.get('default-src')?.join() === "'none'";
  return none
    ? { rule: "CSP: no unsafe, default-src 'none'", points: 10 }
    : { rule: 'CSP: no unsafe', points: 5 };
}

const referrer = (policy = ''): Score =>
  PRIVATE_REFERRER.test(policy)
    ? { rule: `Referrer-Policy: ${policy}`, points: 5 }
    : { rule: 'Referrer-Policy: leaks or none', points: policy ? -5 : 0 };

function hsts(value = ''): Score {
  const age = Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0);
  if (!age) return { rule: 'HSTS: none', points: -20 };
  return { rule: `HSTS: ${age} s`, points: age < HALF_YEAR_S ? -10 : 0 };
}

function integrity(html: string): Score {
  const scripts = parse(html).querySelectorAll('script[src]');
  const foreign = scripts.filter((script) => /^(https?:)?\/\//.test(script.getAttribute('src') ?? ''));
  if (foreign.some((script) => !script.getAttribute('integrity')))
    return { rule: 'SRI: foreign script without it', points: -5 };
  return scripts.length && scripts.every((script) => script.getAttribute('integrity'))
    ? { rule: 'SRI: on all scripts', points: 5 }
    : { rule: 'SRI: not on all scripts', points: 0 };
}

function framing(headers: Headers): Score {
  if (directives(headers['content-security-policy']).has('frame-ancestors'))
    return { rule: 'framing: by frame-ancestors', points: 5 };
  return { rule: 'framing: by X-Frame-Options or not at all', points: headers['x-frame-options'] ? 0 : -20 };
}

const resourcePolicy = (value = ''): Score =>
  value === 'same-origin' || value === 'same-site'
    ? { rule: `CORP: ${value}`, points: 10 }
    : { rule: 'CORP: none or cross-origin', points: 0 };
