import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { runCommand } from '../support/platform-command';
import { sendRequest } from '../support/ask';
import { type RunningPlatform, seededDirectory, startPlatform } from '../support/start-platform';
import { addAccounts, addToList, bearer, giveSuppliers, tokenOf } from './visitor';

jest.setTimeout(300_000);

/** Statements that add a share of a product with its mails, which are not sent by themselves. */
const addMails = (sender: string, product: number, days: number, ...recipients: [address: string, status: string][]) =>
  `with share as (insert into shares (user_id, brand, sender_name, sender_email, target, message_language, subject, html, text, message, created)
      values ((select id from users where name = '${sender}'), 'dossier', '${sender}', '${sender}@a.example', 'sds', 'en', 'A sheet', 'html', 'text of ${sender}', 'hello',
        now() - interval '${days} days') returning id, created),
    product as (insert into share_products (share_id, position, product_id, names, version_id, version_text) select id, 0, ${product}, '{}', 1, '1.0' from share)
    insert into outbox (share_id, recipient, mailbox, status, delivered, created, next_attempt)
      select share.id, mail.address, mail.address, mail.status, case mail.status when 'sent' then share.created end, share.created, now() + interval '30 minutes'
        from share, (values ${recipients.map(([address, status]) => `('${address}', '${status}')`).join(', ')}) as mail (address, status);`;

const addFollower = (product: number, address: string, mailbox = address) =>
  `insert into followers (product_id, address, address_key, language, brand, version, confirmed)
    values (${product}, '${address}', '${mailbox}', 'en', 'dossier', 1, now());`;

const addOldEvent = (years: number) =>
  `insert into studio_events (user_name, via, action, comment, at) values ('operator', 'command', 'configured', '${years} years', now() - interval '${years} years');`;

