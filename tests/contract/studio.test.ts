import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { sendRequest } from '../support/ask';
import { demoIds } from '../support/demo-products';
import { runCommand } from '../support/platform-command';
import { runOnPglite } from '../support/run-on-pglite';
import { type RunningPlatform, seededDirectory, startPlatform } from '../support/start-platform';
import { bearer } from './visitor';

jest.setTimeout(300_000);

type Json = Record<string, unknown>;
interface Section {
  revision: number;
  content: { product: Json; facts: Json; version: Json };
}
interface Draft {
  id: string;
  state: string;
  revision: number;
  comment: string | null;
  permissions: Record<string, boolean>;
  refusals: Record<string, string>;
  sections: Record<string, Section>;
}
interface Finding {
  section: string;
  pointer: string;
  severity: string;
  message: string;
}

/** Members of Demo laboratory by their names; `bea` has every role in another workgroup, which has product 1024. */
const members = {
  ann: ['author'],
  rob: ['reviewer'],
  pub: ['publisher'],
  adm: ['administrator'],
  non: [],
} as const;
type Name = keyof typeof members | 'bea';
const names: Name[] = [...(Object.keys(members) as Name[]), 'bea'];
const laboratory = 1;
const opened = 1005;
/** Has files, and another code than the demo product with this id: it is the operator's own. */
const foreignProduct = 1024;

/** Has files: the other workgroup, whose drafts have others of nearly 500 MiB, has room for one copy of them. */
const copied = 1001;
const fullDraft = '00000000-0000-4000-8000-000000000077';

const tokenOf = (name: string) => `token-of-${name}`;
const hash = (token: string) => createHash('sha256').update(token).digest('base64url');
const arrayOf = (roles: readonly string[]) => `array[${roles.map((role) => `'${role}'`).join()}]::text[]`;

/** Contents are hashed outside of the database, whose process would do nothing else meanwhile: no statement does it. */
const removeSha256 = 'alter function pg_catalog.sha256(bytea) rename to no_sha256;';

const addPeople = `
  insert into users (name, email, password_hash) values ${names.map((name) => `('${name}', '${name}@a.example', '')`).join()};
  insert into workgroups (id, name) values (77, 'Others');
  insert into memberships (user_id, workgroup_id, studio_roles)
    select id, ${laboratory}, roles from users join (values
      ${Object.entries(members)
        .map(([name, roles]) => `('${name}', ${arrayOf(roles)})`)
        .join()}) as of(name, roles) using (name);
  insert into memberships (user_id, workgroup_id, studio_roles)
    select id, 77, ${arrayOf(['author', 'reviewer', 'publisher', 'administrator'])} from users where name = 'bea';
  update users set role = 'publisher' where name in ('pub', 'adm');
  delete from workgroup_products where product_id = ${foreignProduct};
  insert into workgroup_products (workgroup_id, product_id) values (77, ${foreignProduct});
  update products set code = 'OWN-1' where id = ${foreignProduct};
  update product_versions set listed = false where product_id = ${foreignProduct};
  insert into attachments (key, product_id, position, description, category, lang_code, status, size_in_bytes, created, permission, content)
    values ('own', 1001, 99, 'contract.pdf', 'Contract', 'en', 'valid', 8, '2026-11-01', 'restricted', '%PDF-own');
  insert into workgroup_products (workgroup_id, product_id) values (77, ${copied});
  insert into studio_drafts (id, workgroup_id, summary) values ('${fullDraft}', 77, '{}');
  insert into studio_files (draft_id, hash, name, size_in_bytes, content)
    select '${fullDraft}', 'full', 'full.pdf', 500 * 1024 * 1024 - sum(size_in_bytes) * 3 / 2, ''
    from attachments where product_id = ${copied};
  insert into token_families (user_id, secret, expires) select id, '', now() + interval '1 day' from users;
  insert into access_tokens (hash, family_id, expires)
    select hash, token_families.id, now() + interval '1 day'
    from (values ${names.map((name) => `('${name}', '${hash(tokenOf(name))}')`).join()}) as tokens (name, hash)
    join users using (name) join token_families on user_id = users.id;`;

