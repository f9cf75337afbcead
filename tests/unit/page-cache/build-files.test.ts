import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BuildFiles } from '@/page-cache/build-files';

const directory = mkdtempSync(join(tmpdir(), 'dossier-files-'));
mkdirSync(join(directory, 'chunks'));
writeFileSync(join(directory, 'chunks', 'one.css'), 'body { color: red }');
writeFileSync(join(directory, 'chunks', 'one.woff2'), 'font');
const files = new BuildFiles(directory, '/p/_next/static/');
let server: Server;
let url: string;

beforeAll(async () => {
  // 204: left to Next.
  server = createServer((request, response) => {
    if (!files.respond(request.url ?? '', request, response)) response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/p/_next/static/`;
});
afterAll(() => {
  server.close();
  rmSync(directory, { recursive: true });
});

test('a style sheet of the build is sent compressed, for ever, with its length', async () => {
  for (const method of ['GET', 'HEAD', 'GET']) {
    const response = await fetch(`${url}chunks/one.css`, { method, headers: { 'accept-encoding': 'br, gzip' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/css; charset=UTF-8');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(20);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await response.text()).toBe(method === 'HEAD' ? '' : 'body { color: red }');
  }
});

test('a font is sent as it is, since it is compressed in itself', async () => {
  const response = await fetch(`${url}chunks/one.woff2`);
  expect(Object.fromEntries(response.headers)).toMatchObject({ 'content-type': 'font/woff2', 'content-length': '4' });
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(await response.text()).toBe('font');
});

test.each([
  ['chunks/one.css', { 'accept-encoding': 'identity' }],
  ['chunks/one.css', { 'accept-encoding': 'gzip;q=0, identity' }],
  ['chunks/one.css', { 'accept-encoding': 'gzip', range: 'bytes=0-3' }],
  ['chunks/one.css', { 'accept-encoding': 'gzip', 'if-none-match': '"1"' }],
  ['chunks/one.woff2', { range: 'bytes=0-3' }],
  ['chunks/none.css', { 'accept-encoding': 'gzip' }],
  ['chunks/%6fne.css', { 'accept-encoding': 'gzip' }],
])('%s with %j is left to Next', async (path, headers) => {
  expect((await fetch(url + path, { headers })).status).toBe(204);
});

test('its files are known by their addresses, folders are none', () => {
  writeFileSync(join(directory, 'chunks', 'one.png'), 'picture');
  const read = new BuildFiles(directory, '/p/_next/static/');
  const names = ['chunks/one.css', 'chunks/one.png', 'chunks', 'chunks/two.css', ''];
  expect(names.map((name) => read.has(`/p/_next/static/${name}`))).toEqual([true, true, false, false, false]);
});