/** What the operator deletes, and what is kept of it. */
describe('deletions', () => {
  const dataDir = seededDirectory();
  let platform: RunningPlatform;
  const command = (...args: string[]) => runCommand(dataDir, args);
  const refused = (stderr: string) => ({ status: 1, stdout: '', stderr });
  const done = (stdout: string) => ({ status: 0, stdout, stderr: expect.any(String) });
  const detail = async (id: number) => (await sendRequest(platform.url, `/api/v1/products/-${id}/detail?m`)).status;
  const again = 'Nobody is told. Nothing is changed: repeat it with --confirm if that is meant.';

  beforeAll(async () => {
    platform = await startPlatform({}, dataDir);
    await platform.run(
      `${addAccounts([
        { name: 'ann', workgroup: 'Paints' },
        { name: 'bob', workgroup: 'Sales', role: 'publisher' },
      ])} delete from workgroup_products; ${addToList('Paints', 1001, 1002)} ${addToList('Sales', 1002, 1003, 1004)} ${giveSuppliers('Paints')}
      ${addMails('ann', 1003, 10, ['carl@c.example', 'sent'], ['dora@d.example', 'sent'])}
      ${addMails('ann', 1004, 10, ['CARL@c.example', 'queued'])}
      ${addFollower(1001, 'carl@c.example')} ${addFollower(1003, 'carl@c.example')} ${addFollower(1003, 'dora@d.example')}
      insert into settled_findings values ((select id from workgroups where name = 'Paints'), 'finding', 'basis', 'of the workgroup', 'ann', '2026-11-29');
      update products set settled_findings = '[{"finding": "finding", "basis": "basis", "reason": "of a product", "user": "ann", "date": "2026-11-30"}]' where id = 1008;
      ${addFollower(1007, 'carl+shop@c.example', 'carl@c.example')}
      ${addMails('ops', 1002, 600, ['old@o.example', 'sent'])} ${addMails('ops', 1002, 600, ['waiting@o.example', 'queued'])}
      ${addMails('ops', 1002, 300, ['new@o.example', 'sent'])} ${addMails('bob', 1006, 10, ['carl@c.example', 'sent'])} ${addOldEvent(12)} ${addOldEvent(9)}`,
    );
  });
  afterAll(async () => {
    await platform.end('SIGINT');
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('a product that mails lead to and addresses follow is removed only with --confirm, and is gone then', async () => {
    expect(await command('unpublish', '1003', '1005')).toEqual(
      refused(`2 mails lead to pages that end; 2 followers get no further mails. ${again}\n`),
    );
    expect([await detail(1003), await detail(1005)]).toEqual([200, 200]);
    expect(await command('unpublish', '1005')).toMatchObject({ status: 0 });
    expect(await command('unpublish', '1003', '--confirm')).toMatchObject({ status: 0 });
    expect([await detail(1003), await detail(1005)]).toEqual([410, 410]);
  });

  test('all that is stored of a person is exported by the address, in any case, and nothing of others', async () => {
    const { stdout } = await command('person', 'export', 'Carl@C.example');
    expect(JSON.parse(stdout)).toMatchObject({
      accounts: [],
      mailsSent: [],
      mailsReceived: [
        { to: 'carl@c.example', from: 'ann', products: [1003], text: 'text of ann' },
        { to: 'CARL@c.example', products: [1004] },
        { to: 'carl@c.example', from: 'bob', products: [1006] },
      ],
      follows: [{ productId: 1001 }, { productId: 1003 }],
    });
    // Neither of others nor of another spelling of the mailbox, which is exported and forgotten by itself.
    expect(stdout).not.toMatch(/dora|shop/);
    const ann = JSON.parse((await command('person', 'export', 'ann@a.example')).stdout) as object;
    expect(ann).toMatchObject({
      accounts: [
        {
          name: 'ann',
          workgroups: [{ name: 'Paints' }],
          sessions: [{}],
          drafts: [],
          events: [],
          settled: [
            { productId: null, reason: 'of the workgroup' },
            { productId: 1008, reason: 'of a product' },
          ],
        },
      ],
      mailsSent: [{ to: 'carl@c.example' }, { to: 'dora@d.example' }, { to: 'CARL@c.example' }],
    });
    expect(JSON.stringify(ann)).not.toMatch(/hash|token/i);
    expect(await command('person', 'export', 'nobody')).toEqual(refused("'nobody' is not a plain mail address.\n"));
  });

  test('who is forgotten follows nothing, gets no waiting mail, and is no longer in the record of what was sent', async () => {
    const notified = async () => (await command('shares', 'notify', '1006', '--dry-run')).stdout;
    expect(await notified()).toContain('carl@c.example');
    expect(await command('person', 'forget', 'carl@c.example')).toEqual(
      done(
        'carl@c.example is forgotten: it followed 2 products and is in 3 mails no longer. The audit trail keeps the names of accounts.\n',
      ),
    );
    const { stdout } = await command('person', 'export', 'carl@c.example');
    expect(JSON.parse(stdout)).toMatchObject({ mailsReceived: [], follows: [] });
    const record = (await command('shares', 'list', '1003')).stdout;
    expect(record).toMatch(/sent\s+share\s+1\.0\s+en\s+forgotten@dossier\.invalid\s+ann/);
    expect(record).toContain('dora@d.example');
    expect((await command('shares', 'list', '1004')).stdout).toMatch(/withdrawn\s.*forgotten@dossier\.invalid/);
    expect(await notified()).toBe('0 mails would be sent.\n');
    // The text stays for the other recipient, and goes with the last one.
    const dora = JSON.parse((await command('person', 'export', 'dora@d.example')).stdout) as object;
    expect(dora).toMatchObject({ mailsReceived: [{ text: 'text of ann' }], follows: [{ productId: 1003 }] });
  });

  test('an account is deleted with its sessions only with --confirm; then its sender can be forgotten too', async () => {
    const products = () =>
      sendRequest(platform.url, '/api/v1/admin/products', { headers: bearer(tokenOf('bob')) }).then(
        ({ status }) => status,
      );
    expect(await command('user', 'delete', 'nobody', '--confirm')).toEqual(refused("There is no account 'nobody'.\n"));
    expect(await command('user', 'delete', 'bob')).toEqual(
      refused(`1 session ends; 1 share can be withdrawn by nobody. ${again}\n`),
    );
    expect(await products()).toBe(200);
    expect(await command('person', 'forget', 'bob@a.example')).toEqual(
      refused(
        "bob@a.example is the address of the account 'bob'; nothing is changed. Delete that first: user delete NAME\n",
      ),
    );
    expect(await command('user', 'delete', 'Bob', '--confirm')).toEqual(done('bob is deleted.\n'));
    expect(await products()).toBe(401);
    expect((await command('audit')).stdout).toContain('the account bob');
    expect((await command('person', 'forget', 'bob@a.example')).stdout).toContain('is in 1 mail no longer');
    expect((await command('shares', 'list', '1006')).stdout).not.toContain('bob');
  });

  test('a workgroup is deleted with the products that are in no other list, only with --confirm', async () => {
    expect(await command('workgroup', 'delete', 'paints')).toEqual(refused("There is no workgroup 'paints'.\n"));
    const { stderr } = await command('workgroup', 'delete', 'Paints');
    expect(stderr).toMatch(
      /^1 public product is in no other list and is removed \(410\); 1 account is no member any more; \d+ suppliers are nobody’s\. /,
    );
    expect(await detail(1001)).toBe(200);
    expect(await command('workgroup', 'delete', 'Paints', '--confirm')).toEqual(
      done('Paints is deleted; 1 product is removed.\n'),
    );
    expect([await detail(1001), await detail(1002)]).toEqual([410, 200]);
    expect((await command('workgroup', 'list')).stdout).not.toContain('Paints');
    expect((await command('audit', '--product', '1001')).stdout).toContain('removed');
  });

  test('of a workgroup with more products than a statement has parameters it is said what ends', async () => {
    const runUntriggered = (statements: string) =>
      platform.run(`set session_replication_role = replica; ${statements} set session_replication_role = origin;`);
    await runUntriggered(
      `insert into workgroups (name) values ('Old stock');
      insert into products select (jsonb_populate_record(product, jsonb_build_object('id', number, 'code', 'A' || number, 'articles', '[]'::jsonb))).*
        from products as product, generate_series(100001, 166000) as number where product.id = 1002;
      insert into workgroup_products (workgroup_id, product_id, listed, code, search)
        select (select id from workgroups where name = 'Old stock'), id, true, code, '' from products where id > 100000;
      ${addFollower(100001, 'dora@d.example')}`,
    );
    expect(await command('workgroup', 'delete', 'Old stock')).toEqual(
      refused(
        `66000 public products are in no other list and are removed (410); 1 follower gets no further mail. ${again}\n`,
      ),
    );
    await runUntriggered(
      `delete from workgroups where name = 'Old stock'; delete from followers where product_id > 100000;
      delete from workgroup_products where product_id > 100000; delete from products where id > 100000;`,
    );
  });

  test('records are kept as long as the operator says: a mail that waits stays, and no event goes in its first ten years', async () => {
    const trail = async () => (await command('audit')).stdout;
    const mails = async () => (await command('shares', 'list', '1002')).stdout.match(/\S+@o\.example/g);
    expect(await mails()).toHaveLength(3);
    await platform.end('SIGINT');
    platform = await startPlatform({ KEEP_MAILS_DAYS: '400', KEEP_EVENTS_DAYS: '3653' }, dataDir);
    for (let tries = 0; tries < 100 && (await trail()).includes('12 years'); tries += 1) await pause(100);
    expect(await trail()).not.toContain('12 years');
    expect(await trail()).toContain('9 years');
    expect(await mails()).toEqual(['waiting@o.example', 'new@o.example']);
    await expect(platform.run(`delete from studio_events`)).rejects.toThrow('append-only');
    await expect(
      platform.run(`set dossier.retention = 'on'; delete from studio_events where comment = '9 years'`),
    ).rejects.toThrow('append-only');
  });
});
