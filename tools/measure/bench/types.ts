import type { Startup } from '../startup.ts';
import type { Against } from './against-control.ts';
import type { Audit, Failed } from './audit.ts';
import type { Background } from './background.ts';
import type { Growth } from './growth.ts';
import type { Interaction } from './interactions.ts';

/** Something measured of one page. */
type OfPage<Measured> = { path: string } & Measured;

/** All figures; what was not asked for is not there. */
export interface Bench {
  /** Version of the browser, and whether it is but Chromium's shell. */
  browser: { version: string; shell: boolean };
  runs: number;
  /** The build that was the control; without it, that is the pages without their scripts. */
  against?: string;
  /** How many tasks wanted each processor of this machine, on average; above 1 it was too busy to time. */
  load: number;
  audits?: OfPage<{ audit: Audit | Failed }>[];
  network?: OfPage<{ paints: Against }>[];
  startup?: OfPage<Startup>[];
  interactions?: Interaction[];
  background?: Background[];
  growth?: Growth[];
}
