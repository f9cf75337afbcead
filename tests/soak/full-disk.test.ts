import { cpSync } from 'node:fs';
import { sendRequest } from '../support/ask';
import { runCommand } from '../support/platform-command';
import { describeWithDisks, mountDisk, type SmallDisk } from '../support/small-disk';
import { failingStart, type RunningPlatform, seededDirectory, startPlatform } from '../support/start-platform';
import { readOutbox, recipientsOf, waitFor } from '../contract/mails';
import { logInAsDemo, password, share } from '../contract/share-by-mail';

jest.setTimeout(120_000);

describeWithDisks('the data directory of a platform', () => {
  let disk: SmallDisk | undefined;
  let platform: RunningPlatform | undefined;
  afterEach(async () => {
    await platform?.end('SIGKILL');
    disk?.remove();
    [disk, platform] = [undefined, undefined];
  });

  test.each([
    ['on a disk without room', 4, '', /^DATA_DIR must have 64 MiB of free space; \S+ has [0-4] MiB\.\n$/],
    [
      'on a disk for reading only',
      64,
      ',ro',
      /^DATA_DIR must be a directory that the platform may write to: .*EROFS.*\n$/,
    ],
  ])('%s ends the start with a sentence', async (_what, sizeInMiB, options, sentence) => {
    disk = mountDisk(sizeInMiB, options);
    const { code, message } = await failingStart({ DATA_DIR: disk.folder, PLATFORM_PORT: '0' });
    expect(code).toBe(1);
    expect(message).toMatch(sentence);
  });

  test('that is full is said by commands to be full, not to be damaged', async () => {
    disk = mountDisk(100);
    cpSync(seededDirectory(), disk.folder, { recursive: true });
    disk.fill();
    const { status, stderr } = await runCommand(disk.folder, ['user', 'list']);
    expect(status).toBe(1);
    expect(stderr).toMatch(/(^|\n)DATA_DIR must have 16 MiB of free space; \S+ has 0 MiB\.\n$/);
  });

  test('that is full meanwhile loses nothing that was accepted, and products are read', async () => {
    disk = mountDisk(100);
    const settings = { DEMO_PASSWORD: password, SITE_URL: 'https://dossier.example' };
    platform = await startPlatform(settings, disk.folder);
    const authorization = await logInAsDemo(platform);
    const accepted = Array.from({ length: 10 }, (_, index) => `before-${index}@a.example`);
    expect(await share(platform, authorization, accepted)).toBe(200);
    disk.fill();
    const refusals = new Set<number>();
    for (let round = 0; round < 8; round += 1) {
      const recipients = Array.from({ length: 10 }, (_, index) => `r${round}-${index}@a.example`);
      const status = await share(platform, authorization, recipients);
      refusals.add(status);
      if (status === 200) accepted.push(...recipients);
    }
    refusals.delete(200);
    expect([...refusals]).toEqual([503]);
    const detail = () => sendRequest(platform!.url, '/api/v1/products/-1001/detail?m');
    expect((await detail()).text).toContain('Acetone');
    await waitFor(() => (/ENOSPC|No space left/.test(platform!.log()) ? true : undefined));
    expect(platform.log()).not.toMatch(/r0-0@a\.example|<!doctype/);

    disk.empty();
    const back = 'back@a.example';
    expect(await share(platform, authorization, [back])).toBe(200);
    accepted.push(back);
    await platform.end('SIGKILL');
    platform = await startPlatform(settings, disk.folder);
    expect((await detail()).text).toContain('Acetone');
    const mailed = await waitFor(async () => {
      const recipients = recipientsOf(await readOutbox(disk!.folder));
      return accepted.every((address) => recipients.includes(address)) ? recipients : undefined;
    });
    expect(mailed.length).toBeGreaterThanOrEqual(accepted.length);
    expect(await share(platform, await logInAsDemo(platform), ['later@a.example'])).not.toBe(500);
  });
});
