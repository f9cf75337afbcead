import { setTimeout as pause } from 'node:timers/promises';
import { isSoak, type PlatformClient } from '../talk';
import { demoHeaders } from '../visitor';

type Json = Record<string, unknown>;

/** What the Studio asks of the database; its rules are in studio.test.ts. */
export function studioCalls(client: PlatformClient) {
  const call = async (method: string, path: string, body?: unknown, more: Record<string, string> = {}) => {
    const headers = { ...(await demoHeaders(client)), 'Content-Type': 'application/json', ...more };
    const response = await client.send(`/api/v1/studio${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, value: (response.text === '' ? {} : response.json()) as Json };
  };

  describe('the Studio', () => {
    test('accepts one of many edits at once, and records it', async () => {
      const source = { kind: 'empty', code: 'PG-1', name: 'Draft', language: 'en', productKind: 'mixture' };
      const { value } = await call('POST', '/drafts', { workgroup: 1, from: source });
      const path = `/drafts/${(value.drafts as string[])[0]!}`;
      const edits = Array.from({ length: isSoak ? 20 : 6 }, (_, index) => ({ facts: { wasteCode: `3.${index}` } }));
      const save = (content: Json) => call('PUT', `${path}/sections/properties`, content, { 'If-Match': '"1"' });
      const responses = await Promise.all(edits.map(save));
      const accepted = edits.filter((_, index) => responses[index]!.status === 200);
      expect(accepted).toHaveLength(1);
      expect(responses.filter(({ status }) => status === 412)).toHaveLength(edits.length - 1);
      const { events } = (await call('GET', `${path}/events`)).value as { events: Json[] };
      // A text of digits stays a text in the audit trail.
      expect(events[0]).toMatchObject({ field: '/versions/0/facts/wasteCode', after: accepted[0]!.facts.wasteCode });
      const listed = (await call('GET', '/products?workgroup=1&search=pg-1')).value;
      expect(listed).toMatchObject({
        total: 1,
        products: [{ code: 'PG-1', productId: null, state: 'draft', languages: ['en'] }],
      });
      const products = (await call('GET', '/products?workgroup=1&state=published&page=1')).value.products as Json[];
      expect(products[0]).toMatchObject({
        productId: expect.any(Number),
        changed: expect.stringMatching(/Z$/),
        version: expect.any(String),
      });
    });

    test('opens a product once, however many open it, and knows where its substances are', async () => {
      const open = () => call('POST', '/drafts', { workgroup: 1, from: { kind: 'product', productId: 1001 } });
      const drafts = (await Promise.all(Array.from({ length: isSoak ? 8 : 3 }, open))).flatMap(
        ({ value }) => value.drafts as string[],
      );
      expect(new Set(drafts).size).toBe(1);
      const added = await call('POST', '/substances?workgroup=1', {
        content: { cas: '67-64-1', name: { en: 'acetone' } },
      });
      const { uses } = (await call('GET', `/substances/${String(added.value.id)}/uses`)).value as { uses: Json[] };
      expect(uses).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ productId: 1001, draft: null, content: expect.any(Number) }),
          expect.objectContaining({ productId: 1001, draft: drafts[0] }),
        ]),
      );
    });

    test('settles a warning for a product or for all of its workgroup, shows by whom and why, and takes it back', async () => {
      const source = { kind: 'empty', code: 'PG-3', name: 'Draft', language: 'en', productKind: 'mixture' };
      const path = `/drafts/${((await call('POST', '/drafts', { workgroup: 1, from: source })).value.drafts as string[])[0]!}`;
      const save = async (name: string, part: 'facts' | 'product', values: Json) => {
        const { sections } = (await call('GET', path)).value as {
          sections: Record<string, { revision: number; content: Json }>;
        };
        const { revision, content } = sections[name]!;
        const changed = { ...content, [part]: { ...(content[part] as Json), ...values } };
        const revisionHeader = { 'If-Match': `"${revision}"` };
        expect((await call('PUT', `${path}/sections/${name}`, changed, revisionHeader)).status).toBe(200);
      };
      const warning = async () => {
        const { findings } = (await call('POST', `${path}/preview`, { want: ['findings'] })).value as {
          findings: { key?: { finding: string; basis: string }; settled?: Json }[];
        };
        return findings.find(({ key }) => key?.finding === 'extraPictogram')!;
      };
      await save('label', 'facts', { label: { pictograms: ['GHS07'] } });
      const { key, settled } = await warning();
      expect(settled).toBeUndefined();

      // Quotes, a backslash and Greek reach the database and come back as they were typed.
      const reason = `Overpack "1.000" of O'Neill \\ Ετικέτα.`;
      const date = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string;
      await save('classification', 'product', { settledFindings: [{ ...key, reason }] });
      expect((await warning()).settled).toEqual({ scope: 'product', reason, user: 'demo', date });
      await save('classification', 'product', { settledFindings: [] });
      expect((await warning()).settled).toBeUndefined();

      const forAll = `/settled-findings/${key!.finding}/${key!.basis}?workgroup=1`;
      for (const latest of ['First reason.', reason]) {
        expect((await call('PUT', forAll, { reason: latest })).status).toBe(204);
        expect((await warning()).settled).toEqual({ scope: 'workgroup', reason: latest, user: 'demo', date });
      }
      expect((await call('DELETE', forAll)).status).toBe(204);
      expect((await warning()).settled).toBeUndefined();
      expect((await call('DELETE', forAll)).status).toBe(404);
    });

    if (client.database === 'PostgreSQL')
      test('takes the next file of a user when it has stored the one before', async () => {
        const source = { kind: 'empty', code: 'PG-2', name: 'Draft', language: 'en', productKind: 'mixture' };
        const [draft] = (await call('POST', '/drafts', { workgroup: 1, from: source })).value.drafts as string[];
        const headers = await demoHeaders(client);
        const upload = async (content: string) => {
          const path = `/api/v1/studio/drafts/${draft}/files?name=a.pdf`;
          const response = await client.send(path, { method: 'POST', headers, body: `%PDF-${content}` });
          return [response.status, response.headers['retry-after']];
        };
        client.run(`create or replace function wait() returns trigger language plpgsql as
          $$ begin perform pg_sleep(3); return new; end $$;
          create or replace trigger wait before insert on studio_files for each row execute function wait()`);
        const first = upload('first');
        await pause(500);
        const others = Array.from({ length: 3 }, (_, index) => upload(`other ${index}`));
        expect((await Promise.all([first, ...others])).sort()).toEqual([
          [200, undefined],
          ...Array.from({ length: 3 }, () => [503, '5']),
        ]);
        client.run('drop function wait cascade');
        expect(await upload('last')).toEqual([200, undefined]);
      });
  });
}
