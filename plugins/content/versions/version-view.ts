import type { AskView, VersionView } from '../../../src/views.ts';
import type { Content, Draft, VersionFile } from '../types.ts';
import { homeView } from '../views/home.ts';
import { itemOf, pageViews } from '../views/views.ts';
import { wordsOf } from '../words/words.ts';
import { withProofs } from './sentences.ts';

/** Returns what the page of a version shows, and its head and navigation: what its reader is told, and asks, comes first. */
export function versionView(
  content: Content,
  asks: AskView[],
  { basics, for: reader }: VersionFile = {},
  url?: string,
): Draft<VersionView> {
  const { about, order, ...home } = homeView(withProofs(content, asks), url);
  const { title = '', sections = [] } = pageViews(content).home ?? {};
  const asked = asks.length ? [itemOf('asks', wordsOf(content.site).asksItem)] : [];
  const isOpening = !!basics?.summary;
  const told = isOpening
    ? { opening: about, order: order.filter((each) => each !== 'about') }
    : { about, order };
  const shown = sections.filter(({ hash }) => !isOpening || hash !== '#about');
  return { home: { ...home, ...told, reader }, asks, view: { title, sections: [...asked, ...shown] } };
}
