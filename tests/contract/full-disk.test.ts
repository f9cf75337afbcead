import { cpSync, statfsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { sendRequest } from '../support/ask';
import { runCommand } from '../support/platform-command';
import { describeWithDisks, mountDisk, type SmallDisk } from '../support/small-disk';
import { type RunningPlatform, seededDirectory, startPlatform } from '../support/start-platform';
import { waitFor } from './mails';
import { logInAsDemo, password, share } from './share-by-mail';
import { form } from './visitor';

/** Waits until the platform says that it only reads, or that it writes again. */
const waitForReadOnly = ({ url }: RunningPlatform, isReadOnly: boolean) =>
  waitFor(async () => ((await readiness(url)).readOnly === isReadOnly ? true : undefined));

async function readiness(url: string): Promise<{ status: string; readOnly: boolean }> {
  return (await sendRequest(url, '/readyz')).json() as { status: string; readOnly: boolean };
}

/** The status, error and Retry-After of a response. */
async function outcomeOf(response: ReturnType<typeof sendRequest>) {
  const { status, headers, text } = await response;
  return { status, error: (JSON.parse(text) as { error?: string }).error, retryAfter: headers['retry-after'] };
}

const refused = { status: 503, error: 'read_only', retryAfter: '5' };
const login = form({ client_id: 'dossier-web', grant_type: 'password', username: 'demo', password });

const reads = [
  '/api/v1/products/-1001/detail?m',
  '/api/v1/sdsRender/sdsPdf/-1001/1',
  '/api/v1/p/catalogue?search=acetone',
];

async function expectReads({ url }: RunningPlatform) {
  for (const path of reads) expect([path, (await sendRequest(url, path)).status]).toEqual([path, 200]);
}

describeWithDisks('a platform whose disk is full', () => {
  let disk: SmallDisk;
  let platform: RunningPlatform | undefined;
  beforeEach(() => {
    disk = mountDisk(220);
    cpSync(seededDirectory(), disk.folder, { recursive: true });
  });
  afterEach(async () => {
    await platform?.end('SIGKILL');
    disk.remove();
  });

  test('starts without a free byte, says that it only reads, refuses what writes, and restarts when there is room', async () => {
    disk.fill();
    platform = await startPlatform({}, disk.folder);
    expect(statfsSync(disk.folder).bavail).toBe(0);
    expect(await readiness(platform.url)).toEqual({ status: 'ready', readOnly: true });
    expect(platform.log()).toContain('no space left in DATA_DIR: everything is read, and what writes is refused');
    await expectReads(platform);
    expect(await outcomeOf(sendRequest(platform.url, '/api/oauth2/token', login))).toEqual(refused);
    const changed = await runCommand(disk.folder, ['workgroup', 'add-products', 'Demo laboratory', '1001']);
    expect([changed.status, changed.stderr]).toEqual([
      1,
      'No space left in DATA_DIR: nothing is changed until there is.\n',
    ]);

    disk.empty();
    const { log, end } = platform;
    await waitFor(() => log().includes('the platform restarts') || undefined);
    expect(await end('SIGINT')).toBe(1);
    platform = await startPlatform({}, disk.folder);
    expect(await readiness(platform.url)).toEqual({ status: 'ready', readOnly: false });
    await expectReads(platform);
    expect(await share(platform, await logInAsDemo(platform), ['back@a.example'])).toBe(200);
  });

  test('refuses an upload before it touches the reserve, and all that writes when others have filled it', async () => {
    platform = await startPlatform({}, disk.folder);
    const headers = await logInAsDemo(platform);
    const { bavail, bsize } = statfsSync(disk.folder);
    // What is free less the reserve: it would be written more than once. Its first byte alone is sent.
    const size = { 'content-type': 'application/json', 'content-length': String(bavail * bsize - 16 * 2 ** 20) };
    const body = new Readable({ read: () => undefined });
    body.push(' ');
    const upload = { method: 'POST', headers: { ...headers, ...size }, body };
    expect(await outcomeOf(sendRequest(platform.url, '/api/v1/admin/products', upload))).toEqual(refused);
    expect(statfsSync(disk.folder).bavail).toBe(bavail);
    expect(await readiness(platform.url)).toEqual({ status: 'ready', readOnly: false });

    disk.fill();
    await waitForReadOnly(platform, true);
    expect(await share(platform, headers, ['full@a.example'])).toBe(503);
    await expectReads(platform);
    disk.empty();
    await waitForReadOnly(platform, false);
    expect(await share(platform, await logInAsDemo(platform), ['back@a.example'])).toBe(200);
  });
});
