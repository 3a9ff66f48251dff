const WIDTH = 110;

/** JSON that people like to read: what is flat and fits stands on one line. */
export function layOut(value: unknown, indent = '', before = 0): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value);
  const list = Array.isArray(value);
  const [open, close, pad] = list ? ['[', ']', ''] : ['{', '}', ' '];
  if (!entries.length) return open + close;
  const key = (name: string) => (list ? '' : `${JSON.stringify(name)}: `);
  if (!entries.some(([, each]) => typeof each === 'object' && each !== null)) {
    const line = `${open}${pad}${entries.map(([name, each]) => key(name) + JSON.stringify(each)).join(', ')}${pad}${close}`;
    if (indent.length + before + line.length < WIDTH) return line;
  }
  const deeper = `${indent}  `;
  const lines = entries.map(([name, each]) => deeper + key(name) + layOut(each, deeper, key(name).length));
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}
