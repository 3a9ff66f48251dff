import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { pathFrom } from '../../plugins/content/read/folder.ts';

/** Returns `write`, which writes a file and says so in a few words, and `undo`, which takes back all that was written. */
export function writerIn(root: string) {
  const undoSteps: (() => void)[] = [];
  /** Writes a file, and keeps the previous version under the next unused name, such as `resume.json.1.bak`. */
  function write(path: string, content: string | Uint8Array): string[] {
    const name = pathFrom(root, path);
    const old = existsSync(path) ? readFileSync(path) : undefined;
    if (old?.equals(Buffer.from(content))) return [`${name} is unchanged.`];
    let number = 1;
    while (existsSync(`${path}.${number}.bak`)) number++;
    const backup = `${path}.${number}.bak`;
    if (old) copyFileSync(path, backup);
    undoSteps.unshift(() => (old ? renameSync(backup, path) : rmSync(path)));
    writeFileSync(path, content);
    const saved = old ? [`Saved your previous version as ${name}.${number}.bak.`] : [];
    return [...saved, `Wrote ${name}.`];
  }
  const undo = () => {
    for (const step of undoSteps) step();
  };
  return { write, undo };
}
