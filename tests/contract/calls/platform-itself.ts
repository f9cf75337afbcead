import { detailShape } from '../detail-shape';
import { waitFor } from '../mails';
import { isSoak, type PlatformClient } from '../talk';

export const platformItself = ({ send, log, run, database }: PlatformClient) =>
  describe('the platform itself', () => {
    test.each(['/healthz', '/readyz'])('%s answers 200', async (path) => {
      expect((await send(path)).status).toBe(200);
    });

    test('its calls are described in OpenAPI', async () => {
      const response = await send('/openapi.json');
      expect(response.status).toBe(200);
      const { openapi, paths } = response.json() as { openapi: string; paths: Record<string, unknown> };
      expect(openapi).toBe('3.1.0');
      expect(Object.keys(paths)).toEqual(
        expect.arrayContaining([
          '/api/v1/products/{id}/detail',
          '/api/v1/sdsRender/view/{id}/{lang}',
          '/product-file.schema.json',
        ]),
      );
    });

    test.each(['/docs', '/docs/admin'])(
      'the page %s shows them without a script, and everything that it links to is on the platform',
      async (path) => {
        const { text: page, headers } = await send(path);
        const links = [...page.matchAll(/(?:src|href)="([^"#]*)/g)].map(([, link]) => link ?? '');
        expect(links.length).toBeGreaterThan(0);
        for (const link of new Set(links)) expect((await send(link)).status).toBe(200);
        expect(page).not.toMatch(/<script/);
        expect(headers['content-security-policy']).toMatch(
          /^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri/,
        );
        expect((await send('/docs/package.json')).status).toBe(404);
      },
    );

    test('the caller’s request id stands in the answer and in the log, a bad one does not', async () => {
      const known = await send('/healthz', { headers: { 'X-Request-Id': 'web-4711' } });
      expect(known.headers['x-request-id']).toBe('web-4711');
      const forged = await send('/healthz', { headers: { 'X-Request-Id': 'a "b" {c}' } });
      expect(forged.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect(log()).toContain('"requestId":"web-4711"');
    });

    test('of a long address the log has 500 characters', async () => {
      await send(`/${'a'.repeat(600)}`, { headers: { 'X-Request-Id': 'long-address' } });
      const line = await waitFor(() => /^.*"requestId":"long-address".*$/m.exec(log())?.[0]);
      expect(JSON.parse(line)).toMatchObject({ path: `/${'a'.repeat(499)}`, status: 404 });
    });

    test('what it logs are JSON lines without the caller’s token', async () => {
      await send('/api/v1/products/-1001/detail', { headers: { Authorization: 'Bearer s3cret-token' } });
      const lines = log().trim().split('\n');
      for (const line of lines) expect(JSON.parse(line)).toHaveProperty('msg');
      expect(log()).not.toContain('s3cret-token');
    });

    test('an answer of many at once is the right one for each', async () => {
      const ids = Array.from({ length: isSoak ? 200 : 50 }, (_, index) => 1001 + (index % 17));
      const responses = await Promise.all(ids.map((id) => send(`/api/v1/products/-${id}/detail?m`)));
      expect(responses.map((response) => detailShape.parse(response.json()).basic.id)).toEqual(ids);
    });

    if (database === 'PostgreSQL') {
      test('a fault of the database is an internal error without a word about it', async () => {
        run('alter table products rename to products_away');
        const response = await send('/api/v1/products/-1001/detail', { headers: { 'X-Request-Id': 'the-fault' } });
        run('alter table products_away rename to products');
        expect(response.status).toBe(500);
        expect(response.json()).toEqual({ error: 'internal' });
        await waitFor(() => /"level":"error".*"requestId":"the-fault"/.test(log()) || undefined);
        expect((await send('/api/v1/products/-1001/detail')).status).toBe(200);
      });
    }
  });
