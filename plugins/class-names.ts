import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const taken = new Map<string, string>();

/**
 * A short class name for a CSS module's local one, the same in every build of the same files.
 * @param root absolute path of the project
 * @throws where two would share a name
 */
export const shortClassNames = (root: string) => (local: string, file: string) => {
  const origin = `${relative(root, file.replace(/\?.*/, '')).replaceAll('\\', '/')} .${local}`;
  const number = createHash('sha256').update(origin).digest().readUInt32LE();
  // 10 to 35 in base 36 are the letters, which a class name may begin with.
  const name = (10 * 36 ** 3 + (number % (26 * 36 ** 3))).toString(36);
  const other = taken.get(name);
  if (other && other !== origin)
    throw new Error(`class names: ${origin} and ${other} both shorten to ${name}`);
  taken.set(name, origin);
  return name;
};
