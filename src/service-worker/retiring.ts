/** The worker of a site that does not work offline: it replaces the worker that visitors have, and leaves with its caches. */

import { leave } from './retirement.ts';
import { scope } from './scope.ts';

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(leave()));
