import { createSocket } from 'node:dgram';
import { symlinkSync, truncateSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { weighSite } from '../src/index.ts';
import { openBuiltSite } from '../src/site.ts';
import { launchBrowser } from '../src/visit/browser.ts';
import { measureSite } from '../src/visit/measure.ts';
import { folderOf, write } from './folder.ts';

test.describe.configure({ timeout: 240_000 });

const page = (body: string) => `<!doctype html><html lang="en"><title>x</title><body>${body}</body></html>`;
const script = (code: string) => page(`<p>Text</p><script>${code}</script>`);

/** Listens on this machine for connections and datagrams, and keeps their first lines. */
async function listen() {
  const heard: string[] = [];
  const server = createServer((socket) => {
    socket.on('data', (data) => heard.push(`TCP ${String(data).split('\r\n')[0]}`));
    socket.on('error', () => {});
    heard.push('TCP connection');
  });
  const datagrams = createSocket('udp4').on('message', () => heard.push('UDP'));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  await new Promise<void>((done) => datagrams.bind(0, '127.0.0.1', done));
  const [tcp, udp] = [server, datagrams].map((each) => (each.address() as { port: number }).port);
  const close = () => [server, datagrams].map((each) => each.close());
  return { heard, tcp: `http://127.0.0.1:${tcp}`, udp: `127.0.0.1:${udp}`, close };
}

/** Each tries to take a secret out by a way of its own: `t` is an address where somebody listens, `u` a port for datagrams. */
const WAYS: Record<string, (t: string, u: string) => string> = {
  popup: (t) => script(`open('${t}/popup')`),
  'its-own-document': (t) =>
    script(
      `const w = open('about:blank'); w.fetch('${t}/from-popup', { mode: 'no-cors' }); w.document.write('<img src="${t}/img">')`,
    ),
  form: (t) =>
    page(
      `<form action="${t}/form" method="post" target="_blank"></form><script>document.forms[0].submit()</script>`,
    ),
  'form-here': (t) =>
    page(`<form action="${t}/form" method="post"></form><script>document.forms[0].submit()</script>`),
  link: (t) => page(`<a href="${t}/blank" target="_blank">x</a><script>document.links[0].click()</script>`),
  download: (t) => page(`<a href="${t}/download" download>x</a><script>document.links[0].click()</script>`),
  rules: (t) => {
    const rule = (name: string) => [{ urls: [`${t}/${name}`], eagerness: 'immediate' }];
    const rules = { prerender: rule('prerender'), prefetch: rule('prefetch') };
    return page(`<script type="speculationrules">${JSON.stringify(rules)}</script>`);
  },
  hints: (t) =>
    page(
      `<link rel="preconnect" href="${t}"><link rel="prefetch" href="${t}/prefetch"><link rel="dns-prefetch" href="//evil.example"><link rel="prerender" href="${t}/prerender">`,
    ),
  elements: (t) =>
    page(
      `<img src="${t}/img"><iframe src="${t}/frame"></iframe><video src="${t}/video" preload="auto"></video><object data="${t}/object"></object><meta http-equiv="refresh" content="0;url=${t}/away">`,
    ),
  requests: (t) =>
    script(
      `fetch('${t}/fetch', { mode: 'no-cors' }); navigator.sendBeacon('${t}/beacon', 'x'); new EventSource('${t}/events')`,
    ),
  sockets: (t) => script(`new WebSocket('${t.replace('http', 'ws')}/socket')`),
  workers: (t) =>
    script(
      `const code = URL.createObjectURL(new Blob(["fetch('${t}/worker', { mode: 'no-cors' }); try { new WebSocket('${t.replace('http', 'ws')}/socket') } catch {}"]));
       new Worker(code); new SharedWorker(code); navigator.serviceWorker?.register('/worker.js')`,
    ),
  webrtc: (t, u) =>
    script(
      `const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:${u}' }, { urls: 'turn:${t.slice(7)}?transport=tcp', username: 'a', credential: 'b' }] });
       peer.createDataChannel('x'); peer.createOffer().then((offer) => peer.setLocalDescription(offer))`,
    ),
  webtransport: (_, u) => script(`new WebTransport('https://${u}/')`),
};

test('nothing that a weighed site tries reaches a port of this machine, nor a file outside of it', async () => {
  const { heard, tcp, udp, close } = await listen();
  const root = folderOf({ 'secret.txt': 'secret' });
  const names = Object.keys(WAYS);
  write(root, {
    'out/index.html': page(
      `${names.map((name) => `<a href="/${name}">${name}</a>`).join('')}<img src="/link.svg">`,
    ),
    'out/worker.js': `fetch('${tcp}/service-worker')`,
    ...Object.fromEntries(names.map((name) => [`out/${name}.html`, WAYS[name]?.(tcp, udp) ?? ''])),
  });
  symlinkSync(resolve(root, 'secret.txt'), resolve(root, 'out/link.svg'));
  symlinkSync(root, resolve(root, 'out/all'));
  const { ok, notes, pages } = await weighSite({ dist: `${root}/out`, visits: true });
  close();
  expect(heard).toEqual([]);
  const left = 'leads out of the folder, to another or nowhere: left out';
  expect(notes.sort()).toEqual([`all: ${left}`, `link.svg: ${left}`]);
  expect(ok).toBe(true);
  expect(pages.map(({ path }) => path).sort()).toEqual(['/', ...names.map((name) => `/${name}`)].sort());
  expect(pages[0]?.unknown).toEqual(['http://localhost/link.svg']);
});

test('a page that never ends, or is too large, is named; the others are weighed', async () => {
  const bad = {
    loop: script('for (;;) {}'),
    alerts: script('for (;;) alert(1)'),
    reload: script('location.reload()'),
    refresh: page('<meta http-equiv="refresh" content="0">'),
    endless: script(
      "addEventListener('scroll', () => document.body.append(Object.assign(document.createElement('p'), { style: 'height:9000px' }))); document.body.style.height = '9000px'",
    ),
    large: page('Text'),
  };
  const links = [...Object.keys(bad).map((name) => `/${name}`), '/%E0%A4%A', 'http://', '/styles'];
  const root = folderOf({
    'index.html': page(
      `${links.map((href) => `<a href="${href}">x</a>`).join('')}<img src="/%E0%A4%A.png"><img src="/100%.png">`,
    ),
    'styles.html': `${'<style'.repeat(60_000)}${'<style>'.repeat(60_000)}${'url(data:font/'.repeat(60_000)}</style>`,
    '100%.png': 'x'.repeat(500),
    'a?b#c.html': page('Named like an address'),
    'sitemap.xml': `<loc>/a%3Fb%23c</loc><loc>http://[</loc><loc>${' '.repeat(300_000)}x`,
    ...Object.fromEntries(Object.entries(bad).map(([name, html]) => [`${name}.html`, html])),
  });
  truncateSync(resolve(root, 'large.html'), 1e9);
  const browser = await launchBrowser();
  const { pages, faults } = await measureSite(browser, openBuiltSite(root), {}, undefined, 45_000).finally(
    () => browser.close(),
  );
  expect(pages.map(({ path }) => path)).toEqual(['/', '/a?b#c', '/styles']);
  expect(pages[0]?.figures.pictures).toBe(500);
  const named = Object.keys(bad).map((name) => `/${name}`);
  expect([...faults.keys()].sort()).toEqual([...named.sort(), 'sitemap.xml: http://[']);
  expect(faults.get('/loop')).toMatch(/could not be weighed: .*no longer answers/);
  expect(faults.get('/reload')).toMatch(/loads itself or other pages again/);
  expect(faults.get('/large')).toMatch(/large\.html is above 100 MB/);
});
