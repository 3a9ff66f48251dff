import { Agent, get } from 'node:http';
import { performance } from 'node:perf_hooks';

/**
 * Asks a host for the site's pages many times and prints how it bore that:
 * `npx jiti tools/measure/load.ts [address of the home page] [number of requests]`.
 */
const [home = 'http://localhost:4173/', wanted = '20000'] = process.argv.slice(2);
const REQUESTS = Number(wanted);
const AT_ONCE = 50;
const PATHS = ['', 'devhive', 'notify', 'climbor-die'];

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
const times: number[] = [];
let errors = 0;
let bytes = 0;
let next = 0;

/** One request, its answer read to the end; an error where it is not a whole page. */
const ask = (address: string) =>
  new Promise<void>((done, fail) => {
    const request = get(address, { agent, headers: { 'accept-encoding': 'br, gzip' } }, (answer) => {
      answer.on('data', (data: Buffer) => {
        bytes += data.length;
      });
      answer.on('end', () => (answer.statusCode === 200 ? done() : fail(new Error(`${answer.statusCode}`))));
      answer.on('error', fail);
    });
    request.on('error', fail);
  });

async function work(): Promise<void> {
  while (next < REQUESTS) {
    const path = PATHS[next++ % PATHS.length] ?? '';
    const start = performance.now();
    await ask(home + path).catch(() => errors++);
    times.push(performance.now() - start);
  }
}

const start = performance.now();
await Promise.all(Array.from({ length: AT_ONCE }, work));
const seconds = (performance.now() - start) / 1000;
agent.destroy();

times.sort((a, b) => a - b);
const percentile = (share: number) => (times[Math.ceil(times.length * share) - 1] ?? 0).toFixed(1);
console.log(
  `${times.length} requests, ${AT_ONCE} at once, ${(times.length / seconds).toFixed(0)} a second: ` +
    `${errors} errors, p50 ${percentile(0.5)} ms, p99 ${percentile(0.99)} ms, ${(bytes / 1e6).toFixed(1)} MB`,
);
process.exitCode = errors ? 1 : 0;
