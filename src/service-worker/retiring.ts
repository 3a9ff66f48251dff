/** The worker of a site that is not to work offline: it takes the place of the one that visitors have, and leaves with its caches. */

import { leave } from './retirement.ts';
import { scope } from './scope.ts';

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(leave()));
