import { by, FRIENDS, LISTENER, PLAYLISTS } from './catalogue';
import { cover } from './covers';
import { clock } from './format';
import { type IconName, icon } from './icons';
import { wordmark } from './logo';
import { ink } from './palette';
import { initials } from './portraits';
import { TOTALS } from './shop';
import { CURRENT, OTHERS } from './tracks';

const PLACES = [
  ['Home', 'home'],
  ['Search', 'search'],
  ['Library', 'library'],
  ['Store', 'store'],
] as const satisfies readonly (readonly [string, IconName])[];

/** What friends are listening to. */
const HEARD = [OTHERS.loose.title, OTHERS.moth.title];

export type Place = (typeof PLACES)[number][0];

function sidebar(active?: Place): string {
  const nav = PLACES.map(
    ([name, glyph]) => `<div class="nav${name === active ? ' on' : ''}">${icon(glyph, 26)}${name}</div>`,
  );
  const lists = PLAYLISTS.map(
    (list) =>
      `<div class="list">${cover(list.album, 46, 8)}<div><b>${list.name}</b><span>${list.tracks} tracks</span></div></div>`,
  );
  const friends = FRIENDS.slice(1, 3).map(
    (friend, i) =>
      `<div class="list">${initials(friend.initials, friend.color, 46)}<div><b>${friend.name}</b><span>${HEARD[i]}</span></div></div>`,
  );
  return `<aside class="sidebar">${wordmark(34)}${nav.join('')}<div class="label between">Playlists${icon('plus', 24)}</div>${lists.join('')}
    <div class="label">Friends</div>${friends.join('')}</aside>`;
}

function topbar(query?: string): string {
  const search = query
    ? `<div class="search on">${icon('search', 22)}<span class="grow">${query}</span>${icon('close', 20)}</div>`
    : `<div class="search">${icon('search', 22)}Artists, tracks, merch</div>`;
  return `<header class="topbar">${search}<div class="grow"></div>
    <div class="tool">${icon('cart', 24)}<i>${TOTALS.items}</i></div><div class="tool">${icon('bell', 24)}</div>
    ${initials(LISTENER.initials, ink.violet, 50)}</header>`;
}

/** The bar along the bottom, with the track that is playing on every screen. */
function player(active?: 'queue' | 'lyrics'): string {
  const { track, at } = CURRENT;
  const done = (at / track.seconds) * 100;
  const tool = (name: 'queue' | 'lyrics') => icon(name, 26, active === name ? ink.violet : ink.muted);
  return `<footer class="player">
    <div class="row" style="gap:16px">${cover(track.album, 68, 8)}
      <div style="line-height:1.3"><b style="font-size:19px">${track.title}</b><div class="muted">${by(track.album)}</div></div>
      <span style="margin-left:8px">${icon('loved', 26, ink.violet)}</span></div>
    <div><div class="keys">${icon('shuffle', 24)}${icon('previous', 26, ink.text)}<div class="key">${icon('pause', 26)}</div>
      ${icon('next', 26, ink.text)}${icon('repeat', 24)}</div>
      <div class="time tabular">${clock(at)}<div class="bar grow"><i style="width:${done}%"></i></div>${clock(track.seconds)}</div></div>
    <div class="tools">${tool('lyrics')}${tool('queue')}${icon('volume', 26)}<div class="bar" style="width:120px"><i style="width:70%"></i></div></div>
  </footer>`;
}

/** The frame of a signed-in page: the current location, the search text, and the page itself. */
export function shell(
  main: string,
  { place, query, playing }: { place?: Place; query?: string; playing?: 'queue' } = {},
) {
  return `${sidebar(place)}${topbar(query)}<main class="main">${main}</main>${player(playing)}`;
}
