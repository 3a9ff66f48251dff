import { routeOf } from '../routes';
import { setNavigating } from './navigation';

/**
 * Loads the code of the page at a path and shows the loading indicator.
 * @returns always resolves: errors are thrown when the page is rendered
 */
export function loadPage(path: string): Promise<unknown> {
  setNavigating(true);
  return routeOf(path).page.load();
}
