import type { PlatformClient } from '../talk';

const types: Record<string, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export const attachmentCalls = ({ send, fetchDetail }: PlatformClient) =>
  describe('attachments', () => {
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

    test('a file of the removed product 1023', async () => {
      const response = await send('/api/v1/attachments/tr990-coa-220131');
      expect([response.status, response.json()]).toEqual([410, { error: 'removed' }]);
    });

    test('an unknown key', async () => {
      expect((await send('/api/v1/attachments/none')).status).toBe(404);
    });
  });
