import { createHash } from 'node:crypto';
import type { PlatformClient } from '../talk';

const types: Record<string, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const md5 = (text: string) => createHash('md5').update(text).digest();

export const attachmentCalls = ({ send, fetchDetail, database, isThorough, run }: PlatformClient) =>
  describe('attachments', () => {
    // On PGlite: slow-downloads.test.ts.
    if (database === 'PostgreSQL')
      test('a file of several pieces arrives whole', async () => {
        const sixteenths = 100_000;
        run(`insert into attachments (key, product_id, position, description, category, lang_code, status, size_in_bytes, created, permission, content)
          select 'large', 1001, 99, 'large.pdf', 'Guide', 'en', 'valid', ${16 * sixteenths}, '2026-11-26', 'public',
            decode(string_agg(md5(place::text), '' order by place), 'hex')
          from generate_series(1, ${sixteenths}) as places (place)`);
        const { status, body } = await send('/api/v1/attachments/large');
        run("delete from attachments where key = 'large'");
        const whole = Buffer.concat(Array.from({ length: sixteenths }, (_, index) => md5(String(index + 1))));
        expect([status, body.equals(whole)]).toEqual([200, true]);
      });

    if (!isThorough) return;
    test('each attachment of acetone is a file of its own type and size', async () => {
      const rows = (await fetchDetail(1001)).attachments.data;
      expect(rows.map(({ description }) => description.split('.').at(-1)).sort()).toEqual(Object.keys(types).sort());
      for (const { description, size, link } of rows) {
        const response = await send(link);
        expect(response.status).toBe(200);
        expect(response.headers).toMatchObject({
          'content-type': types[description.split('.').at(-1) ?? ''],
          'content-length': String(size),
          'content-disposition': `attachment; filename=${description}`,
        });
        expect(response.body).toHaveLength(size);
      }
    });

    test('1024 lists a file that the visitor may not have', async () => {
      const links = (await fetchDetail(1024)).attachments.data.map(({ link }) => link);
      const responses = await Promise.all(links.map((link) => send(link)));
      const refused = responses.filter(({ status }) => status === 403);
      expect(refused).toHaveLength(1);
      expect(refused[0]?.json()).toEqual({ error: 'no_permission' });
    });

    test('a file of the removed product 1023 is 410', async () => {
      const response = await send('/api/v1/attachments/tr990-coa-220131');
      expect([response.status, response.json()]).toEqual([410, { error: 'removed' }]);
    });

    test('an unknown key is 404', async () => {
      expect((await send('/api/v1/attachments/none')).status).toBe(404);
    });
  });
