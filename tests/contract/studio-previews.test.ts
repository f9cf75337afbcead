import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { fileOfManyIngredients } from '../support/many-ingredients';
import { sendRequest } from '../support/ask';
import { metricsOf } from '../support/read-metrics';
import { type RunningPlatform, seededDirectory, startPlatform } from '../support/start-platform';
import { bearer } from './visitor';

jest.setTimeout(600_000);

const hash = (token: string) => createHash('sha256').update(token).digest('base64url');
const people = ['ann', 'bea'] as const;
type Name = (typeof people)[number];
const workgroups: Record<Name, number> = { ann: 1, bea: 77 };
const addPeople = `
  insert into users (name, email, password_hash) values ${people.map((name) => `('${name}', '${name}@a.example', '')`).join()};
  insert into workgroups (id, name) values (77, 'Others');
  insert into memberships (user_id, workgroup_id, studio_roles) select id, workgroup, array['author']::text[]
    from users join (values ('ann', 1), ('bea', 77)) as of(name, workgroup) using (name);
  insert into token_families (user_id, secret, expires)
    select id, '', now() + interval '1 day' from users where name in ('ann', 'bea');
  insert into access_tokens (hash, family_id, expires)
    select hash, token_families.id, now() + interval '1 day'
    from (values ${people.map((name) => `('${name}', '${hash(name)}')`).join()}) as tokens (name, hash)
    join users using (name) join token_families on user_id = users.id;`;

describe('a draft of 1,000 ingredients', () => {
  const dataDir = seededDirectory();
  let platform: RunningPlatform;
  const drafts = {} as Record<Name, string>;

  const call = (name: Name, method: string, path: string, body?: unknown, more: Record<string, string> = {}) =>
    sendRequest(platform.url, `/api/v1/studio${path}`, {
      method,
      headers: { ...bearer(name), 'Content-Type': 'application/json', ...more },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const create = async (name: Name, source: object) => {
    const response = await call(name, 'POST', '/drafts', { workgroup: workgroups[name], from: source });
    return (response.json() as { drafts: [string] }).drafts[0];
  };
  const preview = (name: Name, want: string[], more: object = {}) =>
    call(name, 'POST', `/drafts/${drafts[name]}/preview`, { want, ...more });

  beforeAll(async () => {
    platform = await startPlatform({ PLATFORM_METRICS_PORT: '0' }, dataDir);
    await platform.run(addPeople);
    drafts.ann = await create('ann', { kind: 'file', text: JSON.stringify(fileOfManyIngredients(1000)) });
    drafts.bea = await create('bea', {
      kind: 'empty',
      code: 'B-1',
      name: 'New',
      language: 'en',
      productKind: 'mixture',
    });
  });
  afterAll(async () => {
    await platform.end('SIGINT');
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('has findings, classification, label, each section of its sheet and the PDFs', async () => {
    const response = await preview('ann', ['findings', 'classification', 'label'], {
      label: { width: 210, height: 297, languages: ['en'] },
    });
    const made = response.json() as { findings: { severity: string }[]; classification: object; label: object };
    expect(response.status).toBe(200);
    expect(made.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(made).toMatchObject({ classification: { classification: expect.any(Array) as unknown[] } });
    expect(made.label).toMatchObject({ svg: expect.stringContaining('<svg') as string });
    for (const sdsSection of [3, 8, 11, 12, 15])
      expect((await preview('ann', ['sds'], { sdsSection })).json()).toMatchObject({
        sds: { html: expect.stringContaining(`id="section-${sdsSection}"`) as string },
      });
    for (const document of ['sds', 'label', 'ipi']) {
      const pdf = await call('ann', 'GET', `/drafts/${drafts.ann}/documents/${document}?language=en`);
      expect([document, pdf.status, pdf.headers['content-type']]).toEqual([document, 200, 'application/pdf']);
    }
  });

  test('of 20 previews at once has the newest, tells the others that it has replaced them, and leaves all other calls in service', async () => {
    const many = Array.from({ length: 20 }, () => preview('ann', ['findings', 'classification', 'sds', 'checklist']));
    const revision = async () => {
      const { sections } = (await call('bea', 'GET', `/drafts/${drafts.bea}`)).json() as {
        sections: { identity: { revision: number; content: { product: object; facts: object } } };
      };
      return sections.identity;
    };
    const others = async () => {
      const { revision: stored, content } = await revision();
      const changed = { ...content, product: { ...content.product, code: 'B-2' } };
      const save = await call('bea', 'PUT', `/drafts/${drafts.bea}/sections/identity`, changed, {
        'If-Match': `"${stored}"`,
      });
      return [
        save.status,
        (await preview('bea', ['findings'])).status,
        (await call('bea', 'GET', '/products?workgroup=77')).status,
      ];
    };
    expect(await others()).toEqual([200, 200, 200]);
    const responses = await Promise.all(many);
    const replaced = responses.filter(({ status }) => status === 409);
    const statuses = responses.map(({ status }) => status).filter((status) => status !== 409);
    expect(statuses.length).toBeGreaterThan(0);
    expect(statuses).toEqual(statuses.map(() => 200));
    expect(replaced.length).toBeGreaterThan(0);
    expect(replaced[0]!.json()).toMatchObject({ error: 'replaced' });
    const metrics = await metricsOf(platform);
    expect(metrics('dossier_studio_previews_total', { outcome: 'replaced' })).toBeGreaterThanOrEqual(replaced.length);
  });
});
