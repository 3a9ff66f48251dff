import { landing } from './01-landing';
import { signUp } from './02-sign-up';
import { logIn } from './03-log-in';
import { homeFeed } from './04-home-feed';
import { search } from './05-search';
import { album } from './06-album';
import { playlist } from './07-playlist';
import { nowPlaying } from './08-now-playing';
import { queue } from './09-queue';
import { artist } from './10-artist';
import { library } from './11-library';
import { store } from './12-store';
import { productPage } from './13-product';
import { cart } from './14-cart';
import { checkOut } from './15-check-out';
import { admin } from './16-admin';

/** Every screen, in the order in which a user reaches them. */
export const SCREENS: readonly (readonly [string, () => Promise<string>])[] = [
  ['01-landing', landing],
  ['02-sign-up', signUp],
  ['03-log-in', logIn],
  ['04-home-feed', homeFeed],
  ['05-search', search],
  ['06-album', album],
  ['07-playlist', playlist],
  ['08-now-playing', nowPlaying],
  ['09-queue', queue],
  ['10-artist', artist],
  ['11-library', library],
  ['12-store', store],
  ['13-product', productPage],
  ['14-cart', cart],
  ['15-check-out', checkOut],
  ['16-admin', admin],
];
