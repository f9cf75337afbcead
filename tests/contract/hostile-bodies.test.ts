import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { sendRequest } from '../support/ask';
import { type RunningPlatform, seededDirectory, startPlatform } from '../support/start-platform';
import { bearer } from './visitor';

jest.setTimeout(300_000);

/** `ann`, `art` and `una` are authors of Demo laboratory, `bea` of another workgroup; `non` is a member without a role. */
const names = ['ann', 'art', 'una', 'non', 'bea'];
const tokenOf = (name: string) => `token-of-${name}`;
const hash = (token: string) => createHash('sha256').update(token).digest('base64url');
const addPeople = `
  insert into users (name, email, password_hash) values ${names.map((name) => `('${name}', '${name}@a.example', '')`).join()};
  insert into workgroups (id, name) values (77, 'Others');
  insert into memberships (user_id, workgroup_id, studio_roles)
    select id, case name when 'bea' then 77 else 1 end, case name when 'non' then array[]::text[] else array['author'] end
    from users where name in (${names.map((name) => `'${name}'`).join()});
  insert into token_families (user_id, secret, expires) select id, '', now() + interval '1 day' from users;
  insert into access_tokens (hash, family_id, expires)
    select hash, token_families.id, now() + interval '1 day'
    from (values ${names.map((name) => `('${name}', '${hash(tokenOf(name))}')`).join()}) as tokens (name, hash)
    join users using (name) join token_families on user_id = users.id;`;

const mebibyte = 2 ** 20;
const deep = '['.repeat(2_400_000) + ']'.repeat(2_400_000);

describe('bodies that are made to cost much', () => {
  const dataDir = seededDirectory();
  let platform: RunningPlatform;
  /** A draft of Demo laboratory, and one of the other workgroup. */
  const drafts: Record<string, string> = {};
  const sockets: Socket[] = [];

  const call = (name: string, method: string, path: string, body: string | Buffer) => {
    const headers = { ...bearer(tokenOf(name)), 'Content-Type': 'application/json' };
    return sendRequest(platform.url, path, { method, headers, body });
  };
  beforeAll(async () => {
    platform = await startPlatform({}, dataDir);
    await platform.run(addPeople);
    for (const [name, workgroup] of [
      ['ann', 1],
      ['bea', 77],
    ] as const) {
      const source = { kind: 'empty', code: `HB-${name}`, name: 'New', language: 'en', productKind: 'mixture' };
      const created = await call(name, 'POST', '/api/v1/studio/drafts', JSON.stringify({ workgroup, from: source }));
      expect(created.status).toBe(201);
      drafts[name] = (created.json() as { drafts: string[] }).drafts[0]!;
    }
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });
  afterAll(async () => {
    await platform.end('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Sends the head of a request, and what is given of its body. */
  async function begin(name: string, method: string, path: string, length: number, part = ''): Promise<Socket> {
    const { hostname, port } = new URL(platform.url);
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    sockets.push(socket);
    await once(socket, 'connect');
    const { Authorization } = bearer(tokenOf(name));
    const head = [`${method} ${path} HTTP/1.1`, 'Host: a', `Authorization: ${Authorization}`];
    head.push('Content-Type: application/json', `Content-Length: ${length}`, '', part);
    socket.write(head.join('\r\n'));
    return socket;
  }
  const firstLine = async (socket: Socket) => {
    const [head] = (await once(socket, 'data')) as [Buffer];
    return head.toString('latin1').split('\r\n', 1)[0];
  };
  const callsWithJson = () => {
    const draft = `/api/v1/studio/drafts/${drafts.ann}`;
    return [
      ['POST', '/api/v1/studio/drafts'],
      ['POST', `${draft}/preview`],
      ['PUT', `${draft}/presence`],
      ['POST', `${draft}/return`],
      ['POST', '/api/v1/studio/substances?workgroup=1'],
      ['PUT', `/api/v1/studio/substances/${drafts.ann}`],
      ['PUT', '/api/v1/studio/members/1?workgroup=1'],
      ['PUT', `${draft}/sections/identity`],
      ['POST', `${draft}/files?name=a.pdf`],
      ['POST', '/api/v1/admin/products'],
      ['POST', '/api/v1/admin/classify'],
    ] as const;
  };

  test('are not read for a caller without the role: the response comes after the head', async () => {
    for (const [method, path] of callsWithJson())
      expect([path, await firstLine(await begin('non', method, path, 4 * mebibyte))]).toEqual([
        path,
        'HTTP/1.1 403 Forbidden',
      ]);
  });

  test('of JSON with millions of levels are refused with 4xx at every call, and others are answered meanwhile', async () => {
    const statuses = [];
    for (const [method, path] of callsWithJson()) {
      const refused = call('ann', method, path, deep);
      const ping = await sendRequest(platform.url, '/healthz');
      statuses.push(ping.status, (await refused).status);
    }
    expect(statuses.filter((status) => status !== 200 && (status < 400 || status > 499))).toEqual([]);
    const small = `{"want":["findings"],"sections":{"identity":{"product":{"a":${'['.repeat(200) + ']'.repeat(200)}}}}}`;
    const preview = await call('ann', 'POST', `/api/v1/studio/drafts/${drafts.ann}/preview`, small);
    expect([preview.status, preview.json()]).toEqual([422, expect.objectContaining({ error: 'too_complex' })]);
    expect(platform.log()).not.toContain('a request failed');
  });

  test('have a size for each call', async () => {
    const draft = `/api/v1/studio/drafts/${drafts.ann}`;
    const bodyOver = (bytes: number) => JSON.stringify({ a: 'x'.repeat(bytes) });
    expect((await call('ann', 'PUT', `${draft}/presence`, bodyOver(1_024))).status).toBe(413);
    expect((await call('ann', 'PUT', `${draft}/presence`, '{"section":"identity"}')).status).toBe(200);
    expect((await call('ann', 'POST', `${draft}/return`, bodyOver(64 * 1_024))).status).toBe(413);
    expect((await call('ann', 'POST', '/api/v1/studio/substances?workgroup=1', bodyOver(264 * 1_024))).status).toBe(
      413,
    );
    expect((await call('ann', 'POST', `${draft}/preview`, bodyOver(5 * mebibyte))).status).toBe(413);
    expect((await call('ann', 'POST', `${draft}/preview`, bodyOver(4 * mebibyte))).status).toBe(400);
  });

  test('of uploads that are declared and hardly sent are ended with 408, and others upload meanwhile', async () => {
    const path = (name: string) => `/api/v1/studio/drafts/${drafts[name]}/files?name=a.pdf`;
    const slow = await Promise.all(
      ['ann', 'art'].map((name) => begin(name, 'POST', path('ann'), 25 * mebibyte, '%PDF-')),
    );
    const sending = setInterval(() => slow.forEach((socket) => socket.write('x')), 1_000);
    const pdf = Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(20 * mebibyte)]);
    for (const [name, draft] of [
      ['una', 'ann'],
      ['bea', 'bea'],
    ] as const)
      expect((await call(name, 'POST', path(draft), pdf)).status).toBe(200);
    const ended = await Promise.all(slow.map((socket) => text(socket)));
    clearInterval(sending);
    for (const response of ended) expect(response).toMatch(/^HTTP\/1\.1 408 [\s\S]*\{"error":"request_timeout"\}$/);
    expect((await call('ann', 'POST', path('ann'), '%PDF-small')).status).toBe(200);
  });
});
