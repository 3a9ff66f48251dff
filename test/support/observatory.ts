import { parse } from 'node-html-parser';

/** The points that one rule adds to or subtracts from 100. */
export interface Score {
  rule: string;
  points: number;
}

/** These allow code, or content that looks like the site's own: `data:` and complete schemes are unsafe in them. */
const SENSITIVE = ['default-src', 'script-src', 'style-src', 'object-src'];
const PRIVATE_REFERRER = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
const HALF_YEAR_S = 15_768_000;

/**
 * The scores that Mozilla's HTTP Observatory would give a page at least, according to its public rules
 * (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring), as far as one response shows; being on the
 * HSTS preload list is not counted.
 * @param headers the response's headers, names in lower case
 */
export function observatoryScores(headers: Record<string, string>, html: string): Score[] {
  const page = parse(html);
  const header = (name: string) => headers[name] ?? '';
  // The rules combine the header's policy with that of the page.
  const meta = page.querySelector('meta[http-equiv=Content-Security-Policy]')?.getAttribute('content');
  const policy = [header('content-security-policy'), meta].filter(Boolean).join(';');
  const directives = new Map(
    policy.split(';').map((each) => {
      const [name = '', ...sources] = each.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  const isUnsafe =
    /unsafe-inline|unsafe-eval/.test(policy) ||
    SENSITIVE.some((name) => directives.get(name)?.some((source) => /^(data|https?):$/.test(source)));
  const scripts = page.querySelectorAll('script[src]');
  const hstsAge = Number(/max-age=(\d+)/.exec(header('strict-transport-security'))?.[1] ?? 0);
  const rules: [rule: string, isObeyed: boolean, points: number, penalty: number][] = [
    ['CSP without unsafe sources', !!policy && !isUnsafe, 5, -25],
    ["CSP with default-src 'none'", directives.get('default-src')?.join() === "'none'", 5, 0],
    ['no cookies', !header('set-cookie'), 0, -20],
    ['no cross-origin reading', header('access-control-allow-origin') !== '*', 0, -50],
    ['Referrer-Policy that leaks nothing', PRIVATE_REFERRER.test(header('referrer-policy')), 5, -5],
    ['HSTS for half a year', hstsAge >= HALF_YEAR_S, 0, -20],
    ['integrity of all scripts', scripts.every((script) => script.hasAttribute('integrity')), 5, -5],
    ['nosniff', header('x-content-type-options') === 'nosniff', 0, -5],
    ['frame-ancestors', header('content-security-policy').includes('frame-ancestors '), 5, -20],
    ['CORP', /^same-(origin|site)$/.test(header('cross-origin-resource-policy')), 10, 0],
  ];
  return rules.map(([rule, isObeyed, points, penalty]) => ({ rule, points: isObeyed ? points : penalty }));
}
