import { projects } from 'content:projects';
import type { FunctionComponent } from 'react';

/** A page's component with its properties. */
// biome-ignore lint/suspicious/noExplicitAny: each component has properties of its own
export type PageComponent = readonly [component: FunctionComponent<any>, props: object];

/**
 * Returns what renders a page, by its name in the content. Only the build and the dev server import it; each page's module is
 * a chunk of its own, so that the styles of others are not in its document.
 */
export async function pageOf(name: string): Promise<PageComponent> {
  if (name === 'home') return [(await import('./home')).Home, {}];
  if (name === 'notFound') return [(await import('./not-found')).NotFound, {}];
  if (name === 'budget') return [(await import('./budget')).BudgetPage, {}];
  const [{ Project }, module] = await Promise.all([import('./project'), projects[name]?.()]);
  return [Project, { ...module?.project }];
}
