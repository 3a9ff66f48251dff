import { resolve } from 'node:path';
import { faultLine } from '../../../../plugins/fault.ts';
import { openOwner } from '../../../../plugins/open-owner.ts';
import { type OwnerContent, validContent, writeContent } from '../../../support/content.ts';
import { temporaryFolder } from '../../../support/temporary-files.ts';

/** What the check says of a project's content, each fault as its line. */
export async function verdictIn(root: string, folder: string) {
  const owner = openOwner(root, folder, {});
  const { faults, warnings } = await owner.check();
  return { owner, faults: faults.map(faultLine), warnings: warnings.map(faultLine) };
}

/** A new project; `verdictOn` writes content into it, with further files, and says what the check says. */
export function newProject(name: string) {
  const root = temporaryFolder(name);
  const folder = resolve(root, 'src/content');
  const verdict = () => verdictIn(root, folder);
  const verdictOn = async (files: Record<string, unknown> = {}, content: OwnerContent = validContent()) => {
    await writeContent(folder, content, files);
    return verdict();
  };
  return { root, folder, verdict, verdictOn };
}
