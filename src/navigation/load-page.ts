import { routeOf } from '../routes';
import { setNavigating } from './navigation';
import { pathOf } from './url';

/**
 * Loads the code of the page at a path, and shows that it is on its way.
 * @returns what is kept in any case: whatever fails is thrown where the page is rendered
 */
export function loadPage(path: string): Promise<unknown> {
  setNavigating(true);
  return routeOf(pathOf(`${path}/`)).page.load();
}
