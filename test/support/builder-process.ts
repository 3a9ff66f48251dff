import { inspect } from 'node:util';
import { build } from 'vite';
import type { Order, Outcome } from './builder.ts';

/** The process that `builder.ts` forks: runs each requested build and sends back its outcome and output. */
process.on('message', async ({ root, flags, env }: Order) => {
  const written: string[] = [];
  for (const stream of [process.stdout, process.stderr])
    stream.write = (text: string | Uint8Array) => written.push(String(text)) > 0;
  const before = { ...process.env };
  for (const [name, value] of Object.entries(env)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  process.chdir(root);
  let ok = true;
  try {
    const { base, logLevel, ...rest } = flags;
    await build({ base, logLevel, build: rest });
  } catch (error) {
    ok = false;
    written.push(inspect(error));
  }
  process.env = before;
  process.send?.({ ok, output: written.join('') } satisfies Outcome);
});
process.on('disconnect', () => process.exit());
