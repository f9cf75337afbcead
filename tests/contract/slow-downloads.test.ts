import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sendRequest } from '../support/ask';
import { runCommand } from '../support/platform-command';
import { runOnPglite } from '../support/run-on-pglite';
import { type RunningPlatform, seededDirectory, startPlatform } from '../support/start-platform';
import { waitFor } from './mails';

jest.setTimeout(300_000);

const product = 1001;
const name = 'large.pdf';
const path = '/api/v1/attachments/large';
/** Larger than what the system keeps for a connection; an md5 in each 16 bytes, so that each piece is another one. */
const bytes = 16 * 2 ** 20;
const addLarge = `
  insert into attachments (key, product_id, position, description, category, lang_code, status, size_in_bytes, created, permission, content)
    select 'large', ${product}, 99, '${name}', 'Guide', 'en', 'valid', ${bytes}, '2026-11-26', 'public',
      decode(string_agg(md5(place::text), '' order by place), 'hex')
    from generate_series(1, ${bytes / 16}) as places (place);`;

describe('files that their clients read slowly', () => {
  const dataDir = seededDirectory();
  let platform: RunningPlatform;
  beforeAll(async () => {
    runOnPglite(dataDir, addLarge);
    platform = await startPlatform({}, dataDir);
  });
  afterAll(async () => {
    await platform.end('SIGINT');
    rmSync(dataDir, { recursive: true, force: true });
  });

  const residentMb = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${platform.pid}/status`, 'utf8'))![1]) / 1024;
  const sentCount = () => platform.log().split(`"path":"${path}","status":200`).length - 1;
  const hash = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
  const { hostname, port } = { hostname: '127.0.0.1', port: () => Number(new URL(platform.url).port) };
  /** Asks for the file, and takes nothing of the response until it is resumed. */
  function ask(client: string): Socket {
    const socket = connect(port(), hostname).on('error', () => undefined);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nX-Forwarded-For: ${client}\r\n\r\n`);
    return socket.pause();
  }
  const rest = async (socket: Socket) => {
    const all = await buffer(socket);
    return all.subarray(all.indexOf('\r\n\r\n') + 4);
  };

  test('hold little memory, are whole when they are read at last, and others get theirs meanwhile', async () => {
    const whole = await sendRequest(platform.url, path);
    expect([whole.status, whole.body.length, whole.headers['content-length']]).toEqual([200, bytes, String(bytes)]);
    const mbBefore = residentMb();
    const sent = sentCount();
    const slow = Array.from({ length: 64 }, (_, index) => ask(`192.0.2.${index % 4}`));
    await waitFor(() => (sentCount() === sent + 64 ? true : undefined));
    const other = await sendRequest(platform.url, path, { headers: { 'X-Forwarded-For': '198.51.100.1' } });
    expect(hash(other.body)).toBe(hash(whole.body));
    expect(residentMb() - mbBefore).toBeLessThan(200);
    expect(hash(await rest(slow[0]!))).toBe(hash(whole.body));
    for (const socket of slow) socket.destroy();
    const head = await sendRequest(platform.url, path, { method: 'HEAD' });
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, String(bytes), 0]);
  });

  test('end before their length when they are replaced meanwhile: contents are never mixed', async () => {
    const { body: old } = await sendRequest(platform.url, path);
    const sent = sentCount();
    const slow = ask('192.0.2.1');
    await waitFor(() => (sentCount() === sent + 1 ? true : undefined));
    const folder = join(dataDir, 'exported');
    const command = async (...parts: string[]) => {
      const { status, stderr, stdout } = await runCommand(dataDir, parts);
      expect([status, stderr]).toEqual([0, '']);
      return stdout;
    };
    await command('export', folder, String(product));
    writeFileSync(join(folder, String(product), name), `%PDF-1.7 ${'0'.repeat(bytes)}`);
    expect(await command('import', folder)).toContain(name);
    const received = await rest(slow);
    expect(received.length).toBeGreaterThan(0);
    expect(received.length).toBeLessThan(bytes);
    expect(hash(received)).toBe(hash(old.subarray(0, received.length)));
    // The client may read the end of the connection before the platform has written its line.
    await waitFor(() => platform.log().includes('a file is not sent to its end') || undefined);
    expect((await sendRequest(platform.url, path)).body.subarray(0, 9).toString()).toBe('%PDF-1.7 ');
  });
});
