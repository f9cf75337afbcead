import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sendRequest } from '@/tests/support/ask';
import { runOnPglite } from '@/tests/support/run-on-pglite';
import { freePort, type RunningWebApp, startWebApp } from '@/tests/support/start-app';
import { type RunningPlatform, seededDirectory, startPlatform } from '@/tests/support/start-platform';

jest.setTimeout(300_000);

const bytes = 20 * 2 ** 20;
const path = '/p/api/attachments/1001/0';
const addLarge = `
  insert into attachments (key, product_id, position, description, category, lang_code, status, size_in_bytes, created, permission, content)
    select 'large', 1001, -1, 'large.pdf', 'Guide', 'en', 'valid', ${bytes}, '2026-11-29', 'public',
      decode(string_agg(md5(place::text), '' order by place), 'hex')
    from generate_series(1, ${bytes / 16}) as places (place);`;
const maxPerClient = 8;
const addresses = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'];

describe('downloads that their clients do not read (E4)', () => {
  let platform: RunningPlatform;
  let app: RunningWebApp;
  let metricsUrl: string;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    const dataDir = seededDirectory();
    runOnPglite(dataDir, addLarge);
    platform = await startPlatform({}, dataDir);
    const port = String(await freePort());
    metricsUrl = `http://127.0.0.1:${port}`;
    // Four clients have more downloads than may be made at a time.
    const LIMIT_ATTACHMENTS = `${maxPerClient}/${2 * maxPerClient}/0`;
    app = await startWebApp(platform.url, {
      TRUST_PROXY: '1',
      METRICS_PORT: port,
      LIMIT_ATTACHMENTS,
      LOG_LEVEL: 'info',
      // How long a product takes on a busy machine is no part of this test.
      PLATFORM_PAGE_TIMEOUT_MS: '60000',
    });
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await app?.stop();
    await platform?.stop();
  });

  /** A download of which nothing is read after its beginning. On a busy machine the web app may not reach the platform at once. */
  async function ask(address: string): Promise<Socket> {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    sockets.push(socket);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nX-Forwarded-For: ${address}\r\n\r\n`);
    const [head] = (await once(socket, 'data')) as [Buffer];
    if (/^HTTP\/1\.1 200 [\s\S]*content-length: 20971520\r/i.test(head.toString('latin1'))) return socket.pause();
    socket.destroy();
    await pause(1_000);
    return ask(address);
  }
  const closedCount = async () => {
    const { text } = await sendRequest(metricsUrl, '/metrics');
    const line = text.split('\n').find((metricLine) => /connection_refusals.*slow reading/.test(metricLine));
    return Number(line?.split(' ').at(-1) ?? 0);
  };
  async function other(url: string): Promise<number> {
    const { status, body } = await sendRequest(app.url, url, { headers: { 'X-Forwarded-For': '198.51.100.1' } });
    if (status === 200) return body.length;
    await pause(1_000);
    return other(url);
  }

  test('take no place of others, and are closed, which is counted and logged', async () => {
    const unread = addresses.flatMap((address) => Array<string>(maxPerClient).fill(address));
    await Promise.all(unread.map(ask));
    for (const document of ['sds/1001/1', 'tds/1001/1', 'ipi/1002/1', 'sds/1003/2'])
      expect(await other(`/p/api/download/${document}`)).toBeGreaterThan(1_000);
    expect(await other(path)).toBe(bytes);
    // One that is over the bound of its client waits until others of that client are closed.
    const next = ask(addresses[0]!);
    while ((await closedCount()) < unread.length) await pause(500);
    await next;
    expect(app.log()).toContain('a response was taken too slowly');
    expect(await other(path)).toBe(bytes);
  });
});
