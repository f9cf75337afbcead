import type { Talk } from '../talk';

export const attachmentCalls = ({ ask, askDetail }: Talk) =>
  describe('attachments', () => {
    test('each attachment of acetone is a file of its own type and size', async () => {
      const rows = (await askDetail(1001)).attachments.data;
      expect(rows.length).toBeGreaterThan(0);
      const types: Record<string, string> = {
        pdf: 'application/pdf',
        png: 'image/png',
        csv: 'text/csv; charset=utf-8',
      };
      for (const { description, size, link } of rows) {
        const answer = await ask(link);
        expect(answer.status).toBe(200);
        expect(answer.headers['content-type']).toBe(types[description.split('.').at(-1) ?? '']);
        expect(answer.headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${description}`);
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

    test('an unknown key', async () => {
      expect((await ask('/api/v1/attachments/none')).status).toBe(404);
    });
  });
