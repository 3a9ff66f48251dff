import type { HeadElement } from '../../../src/views.ts';
import type { Site } from '../types.ts';

/** The other hosts that the site connects to: none, unless the owner adds them. */
export interface OtherHosts {
  /** URL of the only script that may load from another host. */
  script?: string;
  /** Where pages may send data, as sources of a Content-Security-Policy. */
  sends: string[];
}

/** What the owner's analytics and web vitals URL require of the Content-Security-Policy. */
export function otherHosts({ analytics, vitals }: Site): OtherHosts {
  const origins = [analytics && (analytics.sends ?? analytics.script), vitals].flatMap((url) =>
    url ? new URL(url).origin : [],
  );
  return { script: analytics?.script, sends: [...new Set(origins)] };
}

/** The script of the owner's analytics, if there is one: deferred, so that it does not hold up the site. */
export function analyticsElements({ analytics }: Site): HeadElement[] {
  if (!analytics) return [];
  const data = Object.entries(analytics.data ?? {}).map(([name, value]) => [`data-${name}`, value]);
  return [{ type: 'script', props: { defer: '', src: analytics.script, ...Object.fromEntries(data) } }];
}
