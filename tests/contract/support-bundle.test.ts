import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { sendRequest } from '../support/ask';
import { demoPassword } from '../support/cheap-password';
import { runCommand } from '../support/platform-command';
import { temporaryDirectory } from '../support/start-platform';
import { databases, startOn } from './databases';

jest.setTimeout(300_000);

const secrets = {
  PURGE_SECRET: 'hidden-purge-secret-with-many-letters',
  SMTP_URL: 'smtp://hidden-user:hidden-word@127.0.0.1:1',
};

test.each(databases)(
  'a support bundle shows the state of a platform, and no secret, person or product, on %s',
  async (name) => {
    const { platform, commandSettings, stop } = await startOn(name);
    const folder = temporaryDirectory();
    const path = join(folder, 'support.zip');
    // On PostgreSQL a command needs no folder of a platform, which may be on another machine.
    const dataDir = name === 'PGlite' ? platform.dataDir : join(folder, 'none');
    const run = (line: string, input = '') =>
      runCommand(dataDir, line.split(' '), { input, settings: { ...secrets, ...commandSettings } });
    const add = 'user add Evelina --email evelina@a.example --workgroup Nights --password-stdin';
    expect((await run(add, 'hidden password\n')).status).toBe(0);
    await sendRequest(platform.url, '/api/v1/products/-1001/detail?m');
    await sendRequest(platform.url, '/evelina/hidden');

    const made = await run(`support-bundle ${path}`);
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const files = Object.fromEntries(
      Object.entries(unzipSync(readFileSync(path))).map(([file, content]) => [file, Buffer.from(content).toString()]),
    );
    const all = Object.values(files).join('\n');
    expect(all).not.toMatch(/hidden|evelina|a\.example|demo@|acetone|127\.0\.0\.1/i);
    expect(all).not.toContain(demoPassword);
    expect(JSON.parse(files['versions.json']!)).toMatchObject({
      node: process.version,
      database: expect.stringContaining('PostgreSQL') as string,
      migrations: { applied: expect.any(Number) as number, known: expect.any(Number) as number },
    });
    expect(JSON.parse(files['rows.json']!)).toMatchObject({ products: 28, users: 2 });
    expect(JSON.parse(files['state.json']!)).toMatchObject({ database: name, isReadOnly: false });
    if (name === 'PGlite') {
      expect(files['log.jsonl']).toMatch(/"msg":"request","method":"GET","status":200/);
      expect(files['log.jsonl']).toMatch(/"msg":"ready"/);
      expect(files['metrics.txt']).toContain('http_request_duration_seconds_count');
    } else expect(JSON.parse(files['settings.json']!)).toMatchObject({ set: { SMTP_URL: 'set', DATABASE_URL: 'set' } });

    expect(await run(`support-bundle ${path}`)).toEqual({ status: 1, stdout: '', stderr: `${path} exists already.\n` });
    await stop();
    rmSync(folder, { recursive: true });
  },
);
