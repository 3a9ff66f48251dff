import { resolve } from 'node:path';
import type { Report, weighSite as Weigh } from '../index.d.ts';
import { reportOf } from './report.ts';
import { openBuiltSite } from './site.ts';
import { plain } from './table.ts';
import { launchBrowser } from './visit/browser.ts';
import { openHost } from './visit/host.ts';
import { measureSite } from './visit/measure.ts';
import { addVisits } from './visit/visits.ts';

/** The package: what it does is said in `index.d.ts`. */
export const weighSite: typeof Weigh = async ({ dist, base, url, budget = {}, before, visits, ...rest }) => {
  const { origin, pathname } = url === undefined ? {} : new URL(url);
  const open = (folder: string) => openBuiltSite(resolve(folder), base ?? pathname, budget.encoding);
  const site = open(dist);
  const visited = { site, before: before === undefined ? undefined : open(before), budget, origin };
  const host = await openHost();
  const browser = await launchBrowser(host.port).catch((error) => {
    host.close();
    throw error;
  });
  try {
    const measured = await measureSite(browser, site, budget, origin);
    await addVisits(browser, host, measured, visited, visits);
    const report = reportOf(measured, site, budget, rest.budgetFile ?? 'the budget', rest);
    const hasDeploy = report.pages.some(({ ceilings }) => 'deploy' in ceilings);
    const notes = [
      ...site.leftOut.map(
        (link) => `${plain(link)}: leads out of the folder, to another or nowhere: left out`,
      ),
      isAlone(report) && site.files.some((file) => /(?<!^(index|404))\.html$/.test(file))
        ? 'No link leads to the other pages: if the site is made for a path, name it with --base /x/'
        : '',
      hasDeploy && !visited.before
        ? 'deploy has a ceiling, and was not measured: name the build before with --before DIR.'
        : '',
    ];
    return { ...report, notes: notes.filter(Boolean) };
  } finally {
    await Promise.all([host.close(), browser.close()]);
  }
};

const isAlone = ({ pages }: Report) => pages.every(({ path }) => /^\/(404)?$/.test(path));
