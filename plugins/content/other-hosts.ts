import type { HeadElement } from '../../src/views.ts';
import type { Site } from './types.ts';

/** What the site has to do with other hosts, which is nothing unless the owner wants it. */
export interface OtherHosts {
  /** Address of the one script that may come from elsewhere. */
  script?: string;
  /** Where pages may send something, as sources of a policy. */
  sends: string[];
}

/** What the owner's analytics and address for web vitals ask of the policy. */
export function otherHosts({ analytics, vitals }: Site): OtherHosts {
  const origins = [analytics && (analytics.sends ?? analytics.script), vitals].flatMap((address) =>
    address ? new URL(address).origin : [],
  );
  return { script: analytics?.script, sends: [...new Set(origins)] };
}

/** The script of the owner's analytics, if there is one: it comes behind all that is the site's own. */
export function analyticsElements({ analytics }: Site): HeadElement[] {
  if (!analytics) return [];
  const data = Object.entries(analytics.data ?? {}).map(([name, value]) => [`data-${name}`, value]);
  return [{ type: 'script', props: { defer: '', src: analytics.script, ...Object.fromEntries(data) } }];
}