describe('the Studio', () => {
  const dataDir = seededDirectory();
  let platform: RunningPlatform;
  /** A draft of Demo laboratory, and one of the other workgroup. */
  let ownDraft: string;
  let foreignDraft: string;
  let ownSubstance: string;
  /** SHA-256 of a file that was uploaded for `ownDraft`. */
  let ownFile: string;

  async function call(
    name: Name | null,
    method: string,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ) {
    const isText = typeof body === 'string' || body instanceof Buffer;
    const response = await sendRequest(platform.url, `/api/v1/studio${path}`, {
      method,
      headers: {
        ...(name && bearer(tokenOf(name))),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...more,
      },
      ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
    });
    const value = response.text.startsWith('{') ? (response.json() as Json) : {};
    return { ...response, value };
  }
  const importOf = async (name: Name, products: unknown) => {
    const response = await sendRequest(platform.url, '/api/v1/admin/products', {
      method: 'POST',
      headers: { ...bearer(tokenOf(name)), 'Content-Type': 'application/json' },
      body: JSON.stringify(products),
    });
    return { ...response, value: response.json() as Json };
  };
  const outcome = ({ status, value }: Awaited<ReturnType<typeof call>>) =>
    status < 400 ? `${status}` : `${status} ${String(value.error)}`;
  const revisionHeader = (revision: number) => ({ 'If-Match': `"${revision}"` });

  const create = async (name: Name, source: Json, workgroup = laboratory) => {
    const response = await call(name, 'POST', '/drafts', { workgroup, from: source });
    return { ...response, draft: (response.value.drafts as string[] | undefined)?.[0] ?? '' };
  };
  const empty = (code: string) => ({ kind: 'empty', code, name: 'New', language: 'en', productKind: 'mixture' });
  const get = async (id: string, name: Name = 'adm') =>
    (await call(name, 'GET', `/drafts/${id}`)).value as unknown as Draft;
  const put = (name: Name, id: string, section: string, content: unknown, revision: number) =>
    call(name, 'PUT', `/drafts/${id}/sections/${section}`, content, revisionHeader(revision));
  const upload = (name: Name, id: string, file: string, content: string | Buffer) =>
    call(name, 'POST', `/drafts/${id}/files?name=${encodeURIComponent(file)}`, Buffer.from(content));
  const step = async (name: Name, id: string, what: string, body?: unknown) =>
    call(name, 'POST', `/drafts/${id}/${what}`, body, revisionHeader((await get(id)).revision));
  const findingsOf = async (id: string, sections?: Json) =>
    (await call('ann', 'POST', `/drafts/${id}/preview`, { want: ['findings'], ...(sections && { sections }) })).value
      .findings as Finding[];
  const errorsOf = async (id: string) => (await findingsOf(id)).filter(({ severity }) => severity === 'error');
  const eventsOf = async (id: string) =>
    (await call('adm', 'GET', `/drafts/${id}/events`)).value.events as {
      action: string;
      field: string;
      after: unknown;
      user: string;
    }[];

  const command = async (line: string) => {
    const result = await runCommand(dataDir, line.split(' '));
    expect([result.status, result.stderr]).toEqual([0, '']);
    return result.stdout;
  };
  const exported = async (folder: string, ids: readonly number[], options = '') => {
    await command(`export ${join(dataDir, folder)} ${ids.join(' ')}${options}`);
    return ids.map((id) => readFileSync(join(dataDir, folder, `${id}.json`), 'utf8'));
  };

  beforeAll(async () => {
    runOnPglite(dataDir, addPeople + removeSha256);
    platform = await startPlatform({}, dataDir);
    ownDraft = (await create('ann', { kind: 'product', productId: opened })).draft;
    foreignDraft = (await create('bea', { kind: 'product', productId: foreignProduct }, 77)).draft;
    const added = await call('ann', 'POST', `/substances?workgroup=${laboratory}`, {
      content: { name: { en: 'acetone' }, cas: '67-64-1' },
    });
    ownSubstance = String(added.value.id);
    ownFile = String((await upload('ann', ownDraft, 'own.pdf', '%PDF-own')).value.hash);
  });
  afterAll(async () => {
    await platform.end('SIGINT');
    rmSync(dataDir, { recursive: true, force: true });
  });

  describe('who may do what', () => {
    interface Row {
      /** `draft` and `workgroup` are the own ones or those of others. */
      request: (draft: string, workgroup: number) => [path: string, body?: unknown, headers?: Record<string, string>];
      /** The role that the call needs; null: any. */
      role: string | null;
      /** The outcome with the role; without the right revision, so that nothing changes. */
      done: string;
      /** The call has nothing of a workgroup. */
      isCommon?: true;
    }
    const stale = revisionHeader(0);
    const draftCall = (path: string, body?: unknown, headers?: Record<string, string>) => (draft: string) =>
      [`/drafts/${draft}${path}`, body, headers] as [string, unknown?, Record<string, string>?];
    const workgroupCall = (path: string, body?: unknown) => (_draft: string, workgroup: number) =>
      [`${path}workgroup=${workgroup}`, body] as [string, unknown?];
    const substanceCall = (path: string, body?: unknown, headers?: Record<string, string>) => () =>
      [`/substances/${ownSubstance}${path}`, body, headers] as [string, unknown?, Record<string, string>?];

    const rows: Record<string, Row> = {
      'GET ': { request: () => [''], role: null, done: '200', isCommon: true },
      'GET /phrases': { request: () => ['/phrases?search=water'], role: null, done: '200', isCommon: true },
      'GET /ufi': {
        request: () => ['/ufi?company=DE112358132&formulation=1'],
        role: null,
        done: '200',
        isCommon: true,
      },
      'GET /table.csv': { request: () => ['/table.csv'], role: null, done: '200', isCommon: true },
      'GET /products': { request: workgroupCall('/products?'), role: null, done: '200' },
      'POST /drafts': {
        request: (_draft, workgroup) => ['/drafts', { workgroup, from: empty(`M-${Math.random()}`) }],
        role: 'author',
        done: '201',
      },
      'GET /drafts/{id}': { request: draftCall(''), role: null, done: '200' },
      'PUT /drafts/{id}/sections/{section}': {
        request: draftCall('/sections/label', { facts: { label: { h: ['H225'] } } }, stale),
        role: 'author',
        done: '412 conflict',
      },
      'PUT /drafts/{id}/presence': { request: draftCall('/presence', { section: 'label' }), role: null, done: '200' },
      'POST /drafts/{id}/preview': { request: draftCall('/preview', { want: ['findings'] }), role: null, done: '200' },
      'GET /drafts/{id}/file': { request: draftCall('/file'), role: null, done: '200' },
      'GET /drafts/{id}/documents/{document}': {
        request: draftCall('/documents/label?language=en'),
        role: null,
        done: '200',
      },
      'GET /drafts/{id}/files': { request: draftCall('/files'), role: null, done: '200' },
      'POST /drafts/{id}/files': {
        request: draftCall('/files?name=a.pdf', Buffer.from('%PNG')),
        role: 'author',
        done: '422 file_type',
      },
      'GET /drafts/{id}/files/{hash}': {
        request: (draft) => [`/drafts/${draft}/files/${draft === ownDraft ? ownFile : '0'.repeat(64)}`],
        role: null,
        done: '200',
      },
      'GET /drafts/{id}/comparison': { request: draftCall('/comparison'), role: null, done: '200' },
      'POST /drafts/{id}/submit': {
        request: draftCall('/submit', undefined, stale),
        role: 'author',
        done: '412 conflict',
      },
      'POST /drafts/{id}/return': {
        request: draftCall('/return', { comment: 'no' }, stale),
        role: 'reviewer',
        done: '409 state',
      },
      'POST /drafts/{id}/approve': {
        request: draftCall('/approve', undefined, stale),
        role: 'reviewer',
        done: '409 state',
      },
      'POST /drafts/{id}/publish': {
        request: draftCall('/publish', undefined, stale),
        role: 'publisher',
        done: '409 state',
      },
      'POST /drafts/{id}/notify': { request: draftCall('/notify'), role: 'publisher', done: '409 state' },
      'DELETE /drafts/{id}': { request: draftCall('', undefined, stale), role: 'author', done: '412 conflict' },
      'GET /drafts/{id}/events': { request: draftCall('/events'), role: null, done: '200' },
      'GET /drafts/{id}/events.csv': { request: draftCall('/events.csv'), role: null, done: '200' },
      'GET /events.csv': { request: workgroupCall('/events.csv?'), role: 'administrator', done: '200' },
      'GET /substances': { request: workgroupCall('/substances?'), role: null, done: '200' },
      'POST /substances': {
        request: workgroupCall('/substances?', { content: { name: { en: 'x' } } }),
        role: 'author',
        done: '201',
      },
      'PUT /substances/{id}': {
        request: substanceCall('', { content: { cas: '1' } }, stale),
        role: 'author',
        done: '412 conflict',
      },
      'DELETE /substances/{id}': { request: substanceCall('', undefined, stale), role: 'author', done: '412 conflict' },
      'GET /substances/{id}/uses': { request: substanceCall('/uses'), role: null, done: '200' },
      'PUT /settled-findings/{finding}/{basis}': {
        request: workgroupCall('/settled-findings/usesOpen/0123456789abcdef?', { reason: 'checked' }),
        role: 'author',
        done: '204',
      },
      'DELETE /settled-findings/{finding}/{basis}': {
        request: workgroupCall('/settled-findings/usesOpen/ffffffffffffffff?'),
        role: 'author',
        done: '404 not_found',
      },
      'GET /ingredient': { request: workgroupCall('/ingredient?cas=67-64-1&'), role: null, done: '200' },
      'GET /members': { request: workgroupCall('/members?'), role: 'administrator', done: '200' },
      'PUT /members/{user}': {
        request: workgroupCall('/members/999?', { roles: ['author'] }),
        role: 'administrator',
        done: '404 not_found',
      },
    };

    const expected = (name: Name, { role, done, isCommon }: Row): string => {
      if (isCommon) return done;
      if (name === 'bea') return '404 not_found';
      const roles: readonly string[] = members[name];
      const may = role === null ? roles.length > 0 : roles.includes(role) || roles.includes('administrator');
      return may ? done : '403 missing_role';
    };
    const methodOf = (row: string) => row.split(' ', 1)[0]!;

    test('every call of the Studio has its row', async () => {
      const { paths } = (await sendRequest(platform.url, '/openapi.json')).json() as { paths: Record<string, object> };
      const described = Object.entries(paths)
        .filter(([path]) => path.startsWith('/api/v1/studio'))
        .flatMap(([path, methods]) =>
          Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice('/api/v1/studio'.length)}`),
        );
      expect(described.sort()).toEqual(Object.keys(rows).sort());
    });

    test('each call answers each role and each workgroup as the table says', async () => {
      const got: Record<string, string> = {};
      const expectedOutcomes: Record<string, string> = {};
      for (const [title, row] of Object.entries(rows))
        for (const name of names) {
          const [path, body, headers] = row.request(ownDraft, laboratory);
          got[`${title} by ${name}`] = outcome(await call(name, methodOf(title), path, body, headers));
          expectedOutcomes[`${title} by ${name}`] = expected(name, row);
        }
      expect(got).toEqual(expectedOutcomes);
      expect((await get(ownDraft)).revision).toBe(9);
    });

    test('drafts and workgroups of others are not found, whoever asks of Demo laboratory', async () => {
      for (const [title, row] of Object.entries(rows).filter(
        ([name, { isCommon }]) => !isCommon && !name.includes('/substances/'),
      )) {
        const [path, body, headers] = row.request(foreignDraft, 77);
        for (const name of ['adm', 'non'] as const)
          expect([title, outcome(await call(name, methodOf(title), path, body, headers))]).toEqual([
            title,
            // Its body says the workgroup, and is not read for who is an author nowhere.
            title === 'POST /drafts' && name === 'non' ? '403 missing_role' : '404 not_found',
          ]);
      }
      for (const source of [
        { kind: 'product', productId: foreignProduct },
        { kind: 'copy', productId: foreignProduct, code: 'C' },
        { kind: 'product', productId: 4711 },
        { kind: 'demo', productId: 4711, code: 'C' },
      ])
        expect(outcome(await create('adm', source))).toBe('404 not_found');
      const { value } = await call('adm', 'GET', `/products?workgroup=${laboratory}&search=${foreignProduct}`);
      expect(value.products).toEqual([]);
    });

    test('without a token, or with one that is forged, every call is refused before its body is read', async () => {
      for (const [title, row] of Object.entries(rows)) {
        const [path, body, headers = {}] = row.request(ownDraft, laboratory);
        const [method, hasBody] = [methodOf(title), body !== undefined];
        for (const [authorization, error] of [
          [undefined, 'unauthorized'],
          ['Bearer token-of-nobody', 'invalid_token'],
          [`Basic ${tokenOf('adm')}`, 'invalid_token'],
          [`Bearer ${tokenOf('adm')}x`, 'invalid_token'],
        ] as const) {
          const callHeaders = { ...headers, ...(authorization && { Authorization: authorization }) };
          expect([title, outcome(await call(null, method, path, hasBody ? '{' : undefined, callHeaders))]).toEqual([
            title,
            `401 ${error}`,
          ]);
        }
      }
      const other = { 'X-Workgroup-Id': '77' };
      expect(outcome(await call('adm', 'GET', '', undefined, other))).toBe('403 workgroup');
    });

    test('roles are given by administrators, and a workgroup keeps one', async () => {
      const { value } = await call('adm', 'GET', `/members?workgroup=${laboratory}`);
      const id = (name: string) =>
        (value.members as { id: number; name: string }[]).find((member) => member.name === name)!.id;
      const set = async (name: string, roles: string[]) =>
        outcome(await call('adm', 'PUT', `/members/${id(name)}?workgroup=${laboratory}`, { roles }));
      expect(await set('non', ['author'])).toBe('200');
      expect((await create('non', empty('N-1'))).status).toBe(201);
      expect(await set('non', [])).toBe('200');
      expect((await create('non', empty('N-2'))).status).toBe(403);
      expect(await set('non', ['king'])).toBe('400 invalid_parameter');
      const roles = (...args: string[]) => runCommand(dataDir, ['workgroup', 'roles', 'Demo laboratory', ...args]);
      expect((await roles('demo', 'reviewer', 'author')).stdout).toBe('demo in Demo laboratory: author, reviewer.\n');
      expect(await roles('demo', 'king')).toMatchObject({
        status: 1,
        stderr: expect.stringContaining("'king' is not a role"),
      });
      expect((await roles('bea', 'author')).stderr).toContain('bea is not a member of Demo laboratory.');
      expect(await set('demo', [])).toBe('200');
      expect(await set('adm', [])).toBe('409 last_administrator');
    });
  });

  describe('a product that is only opened', () => {
    const laboratoryProducts = demoIds.filter((id) => id !== foreignProduct);

    test('is the same file as its export, and stays so when every section is saved as it is', async () => {
      const exportsBefore = await exported('before', [...laboratoryProducts, foreignProduct]);
      const confidential = await exported('with', [opened], ' --confidential');
      for (const [index, productId] of [...laboratoryProducts, foreignProduct].entries()) {
        const isForeign = productId === foreignProduct;
        const name = isForeign ? 'bea' : 'ann';
        const { draft } = await create(name, { kind: 'product', productId }, isForeign ? 77 : laboratory);
        expect([productId, (await call(name, 'GET', `/drafts/${draft}/file`)).text === exportsBefore[index]]).toEqual([
          productId,
          true,
        ]);
      }
      expect((await call('ann', 'GET', `/drafts/${ownDraft}/file?confidential=1`)).text).toBe(confidential[0]);
      const { draft } = await create('ann', { kind: 'product', productId: 1012 });
      for (const [section, { content, revision }] of Object.entries((await get(draft)).sections))
        expect((await put('ann', draft, section, content, revision)).value).toMatchObject({
          revision: 1,
          state: 'draft',
        });
      expect((await call('ann', 'GET', `/drafts/${draft}/comparison`)).value).toMatchObject({
        next: null,
        facts: [],
        sections: [],
      });
      for (const [name, what] of [
        ['ann', 'submit'],
        ['rob', 'approve'],
        ['pub', 'publish'],
      ] as const)
        expect((await step(name, draft, what)).status).toBe(200);
      expect(await exported('after', [...laboratoryProducts, foreignProduct])).toEqual(exportsBefore);
      expect((await eventsOf(draft)).map(({ action }) => action)).toEqual([
        'published',
        'approved',
        'submitted',
        'created',
      ]);
    });

    test('has one open draft, whoever opens it and at once', async () => {
      const responses = await Promise.all(
        Array.from({ length: 5 }, () => create('adm', { kind: 'product', productId: 1012 })),
      );
      expect(new Set(responses.map(({ draft }) => draft)).size).toBe(1);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
    });
  });

  describe('a section', () => {
    const uses = (content: Section['content'], text: string) => ({
      ...content,
      facts: { ...content.facts, uses: { identified: [{ en: text }], advisedAgainst: [] } },
    });

    test('is saved by who has seen what is stored: 428, 412 with the stored value, and no second change for a repeated call', async () => {
      const { draft } = await create('ann', empty('S-1'));
      const { content } = (await get(draft)).sections.identity!;
      const path = `/drafts/${draft}/sections/identity`;
      expect(outcome(await call('ann', 'PUT', path, content))).toBe('428 precondition_required');
      expect(outcome(await call('ann', 'PUT', path, content, { 'If-Match': '*' }))).toBe('400 invalid_parameter');
      const saved = await put('ann', draft, 'identity', uses(content, 'first'), 1);
      expect([saved.status, saved.headers.etag, saved.value.revision]).toEqual([200, '"2"', 2]);
      expect(await put('ann', draft, 'identity', uses(content, 'first'), 1)).toMatchObject({
        status: 200,
        value: { revision: 2 },
      });
      const refused = await put('adm', draft, 'identity', uses(content, 'second'), 1);
      expect(refused).toMatchObject({
        status: 412,
        headers: { etag: '"2"' },
        value: { error: 'conflict', revision: 2, changedBy: 'ann', content: uses(content, 'first') },
      });
      const events = await eventsOf(draft);
      expect(events.map(({ action, field, user }) => [action, field, user])).toEqual([
        ['changed', '/versions/0/facts/uses/identified/0', 'ann'],
        ['created', null, 'ann'],
      ]);
    });

    test('of 50 conflicting edits at once one is accepted, every other gets it to compare, and none is lost silently', async () => {
      const { draft } = await create('ann', empty('S-2'));
      const { content } = (await get(draft)).sections.identity!;
      const edits = Array.from({ length: 50 }, (_, index) => `edit ${index}`);
      const responses = await Promise.all(
        edits.map((text, index) => put(index % 2 ? 'ann' : 'adm', draft, 'identity', uses(content, text), 1)),
      );
      const accepted = edits.filter((_, index) => responses[index]!.status === 200);
      expect(accepted).toHaveLength(1);
      const stored = (await get(draft)).sections.identity!;
      expect(stored).toMatchObject({ revision: 2, content: uses(content, accepted[0]!) });
      for (const { status, value } of responses.filter((response) => response.status !== 200))
        expect([status, value.content]).toEqual([412, stored.content]);

      // Editors that add theirs to what they got: all are there in the end, and in the audit trail.
      const editors = Array.from({ length: 8 }, (_, index) => `editor ${index}`);
      await Promise.all(
        editors.map(async (text) => {
          for (let known: Section = stored, isSaved = false; !isSaved;) {
            const { identified } = known.content.facts.uses as { identified: Json[] };
            const facts = {
              ...known.content.facts,
              uses: { identified: [...identified, { en: text }], advisedAgainst: [] },
            };
            const response = await put('ann', draft, 'identity', { ...known.content, facts }, known.revision);
            isSaved = response.status === 200;
            if (!isSaved) known = response.value as unknown as Section;
          }
        }),
      );
      const added = (await eventsOf(draft))
        .filter(({ action }) => action === 'changed')
        .map(({ after: value }) => (value as { en: string }).en);
      expect(added.toSorted()).toEqual([accepted[0], ...editors].toSorted());
      const { facts } = (await get(draft)).sections.identity!.content;
      expect((facts.uses as { identified: unknown[] }).identified).toHaveLength(9);
    });

    test('keeps wrong values, and refuses what is out of bounds with one sentence', async () => {
      const { draft } = await create('ann', empty('S-3'));
      const rows = (count: number, text = 'x') => ({
        facts: { composition: Array.from({ length: count }, () => ({ name: { en: text }, content: 1 })) },
      });
      const path = `/drafts/${draft}/sections/ingredients`;
      const send = (body: unknown, headers: Record<string, string> = {}) =>
        call('ann', 'PUT', path, body, { ...revisionHeader(1), ...headers });
      expect((await send(rows(5000))).value).toEqual({
        error: 'invalid_json',
        message: 'has more than 1,000 entries in one list or object',
      });
      expect(outcome(await send({ facts: { label: {} } }))).toBe('422 invalid_section');
      expect(outcome(await send('{"facts":'))).toBe('422 invalid_json');
      expect(outcome(await send(Buffer.alloc(6 * 2 ** 20, 'x')))).toBe('413 too_large');
      expect(outcome(await send('{}', { 'Content-Type': 'text/plain' }))).toBe('415 unsupported_media_type');
      expect(outcome(await send('{}', { 'Content-Encoding': 'gzip' }))).toBe('415 unsupported_media_type');
      expect(outcome(await send(rows(1, 'y'.repeat(1_000_000))))).toBe('200');
      // What is replaced does not count.
      const large = (await create('ann', empty('S-4'))).draft;
      for (const [index, text] of ['a', 'b'].entries())
        expect((await put('ann', large, 'ingredients', rows(1, text.repeat(3_000_000)), index + 1)).status).toBe(200);
      const wrong = { facts: { composition: [{ name: 5, cas: '1-2-3', content: 'many' }] } };
      expect((await put('ann', draft, 'ingredients', wrong, 2)).value).toMatchObject({ revision: 3 });
      expect((await get(draft)).sections.ingredients!.content).toEqual(wrong);
      const found = (await findingsOf(draft))
        .filter(({ section }) => section === 'ingredients')
        .map(({ pointer }) => pointer);
      expect(found).toEqual(
        expect.arrayContaining(['/versions/0/facts/composition/0/content', '/versions/0/facts/composition/0/cas']),
      );
      const unsaved = { ingredients: { facts: { label: {} } } };
      expect(
        outcome(await call('ann', 'POST', `/drafts/${draft}/preview`, { want: ['findings'], sections: unsaved })),
      ).toBe('422 invalid_section');
      expect(outcome(await call('ann', 'POST', `/drafts/${draft}/preview`, '{"want":'))).toBe('400 invalid_json');
      const control = { identity: { product: { code: 'a\u0000' } } };
      expect(
        outcome(await call('ann', 'POST', `/drafts/${draft}/preview`, { want: ['findings'], sections: control })),
      ).toBe('400 invalid_parameter');
      const presence = await call('adm', 'PUT', `/drafts/${draft}/presence`, { section: 'label' });
      expect(presence.value).toEqual({
        others: [],
        revisions: expect.objectContaining({ ingredients: 3, label: 1 }),
        state: 'draft',
      });
      const others = (await call('ann', 'PUT', `/drafts/${draft}/presence`, { section: 'review' })).value.others;
      expect(others).toEqual([{ name: 'adm', section: 'label' }]);
    });
  });

  test('texts that no database stores and names that objects have are refused, not failures', async () => {
    const created = await create('ann', { kind: 'file', text: '{"code": "ODD-1", "versions": [null]}' });
    expect(created.status).toBe(201);
    const outcomes = {
      search: await call('ann', 'GET', `/products?workgroup=${laboratory}&search=%00`),
      substance: await call('ann', 'POST', `/substances?workgroup=${laboratory}`, { content: { cas: '\ud800' } }),
      name: await create('ann', { ...empty('ODD-2'), name: '\ud800' }),
      file: await upload('ann', created.draft, 'x.constructor', '%PDF-'),
      section: await put('ann', created.draft, 'label', { constructor: { a: 1 } }, 1),
    };
    expect(Object.fromEntries(Object.entries(outcomes).map(([name, response]) => [name, outcome(response)]))).toEqual({
      search: '400 invalid_parameter',
      substance: '400 invalid_parameter',
      name: '400 invalid_parameter',
      file: '422 file_type',
      section: '422 invalid_section',
    });
    // An escaped backslash is no escape, and two surrogates are a character.
    const text = { content: { name: { en: '\\u0000 \u{1F600}' } } };
    expect((await call('ann', 'POST', `/substances?workgroup=${laboratory}`, text)).status).toBe(201);
  });

  test('a list has its total on every page, and the day of the last issue in the list of all products', async () => {
    const page = async (number: number) =>
      (await call('ann', 'GET', `/products?workgroup=${laboratory}&page=${number}`)).value as {
        total: number;
        products: unknown[];
      };
    const { total } = await page(1);
    expect(total).toBeGreaterThan(20);
    expect(await page(99)).toEqual({ total, products: [] });
    const { data } = (await sendRequest(platform.url, '/api/v1/p/products')).json() as {
      data: { id: number; lastmod: string }[];
    };
    expect(data.find(({ id }) => id === foreignProduct)?.lastmod).toBe('2023-03-01');
  });

  describe('a new product', () => {
    const expectDone = async (name: Name, id: string, what: string, body?: unknown) =>
      expect([what, outcome(await step(name, id, what, body))]).toEqual([what, '200']);

    test('is returned, changed, approved by another, published, and an import of its export changes nothing', async () => {
      const { draft } = await create('ann', { kind: 'demo', productId: 1012, code: 'ST-1' });
      expect(await errorsOf(draft)).toEqual([]);
      await expectDone('ann', draft, 'submit');
      expect(outcome(await put('ann', draft, 'texts', { facts: {} }, 1))).toBe('409 not_editable');
      expect(outcome(await step('rob', draft, 'return', { comment: ' ' }))).toBe('400 invalid_parameter');
      await expectDone('rob', draft, 'return', { comment: 'The name is wrong.' });
      const returned = await get(draft, 'ann');
      expect(returned).toMatchObject({
        state: 'draft',
        comment: 'The name is wrong.',
        permissions: { edit: true, approve: false },
      });
      const { content, revision } = returned.sections.identity!;
      await put(
        'ann',
        draft,
        'identity',
        { ...content, facts: { ...content.facts, name: { en: 'Studio product', de: 'Studioprodukt' } } },
        revision,
      );
      await expectDone('ann', draft, 'submit');
      const seen = (await get(draft)).revision;
      expect(outcome(await call('rob', 'POST', `/drafts/${draft}/approve`, undefined, revisionHeader(seen - 1)))).toBe(
        '412 conflict',
      );
      await expectDone('rob', draft, 'approve');
      // A change after the approval needs another one.
      const languages = (await get(draft)).sections.languages!;
      const fewer = { product: { languages: { sds: ['en', 'de'], tds: [] } } };
      expect((await put('ann', draft, 'languages', fewer, languages.revision)).value.state).toBe('draft');
      expect(outcome(await step('pub', draft, 'publish'))).toBe('409 state');
      await expectDone('ann', draft, 'submit');
      await expectDone('rob', draft, 'approve');
      const published = await step('pub', draft, 'publish');
      expect(published.value).toEqual({ productId: expect.any(Number), version: '1.0' });
      expect(await errorsOf(draft)).toEqual([]);
      const productId = published.value.productId as number;
      expect((await sendRequest(platform.url, `/api/v1/products/-${productId}/detail?m`)).status).toBe(200);
      expect(outcome(await step('pub', draft, 'publish'))).toBe('409 state');

      const [text] = await exported('made', [productId]);
      expect((await call('ann', 'GET', `/drafts/${draft}/file`)).status).toBe(200);
      expect(await command(`import ${join(dataDir, 'made')}`)).toContain('unchanged');
      expect(await exported('again', [productId])).toEqual([text]);
      const csv = (await call('adm', 'GET', `/drafts/${draft}/events.csv`)).text;
      expect(csv.split('\r\n')[0]).toBe('Number,Time,User,Action,Field,Before,After,Comment,How,Draft,Product');
      expect(csv).toContain('rob,returned,,,,The name is wrong.');

      const next = (await create('ann', { kind: 'product', productId })).draft;
      const properties = (await get(next)).sections.properties!;
      const heavier = { ...properties.content, facts: { ...properties.content.facts, wgk: '3' } };
      expect((await put('ann', next, 'properties', heavier, 1)).status).toBe(200);
      expect((await call('rob', 'GET', `/drafts/${next}/comparison?language=de`)).value).toMatchObject({
        version: '1.0',
        next: '2.0',
        recipients: 0,
        sections: [15],
        facts: [{ section: 'properties', pointer: '/versions/0/facts/wgk', after: '3' }],
      });
      await expectDone('ann', next, 'submit');
      await expectDone('rob', next, 'approve');
      expect((await step('pub', next, 'publish')).value).toEqual({ productId, version: '2.0' });
      expect(await errorsOf(next)).toEqual([]);
      expect((await call('pub', 'POST', `/drafts/${next}/notify`)).value).toEqual({ mails: 0 });
    });

    test('of a demo product has no files of a product of the operator with its id', async () => {
      const { draft } = await create('ann', { kind: 'demo', productId: foreignProduct, code: 'DEMO-1' });
      expect((await call('ann', 'GET', `/drafts/${draft}/files`)).value).toMatchObject({ files: [] });
      const { sections, revision } = await get(draft);
      expect(sections.markets!.content.product).not.toHaveProperty('attachments.0');
      expect((await call('ann', 'DELETE', `/drafts/${draft}`, undefined, revisionHeader(revision))).status).toBe(204);
    });

    test('has the files that its author uploads and names, and an import of its export has them, too', async () => {
      const { draft } = await create('ann', { kind: 'demo', productId: 1001, code: 'FILES-1' });
      expect((await call('ann', 'GET', `/drafts/${draft}/files`)).text).not.toContain('contract.pdf');
      const filesOf = async (id: string) =>
        (await call('rob', 'GET', `/drafts/${id}/files`)).value as {
          files: { file: string; name: string; size: number; hash: string }[];
          used: Record<string, number>;
        };
      const save = async (id: string, change: (entries: Json[]) => Json[]) => {
        const { content, revision } = (await get(id)).sections.markets!;
        const attachments = change(content.product.attachments as Json[]);
        return put('ann', id, 'markets', { ...content, product: { ...content.product, attachments } }, revision);
      };
      // A copy has the files of its product, byte for byte.
      const { files } = await filesOf(draft);
      const copied = (await get(draft)).sections.markets!.content.product.attachments as Json[];
      expect(copied.map(({ file }) => file)).toEqual(files.map(({ file }) => file));
      expect(await findingsOf(draft)).toEqual(
        expect.not.arrayContaining([expect.objectContaining({ severity: 'error' })]),
      );
      const opened = await call('rob', 'GET', `/drafts/${draft}/files/${files[0]!.hash}`);
      expect([createHash('sha256').update(opened.body).digest('hex'), opened.headers['content-type']]).toEqual([
        files[0]!.hash,
        'application/pdf',
      ]);

      // Larger than what is written at once.
      const pdf = (text: string) => `%PDF-1.7 ${text} ${text === '' ? '' : '0123456789'.repeat(250_000)}`;
      const refused: Record<string, string> = {};
      const wrong: [string, string | Buffer, string][] = [
        ['nothing.pdf', '', '422 file_empty'],
        ['text.pdf', 'Hello', '422 file_type'],
        ['page.html', '<script>', '422 file_type'],
        ['script.pdf.exe', pdf(''), '422 file_type'],
        ['../1001.pdf', pdf(''), '422 file_name'],
        ['C:\\sheet.pdf', pdf(''), '422 file_name'],
        ['.pdf', pdf(''), '422 file_name'],
        [`${'n'.repeat(500)}.pdf`, pdf(''), '422 file_name'],
        ['large.pdf', Buffer.concat([Buffer.from(pdf('')), Buffer.alloc(25 * 2 ** 20)]), '413 too_large'],
      ];
      for (const [name, content] of wrong) refused[name] = outcome(await upload('ann', draft, name, content));
      expect(refused).toEqual(Object.fromEntries(wrong.map(([name, , result]) => [name, result])));

      const statusWithoutLength = await new Promise((resolve, reject) => {
        const path = `${platform.url}/api/v1/studio/drafts/${draft}/files?name=a.pdf`;
        const headers = { ...bearer(tokenOf('ann')), 'Transfer-Encoding': 'chunked' };
        request(path, { method: 'POST', headers }, (response) => resolve(response.resume().statusCode))
          .on('error', reject)
          .end(pdf('one'));
      });
      expect(statusWithoutLength).toBe(411);

      const added = (await upload('ann', draft, 'Größe.pdf', pdf('one'))).value;
      expect((await upload('ann', draft, 'Größe.pdf', pdf('one'))).value).toEqual(added);
      const entry = { category: 'Guide', language: 'en', status: 'valid', created: '2026-11-26', permission: 'public' };
      const named = { ...entry, file: added.file };
      expect((await save(draft, (entries) => [...entries.slice(1), named])).status).toBe(200);
      const lost = { ...entry, file: `${'0'.repeat(64)}/lost.pdf` };
      expect((await save(draft, (entries) => [...entries, lost])).status).toBe(200);
      const pointer = `/attachments/${copied.length}/file`;
      expect(await findingsOf(draft)).toEqual(
        expect.arrayContaining([expect.objectContaining({ pointer, severity: 'error' })]),
      );
      await save(draft, (entries) => entries.slice(0, -1));
      // The audit trail says which file, and has none of its bytes.
      expect((await eventsOf(draft)).map(({ after: value }) => JSON.stringify(value)).join()).toContain(
        String(added.file),
      );
      await expectDone('ann', draft, 'submit');
      expect(outcome(await upload('ann', draft, 'b.pdf', pdf('late')))).toBe('409 not_editable');
      // What the draft no longer names is gone when it is reviewed.
      expect((await filesOf(draft)).files.map(({ hash }) => hash)).not.toContain(files[0]!.hash);
      await expectDone('rob', draft, 'approve');
      // Another content after the approval needs another one.
      const other = (await upload('ann', draft, 'Größe.pdf', pdf('two'))).value;
      const replace = (entries: Json[]) =>
        entries.map((entry) => (entry.file === added.file ? { ...entry, file: other.file } : entry));
      expect((await save(draft, replace)).value.state).toBe('draft');
      await expectDone('ann', draft, 'submit');
      await expectDone('rob', draft, 'approve');
      const { productId } = (await step('pub', draft, 'publish')).value as { productId: number };
      const published = await filesOf(draft);
      expect(published.used).toMatchObject({ draftFiles: 0, draftBytes: 0 });
      expect(published.files.map(({ file }) => file)).toContain(`${productId}/Größe.pdf`);

      const [text] = await exported('files', [productId]);
      expect(readFileSync(join(dataDir, 'files', String(productId), 'Größe.pdf'), 'utf8')).toBe(pdf('two'));
      expect(await command(`import ${join(dataDir, 'files')}`)).toContain('unchanged');

      // The next version replaces the content under the same address; what differs is told.
      const next = (await create('ann', { kind: 'product', productId })).draft;
      const third = (await upload('ann', next, 'Größe.pdf', pdf('three!'))).value;
      const replaceByName = (entries: Json[]) =>
        entries.map((entry) => (String(entry.file).endsWith('/Größe.pdf') ? { ...entry, file: third.file } : entry));
      expect((await save(next, replaceByName)).status).toBe(200);
      expect((await call('rob', 'GET', `/drafts/${next}/comparison`)).value).toMatchObject({
        facts: [],
        files: [
          {
            name: 'Größe.pdf',
            before: { size: pdf('two').length, hash: other.hash },
            after: { size: pdf('three!').length, hash: third.hash },
          },
        ],
      });
      expect((await call('ann', 'GET', `/drafts/${next}/file`)).text).toBe(text);
      await expectDone('ann', next, 'submit');
      await expectDone('rob', next, 'approve');
      await expectDone('pub', next, 'publish');
      await exported('files', [productId]);
      expect(readFileSync(join(dataDir, 'files', String(productId), 'Größe.pdf'), 'utf8')).toBe(pdf('three!'));
    });

    test('of another product has no files beyond the limit of its workgroup', async () => {
      const copies = async () =>
        (await call('bea', 'GET', '/products?workgroup=77&search=copy-')).value as { total: number; products: Json[] };
      const first = await create('bea', { kind: 'copy', productId: copied, code: 'COPY-1' }, 77);
      expect(first.status).toBe(201);
      const second = await create('bea', { kind: 'copy', productId: copied, code: 'COPY-2' }, 77);
      expect([outcome(second), second.value.message]).toEqual([
        '422 files_full',
        "the files of a workgroup's drafts have at most 500 MiB together",
      ]);
      expect(await copies()).toMatchObject({ total: 1, products: [{ code: 'COPY-1', draft: first.draft }] });
      const { files, used } = (await call('bea', 'GET', `/drafts/${first.draft}/files`)).value as {
        files: { size: number }[];
        used: { draftBytes: number; workgroupBytes: number };
      };
      expect(used.draftBytes).toBe(files.reduce((sum, { size }) => sum + size, 0));
      expect(used.draftBytes).toBeGreaterThan(0);
      expect(used.workgroupBytes).toBeGreaterThan(500 * 2 ** 20 - used.draftBytes);
      expect(used.workgroupBytes).toBeLessThanOrEqual(500 * 2 ** 20);
    });

    test('does not undo what an import changed meanwhile, and loses what its author removed', async () => {
      const publishAs = async (draft: string) => {
        await expectDone('ann', draft, 'submit');
        await expectDone('rob', draft, 'approve');
        return step('pub', draft, 'publish');
      };
      const first = (await create('ann', { kind: 'copy', productId: 1012, code: 'MEAN-1' })).draft;
      const { productId } = (await publishAs(first)).value as { productId: number };
      const [text] = await exported('meanwhile', [productId], ' --confidential');
      expect(JSON.parse(text!)).toHaveProperty('confidential');
      const { draft } = await create('ann', { kind: 'product', productId });
      const file = join(dataDir, 'meanwhile', `${productId}.json`);
      writeFileSync(file, text!.replace('"supplier": {\n    "name": "', '"supplier": {\n    "name": "New '));
      expect(await command(`import ${file}`)).toContain('supplier');
      const refused = await publishAs(draft);
      expect([outcome(refused), (refused.value.findings as Finding[])[0]!.message]).toEqual([
        '422 findings',
        expect.stringContaining('an import changed the product after this draft was opened'),
      ]);
      const { revision } = await get(draft);
      expect((await call('ann', 'DELETE', `/drafts/${draft}`, undefined, revisionHeader(revision))).status).toBe(204);
      const next = (await create('ann', { kind: 'product', productId })).draft;
      const { content, revision: ingredientsRevision } = (await get(next)).sections.ingredients!;
      const { confidential: _, ...others } = content.product;
      await put('ann', next, 'ingredients', { ...content, product: others }, ingredientsRevision);
      expect((await publishAs(next)).status).toBe(200);
      const [published] = await exported('meanwhile', [productId], ' --confidential');
      expect(JSON.parse(published!)).toMatchObject({ supplier: { name: expect.stringContaining('New ') } });
      expect((JSON.parse(published!) as Json).confidential ?? { formulation: [], material: [] }).toEqual({
        formulation: [],
        material: [],
      });
    });

    test('needs a second person, whatever the roles of the first', async () => {
      const { draft } = await create('bea', empty('FE-1'), 77);
      const revision = revisionHeader((await get(draft, 'bea')).revision);
      expect((await call('bea', 'POST', `/drafts/${draft}/submit`, undefined, revision)).status).toBe(200);
      expect(outcome(await call('bea', 'POST', `/drafts/${draft}/approve`, undefined, revision))).toBe('403 four_eyes');
      expect(await get(draft, 'bea')).toMatchObject({ state: 'inReview', refusals: { approve: 'four_eyes' } });
    });

    test('is not published with errors, and nothing of it is stored', async () => {
      const { draft } = await create('ann', empty('ERR-1'));
      await expectDone('ann', draft, 'submit');
      await expectDone('rob', draft, 'approve');
      const refused = await step('pub', draft, 'publish');
      expect([refused.status, refused.value.error]).toEqual([422, 'findings']);
      expect((refused.value.findings as Finding[]).every(({ severity }) => severity === 'error')).toBe(true);
      expect(await get(draft)).toMatchObject({ state: 'approved' });
      expect((await call('ann', 'GET', `/drafts/${draft}/documents/sds?language=en`)).value.error).toBe('incomplete');
    });

    test('has a code of its own, and cannot be another product by an id that its author writes', async () => {
      const { draft } = await create('ann', { kind: 'copy', productId: 1005, code: 'HC-031' });
      expect(await findingsOf(draft)).toEqual(
        expect.arrayContaining([expect.objectContaining({ pointer: '/code', severity: 'error' })]),
      );
      const { content } = (await get(draft)).sections.identity!;
      const withCode = async (code: string, revision: number) => {
        const { value } = await put(
          'ann',
          draft,
          'identity',
          { ...content, product: { ...content.product, code } },
          revision,
        );
        const errors = await errorsOf(draft);
        expect([code, (value.summary as Json).errors]).toEqual([code, errors.length]);
      };
      // The counts are those of what is saved.
      await withCode('FREE-1', 1);
      await withCode('HC-031', 2);
      const foreignIdentity = { ...content, product: { ...content.product, code: 'MINE', id: 1001, state: 'removed' } };
      expect((await put('ann', draft, 'identity', foreignIdentity, 3)).status).toBe(200);
      await expectDone('ann', draft, 'submit');
      await expectDone('rob', draft, 'approve');
      const { value } = await step('pub', draft, 'publish');
      expect(value.productId).toBeGreaterThan(demoIds.at(-1)!);
      expect((await sendRequest(platform.url, '/api/v1/products/-1001/detail?m')).text).toContain('AC-100');
    });

    test('is told of a UFI that stands on another composition, with the product', async () => {
      const { draft } = await create('ann', { kind: 'copy', productId: 1005, code: 'UFI-1' });
      const [product] = await exported('ufi', [1003]);
      const { ufi, composition } = (JSON.parse(product!) as { versions: [{ facts: Json }] }).versions[0].facts;
      const { identity, ingredients } = (await get(draft)).sections;
      const withFacts = ({ content }: Section, facts: Json) => ({ ...content, facts: { ...content.facts, ...facts } });
      const shared = async (sections: Json) =>
        (await findingsOf(draft, sections)).filter(({ message }) => message.includes('has a UFI of its own'));
      const identityWithUfi = withFacts(identity!, { kind: 'mixture', ufi });
      expect(await shared({ identity: identityWithUfi })).toEqual([
        expect.objectContaining({
          pointer: '/versions/0/facts/ufi',
          severity: 'error',
          message: expect.stringContaining('product 1003, Sodium hypochlorite'),
        }),
      ]);
      expect(
        await shared({ identity: identityWithUfi, ingredients: withFacts(ingredients!, { composition }) }),
      ).toEqual([]);
    });

    test('is made of a product file, of a table and of eSDScom, complete or not', async () => {
      const file = readFileSync('examples/descaler.json', 'utf8');
      expect((await create('ann', { kind: 'file', text: file })).status).toBe(201);
      const wrong = await create('ann', { kind: 'file', text: '{"code":' });
      expect(wrong.value).toEqual({
        drafts: [],
        problems: [
          {
            severity: 'error',
            file: null,
            line: 1,
            field: null,
            language: 'en',
            message: expect.stringContaining('is not JSON'),
          },
        ],
      });
      const { versions } = JSON.parse(file) as { versions: Json[] };
      const old = { ...versions[0], text: '0.9', created: '2020-01-01', facts: { oldField: 1 } };
      const history = JSON.stringify({ ...JSON.parse(file), code: 'OLD-1', versions: [...versions, old] });
      // Nobody could mend it in the Studio.
      expect((await create('ann', { kind: 'file', text: history })).value).toMatchObject({
        drafts: [],
        problems: expect.arrayContaining([expect.objectContaining({ field: '/versions/1/facts/oldField' })]),
      });
      const table = 'code;kind;name_en\nT-1;mixture;One\nT-2;substance;Two\n';
      const made = await create('ann', { kind: 'table', text: table });
      expect([made.status, (made.value.drafts as string[]).length]).toEqual([201, 2]);
      expect((await findingsOf(made.draft)).map(({ pointer }) => pointer)).toContain('/versions/0/facts/transport');
      const rows = Array.from({ length: 101 }, (_, index) => `R-${index};mixture;x`).join('\n');
      expect(outcome(await create('ann', { kind: 'table', text: `code;kind;name_en\n${rows}` }))).toBe(
        '422 too_many_products',
      );
      const xml = (await sendRequest(platform.url, '/api/v1/sdsRender/xml/-1012/1')).text;
      const draftOfXml = await create('ann', { kind: 'esdscom', files: [{ name: 'a.xml', text: xml }] });
      expect(draftOfXml.status).toBe(201);
      const { value } = await call('ann', 'GET', `/products?workgroup=${laboratory}&state=draft&search=T-2`);
      expect(value).toMatchObject({
        total: 1,
        products: [{ code: 'T-2', productId: null, state: 'draft', owner: { name: 'ann' } }],
      });
    });
  });

  describe('a warning', () => {
    type Settled = Finding & {
      weight: string;
      key?: { finding: string; basis: string };
      settled?: { scope: string; reason: string; user: string; date: string };
    };
    const today = new Date().toISOString().slice(0, 10);
    const findings = async (id: string, sections?: Json) => (await findingsOf(id, sections)) as Settled[];
    const pathOf = ({ finding, basis }: { finding: string; basis: string }, workgroup = laboratory) =>
      `/settled-findings/${finding}/${basis}?workgroup=${workgroup}`;
    /** A draft with a pictogram on its label that follows from nothing. */
    const warned = async () => {
      const { draft } = await create('ann', empty(`S-${Math.random()}`));
      const { revision, content } = (await get(draft)).sections.label!;
      const label = { ...content, facts: { ...content.facts, label: { pictograms: ['GHS07'] } } };
      expect(outcome(await put('ann', draft, 'label', label, revision))).toBe('200');
      return draft;
    };
    const extraPictogram = async (id: string, sections?: Json) =>
      (await findings(id, sections)).find(({ key }) => key?.finding === 'extraPictogram')!;
    const save = async (id: string, settledFindings: unknown, name: Name = 'ann') => {
      const { revision, content } = (await get(id)).sections.classification!;
      const section = { ...content, product: { ...content.product, settledFindings } };
      return outcome(await put(name, id, 'classification', section, revision));
    };

    test('is settled with a reason by who says so, is not counted, opens when its value changes, and again when it is undone', async () => {
      const id = await warned();
      const { key, weight, settled } = await extraPictogram(id);
      expect([weight, settled]).toEqual(['provision', undefined]);
      const opened = await get(id);
      const entry = { ...key, reason: 'Overpack of a customer.' };
      expect(await save(id, [{ ...entry, user: 'somebody else', date: '1999-01-01' }])).toBe('200');
      const stored = { scope: 'product', reason: entry.reason, user: 'ann', date: today };
      expect((await extraPictogram(id)).settled).toEqual(stored);
      expect((await findings(id)).at(-1)).toMatchObject({ key });
      // Who saves again what is stored settles nothing.
      expect(await save(id, [entry], 'adm')).toBe('200');
      expect((await extraPictogram(id)).settled).toEqual(stored);
      const { content } = opened.sections.label!;
      const changed = { ...content, facts: { ...content.facts, label: { pictograms: ['GHS07', 'GHS07'] } } };
      expect((await extraPictogram(id, { label: changed })).settled).toBeUndefined();
      expect(await save(id, [])).toBe('200');
      expect((await extraPictogram(id)).settled).toBeUndefined();
    });

    test('is settled for all products of the workgroup in which it rests on the same values, and for no other workgroup', async () => {
      const [first, second] = [await warned(), await warned()];
      const { key } = await extraPictogram(first);
      const settle = (name: Name, reason: unknown, workgroup = laboratory) =>
        call(name, 'PUT', pathOf(key!, workgroup), { reason });
      expect(outcome(await settle('ann', ' Printed by all customers. '))).toBe('204');
      const stored = { scope: 'workgroup', reason: 'Printed by all customers.', user: 'ann', date: today };
      for (const id of [first, second]) expect((await extraPictogram(id)).settled).toEqual(stored);
      expect(outcome(await call('bea', 'DELETE', pathOf(key!, 77)))).toBe('404 not_found');
      expect(outcome(await call('adm', 'DELETE', pathOf(key!)))).toBe('204');
      for (const id of [first, second]) expect((await extraPictogram(id)).settled).toBeUndefined();
      const bad = ['', '   ', 'x'.repeat(1_001), 7, null, ['a'], 'a\u0000'];
      for (const reason of bad) expect((await settle('ann', reason)).status).toBe(400);
      const paths = [
        'usesOpen/0123',
        '1/0123456789abcdef',
        `${'a'.repeat(65)}/0123456789abcdef`,
        "a'b/0123456789abcdef",
      ];
      for (const path of paths)
        expect((await call('ann', 'PUT', `/settled-findings/${path}?workgroup=1`, { reason: 'a' })).status).toBe(400);
    });

    test('of a wrong entry is a finding at it; a reason that is too long or names another kind settles nothing', async () => {
      const id = await warned();
      const { key } = await extraPictogram(id);
      for (const entry of [
        { ...key, reason: 'x'.repeat(1_001) },
        { ...key, reason: ' ' },
        { ...key, basis: 'x', reason: 'a' },
        { ...key, finding: 'lacksPictogram', reason: 'a' },
        'a',
        null,
      ]) {
        expect(await save(id, [entry])).toBe('200');
        expect((await extraPictogram(id)).settled).toBeUndefined();
      }
      expect(
        await save(
          id,
          Array.from({ length: 201 }, () => ({ ...key, reason: 'a' })),
        ),
      ).toBe('200');
      expect((await errorsOf(id)).map(({ pointer }) => pointer)).toContain('/settledFindings');
    });
  });

  test('substances are found by name and number, with their uses, limits and what is loaded', async () => {
    const { value } = await call(
      'ann',
      'GET',
      `/substances?workgroup=${laboratory}&search=${encodeURIComponent('ACETÓN')}`,
    );
    expect(value.substances).toEqual([expect.objectContaining({ id: ownSubstance, revision: 1 })]);
    expect((value.listed as Json[])[0]).toMatchObject({ fields: { cas: '67-64-1', index: '606-001-00-8' } });
    const { uses } = (await call('ann', 'GET', `/substances/${ownSubstance}/uses`)).value as { uses: Json[] };
    expect(uses).toEqual(expect.arrayContaining([expect.objectContaining({ productId: 1001, code: 'AC-100' })]));
    const ingredient = (await call('ann', 'GET', `/ingredient?workgroup=${laboratory}&cas=67-64-1`)).value;
    expect(ingredient).toMatchObject({
      substance: { id: ownSubstance },
      listed: [
        {
          source: 'CLP Annex VI (2026-07-23), 606-001-00-8',
          fields: {
            cas: '67-64-1',
            classification: expect.arrayContaining([{ category: 'Flam. Liq. 2', h: ['H225'] }]),
          },
        },
      ],
    });
    expect(ingredient.limits).toEqual(
      expect.arrayContaining([expect.objectContaining({ law: 'TRGS 900', country: 'DE' })]),
    );
    expect(
      (
        await call(
          'ann',
          'PUT',
          `/substances/${ownSubstance}`,
          { content: { cas: '67-64-1', ec: '200-662-2' } },
          revisionHeader(1),
        )
      ).value,
    ).toMatchObject({ revision: 2 });
    expect(
      outcome(
        await call(
          'ann',
          'PUT',
          `/substances/${ownSubstance}`,
          { content: { contentRange: '1 %' } },
          revisionHeader(2),
        ),
      ),
    ).toBe('400 invalid_parameter');
    const phrases = (await call('ann', 'GET', '/phrases?search=wassernebel&subsection=5.1')).value.phrases;
    expect(phrases).toEqual([
      expect.objectContaining({
        name: 'waterFog',
        subsection: '5.1',
        text: expect.objectContaining({ en: 'water mist' }),
      }),
    ]);
  });

  test('a UFI is made of a VAT number and a formulation number, and of nothing else', async () => {
    const ufiOf = async (query: string) => (await call('ann', 'GET', `/ufi?${query}`)).value;
    expect(await ufiOf('company=DE%20112358132&formulation=134217728')).toEqual({ ufi: 'KMTT-DSP3-7FD7-6RWY' });
    for (const query of ['company=DE1&formulation=1', 'company=DE112358132&formulation=1e3', 'company=&formulation='])
      expect(await ufiOf(query)).toEqual({ ufi: null });
    expect(outcome(await call('ann', 'GET', `/ufi?company=${'1'.repeat(41)}&formulation=1`))).toBe(
      '400 invalid_parameter',
    );
  });

  test('drafts are made of the empty table with a row, in the spelling of each language’s spreadsheets', async () => {
    for (const [language, separator] of [
      ['en', ','],
      ['de', ';'],
    ] as const) {
      const { text: table } = await call('ann', 'GET', `/table.csv?language=${language}`);
      const columns = table.trim().split(separator);
      const row = [`TABLE-${language}`, ...columns.slice(1).map(() => '')].join(separator);
      const from = { kind: 'table', text: `${table}${row}` };
      const created = await call('ann', 'POST', '/drafts', { workgroup: laboratory, from });
      expect(created.value).toMatchObject({ drafts: [expect.any(String)] });
    }
  });

  test('an uploaded file is a change: who uploads it is an author, and an approved draft is a draft again', async () => {
    const { draft } = await create('ann', empty('UP-1'));
    expect(outcome(await step('ann', draft, 'submit'))).toBe('200');
    expect(outcome(await step('adm', draft, 'approve'))).toBe('200');
    const { value: file } = await upload('adm', draft, 'late.pdf', '%PDF-late');
    const { name, size, hash: contentHash } = file;
    expect((await get(draft)).state).toBe('draft');
    expect((await eventsOf(draft))[0]).toMatchObject({
      action: 'uploaded',
      user: 'adm',
      after: { name, size, hash: contentHash },
      comment: 'it was approved; this change returns it',
    });
    // The same content again is none.
    const count = (await eventsOf(draft)).length;
    await upload('ann', draft, 'late.pdf', '%PDF-late');
    expect(await eventsOf(draft)).toHaveLength(count);
    expect(outcome(await step('ann', draft, 'submit'))).toBe('200');
    expect(outcome(await step('adm', draft, 'approve'))).toBe('403 four_eyes');
    expect(outcome(await step('rob', draft, 'approve'))).toBe('200');
  });

  test('the trail outlives deleted drafts, and has every way to publish with who and how', async () => {
    const { draft } = await create('ann', empty('GONE-1'));
    await upload('ann', draft, 'gone.pdf', '%PDF-gone');
    const { revision } = await get(draft);
    expect(outcome(await call('ann', 'DELETE', `/drafts/${draft}`, undefined, revisionHeader(revision)))).toBe('204');
    const rowsOf = (csv: string) => csv.trim().split('\r\n').slice(1);
    /** User, action and how; values with commas are quoted and in other columns. */
    const actsIn = (csv: string) =>
      rowsOf(csv).map((row) => {
        const [, , user, action] = row.split(',');
        return [user, action, row.split(',').at(-3)];
      });
    // Other tests have opened the product.
    const actsBefore = actsIn(await command('audit --product 1011'));
    expect(actsBefore[0]).toEqual(['demo catalogue', 'published', 'demo']);
    await command('unpublish 1011');
    // It warns of what is not assessed.
    expect((await runCommand(dataDir, ['publish', '1011'])).status).toBe(0);
    const [file] = await exported('trail', [1011]);
    const path = join(dataDir, 'trail/1011.json');
    writeFileSync(path, JSON.stringify({ ...(JSON.parse(file!) as Json), code: 'TRAIL-1' }));
    await command(`import ${path} --change-codes`);
    const draftTrail = await command(`audit --draft ${draft}`);
    expect(actsIn(draftTrail)).toEqual([
      ['ann', 'created', 'studio'],
      ['ann', 'uploaded', 'studio'],
      ['ann', 'deleted', 'studio'],
    ]);
    const productTrail = await command('audit --product 1011');
    expect(actsIn(productTrail)).toEqual([
      ...actsBefore,
      ['operator', 'removed', 'command'],
      ['operator', 'published', 'command'],
      ['operator', 'published', 'command'],
    ]);
    expect(rowsOf(productTrail).at(-1)).toContain('changed, ');
    const groupEvents = (await call('adm', 'GET', `/events.csv?workgroup=${laboratory}`)).text;
    for (const row of [...rowsOf(draftTrail), ...rowsOf(productTrail)]) expect(groupEvents).toContain(row);
    expect(groupEvents).not.toContain(foreignDraft);
  });

  test('an import into a workgroup with four eyes is a draft, which another approves, unless the workgroup allows otherwise', async () => {
    const [text] = await exported('erp', [1010]);
    const { attachments: _, ...file } = JSON.parse(text!) as Json & { versions: Json[] };
    const sendAs = async (name: Name, products: unknown) => {
      const { status, value } = await importOf(name, products);
      return { status, products: value.products as Json[] | undefined, error: value.error };
    };
    const gtin = { ...file, gtin: null, articles: [], code: 'ERP-10' };
    const exportBefore = await exported('erp', [1010]);
    const changed = { ...file, emergencyTelephone: '+49 30 30686700' };
    const sent = await sendAs('pub', [changed, { ...gtin, id: undefined }]);
    expect(sent).toMatchObject({
      status: 200,
      products: [
        { id: 1010, code: file.code, outcome: 'draft', draft: expect.any(String) },
        { id: null, code: 'ERP-10', outcome: 'draft', draft: expect.any(String) },
      ],
    });
    expect(await exported('erp', [1010])).toEqual(exportBefore);
    const [draft, added] = sent.products!.map((product) => String(product.draft)) as [string, string];
    expect((await eventsOf(draft)).map(({ action, user }) => [action, user])).toEqual([['created', 'pub']]);
    // Sent again it is the same draft, and another one takes the place of what only the import made.
    expect((await sendAs('pub', [changed])).products).toMatchObject([{ outcome: 'unchanged', draft }]);
    const later = await sendAs('pub', [{ ...changed, emergencyTelephone: '+49 30 30686790' }]);
    const newest = String(later.products![0]!.draft);
    expect([newest === draft, (await call('adm', 'GET', `/drafts/${draft}`)).status]).toEqual([false, 404]);
    // Nobody's work is overwritten.
    const identity = (await get(added)).sections.identity!;
    await put(
      'ann',
      added,
      'identity',
      { ...identity.content, product: { ...identity.content.product, state: 'published' } },
      1,
    );
    expect(await sendAs('pub', [{ ...gtin, id: undefined, emergencyTelephone: '+49 1' }])).toMatchObject({
      status: 409,
      error: 'open_draft',
    });
    expect((await sendAs('pub', [{ ...file, state: 'removed' }])).status).toBe(400);

    expect(outcome(await step('ann', newest, 'submit'))).toBe('200');
    expect(outcome(await step('rob', newest, 'approve'))).toBe('200');
    expect((await step('pub', newest, 'publish')).value).toMatchObject({ productId: 1010 });
    const now = JSON.parse((await exported('erp', [1010]))[0]!) as Json;
    expect(now.emergencyTelephone).toBe('+49 30 30686790');

    const allow = async (how: string) => {
      const result = await runCommand(dataDir, ['workgroup', 'imports', 'Demo laboratory', how]);
      expect([result.status, result.stderr]).toEqual([0, '']);
    };
    await allow('publish');
    const direct = await sendAs('pub', [{ ...file, emergencyTelephone: '+49 30 30686711' }]);
    expect(direct).toMatchObject({ status: 200, products: [{ id: 1010, outcome: 'changed' }] });
    await allow('drafts');
    const path = join(dataDir, 'erp/1010.json');
    writeFileSync(path, JSON.stringify({ ...file, emergencyTelephone: '+49 30 30686722' }));
    const imported = await runCommand(dataDir, ['import', path, '--workgroup', 'Demo laboratory']);
    expect([imported.status, imported.stdout]).toEqual([0, expect.stringContaining('1 draft waits for review')]);
    const trail = await command('audit --product 1010');
    expect(trail).toMatch(/,pub,published,,,,"?changed.*,api,,1010\r\n/);
    expect(trail).toMatch(/,operator,created,.*,command,[\da-f-]{36},1010\r\n/);
    const { text: groupEvents } = await call('adm', 'GET', `/events.csv?workgroup=${laboratory}`);
    expect(groupEvents).toContain('operator,configured,,,,imports publish,command');
  });

  test('an import replaces a draft of imports of its account alone: none that was changed by hand, or is in review or approved', async () => {
    const send = async (id: number, emergencyTelephone: string) => {
      const [text] = await exported('resent', [id]);
      const { attachments: _, ...file } = JSON.parse(text!) as Json;
      const { value } = await importOf('adm', [{ ...file, emergencyTelephone }]);
      const [product] = (value.products ?? []) as Json[];
      return { answer: String(value.error ?? product!.outcome), draft: String(product?.draft) };
    };
    const saveByHand = async (draft: string) => {
      const { content, revision } = (await get(draft)).sections.identity!;
      const product = { ...content.product, emergencyTelephone: '+49 30 1' };
      expect(outcome(await put('adm', draft, 'identity', { ...content, product }, revision))).toBe('200');
    };
    const take = async (name: Name, draft: string, what: string, body?: unknown) =>
      expect(outcome(await step(name, draft, what, body))).toBe('200');
    const rows: Record<string, { productId: number; then: (draft: string) => Promise<unknown>; answer: string }> = {
      'saved by hand': { productId: 1013, then: saveByHand, answer: 'open_draft' },
      'given a file by hand': {
        productId: 1014,
        answer: 'open_draft',
        then: (draft) => upload('adm', draft, 'by-hand.pdf', '%PDF-hand'),
      },
      'in review': { productId: 1015, then: (draft) => take('ann', draft, 'submit'), answer: 'open_draft' },
      approved: {
        productId: 1016,
        answer: 'open_draft',
        then: async (draft) => {
          await take('ann', draft, 'submit');
          await take('rob', draft, 'approve');
        },
      },
      'returned to its author': {
        productId: 1017,
        answer: 'draft',
        then: async (draft) => {
          await take('ann', draft, 'submit');
          await take('rob', draft, 'return', { comment: 'Another number, please.' });
        },
      },
      'of the import alone': { productId: 1018, then: () => Promise.resolve(), answer: 'draft' },
    };
    for (const [title, { productId, then, answer }] of Object.entries(rows)) {
      const { draft } = await send(productId, '+49 30 30686700');
      await then(draft);
      const [draftBefore, events] = [await get(draft), await eventsOf(draft)];
      expect([title, (await send(productId, '+49 30 30686790')).answer]).toEqual([title, answer]);
      const isReplaced = answer === 'draft';
      expect([title, (await call('adm', 'GET', `/drafts/${draft}`)).status]).toEqual([title, isReplaced ? 404 : 200]);
      if (!isReplaced) expect([await get(draft), await eventsOf(draft)]).toEqual([draftBefore, events]);
    }
    // What is sent again while it is reviewed changes nothing.
    expect((await send(1015, '+49 30 30686700')).answer).toBe('unchanged');
    // Nor is a product that was only opened in the Studio somebody's work, until it is changed.
    const { draft: opening } = await create('adm', { kind: 'product', productId: 1019 });
    expect((await send(1019, '+49 30 30686700')).answer).toBe('draft');
    expect((await call('adm', 'GET', `/drafts/${opening}`)).status).toBe(404);
    const { draft: changed } = await create('adm', { kind: 'product', productId: 1020 });
    await saveByHand(changed);
    expect((await send(1020, '+49 30 30686700')).answer).toBe('open_draft');
  });

  test('a product that the operator removed needs a second person to be public again, though nobody changes it', async () => {
    const discard = async (draft: string) =>
      outcome(await call('adm', 'DELETE', `/drafts/${draft}`, undefined, revisionHeader((await get(draft)).revision)));
    expect(await discard((await create('adm', { kind: 'product', productId: 1021 })).draft)).toBe('204');
    await command('unpublish 1021');
    const { draft } = await create('adm', { kind: 'product', productId: 1021 });
    expect(outcome(await step('adm', draft, 'submit'))).toBe('200');
    expect(outcome(await step('adm', draft, 'approve'))).toBe('403 four_eyes');
    expect(outcome(await step('rob', draft, 'approve'))).toBe('200');
    expect(outcome(await step('adm', draft, 'publish'))).toBe('200');

    // Opened while it was public, and removed before it is published.
    const { draft: earlier } = await create('adm', { kind: 'product', productId: 1021 });
    for (const what of ['submit', 'approve']) expect(outcome(await step('adm', earlier, what))).toBe('200');
    await command('unpublish 1021');
    expect(outcome(await step('adm', earlier, 'publish'))).toBe('403 four_eyes');
    expect(await discard(earlier)).toBe('204');
    const [file] = await exported('removed', [1021]);
    expect(JSON.parse(file!)).toMatchObject({ state: 'removed' });
  });

  test('the audit trail takes no change and no removal, not even from who has the database', async () => {
    await platform.end('SIGKILL');
    const isRefused = (statement: string) => `
      do $$ begin
        ${statement};
        raise exception 'accepted: ${statement}';
      exception when raise_exception then
        if sqlerrm <> 'studio_events is append-only' then raise; end if;
      end $$;`;
    const statements = [
      'update studio_events set comment = null',
      'delete from studio_events',
      'truncate studio_events',
    ];
    // Nor do files stay that no draft has: what was deleted or published.
    const noFiles = `do $$ begin
      assert not exists (select from studio_files left join studio_drafts on id = draft_id and state <> 'published' where id is null);
    end $$;`;
    // Whatever was imported, copied, uploaded or published has the hash of its content.
    const hashes = `do $$ begin
      assert (select count(*) from attachments) > 3;
      assert not exists (select from attachments where hash is distinct from encode(no_sha256(content), 'hex'));
      assert not exists (select from studio_files where hash not in (encode(no_sha256(content), 'hex'), 'full'));
    end $$;`;
    runOnPglite(dataDir, statements.map(isRefused).join('') + noFiles + hashes);
  });
});
