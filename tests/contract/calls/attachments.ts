import type { Talk } from '../talk';

const types: Record<string, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export const attachmentCalls = ({ ask, askDetail }: Talk) =>
  describe('attachments', () => {
    test('each attachment of acetone is a file of its own type and size', async () => {
      const rows = (await askDetail(1001)).attachments.data;
      expect(rows.map(({ description }) => description.split('.').at(-1)).sort()).toEqual(Object.keys(types).sort());
      for (const { description, size, link } of rows) {
        const answer = await ask(link);
        expect(answer.status).toBe(200);
        expect(answer.headers).toMatchObject({
          'content-type': types[description.split('.').at(-1) ?? ''],
          'content-length': String(size),
          'content-disposition': `attachment; filename=${description}`,
        });
        expect(answer.body).toHaveLength(size);
      }
    });

    test('1024 lists a file that the visitor may not have', async () => {
      const links = (await askDetail(1024)).attachments.data.map(({ link }) => link);
      const answers = await Promise.all(links.map((link) => ask(link)));
      const refused = answers.filter(({ status }) => status === 403);
      expect(refused).toHaveLength(1);
      expect(refused[0]?.json()).toEqual({ error: 'no_permission' });
    });

    test('a file of the removed product 1023', async () => {
      const answer = await ask('/api/v1/attachments/tr990-coa-220131');
      expect([answer.status, answer.json()]).toEqual([410, { error: 'removed' }]);
    });

    test('an unknown key', async () => {
      expect((await ask('/api/v1/attachments/none')).status).toBe(404);
    });
  });
