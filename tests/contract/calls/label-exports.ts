import { expectEach } from '../../support/expect-each';
import type { PlatformClient } from '../talk';
import { demoHeaders, form } from '../visitor';

const office = 'application/vnd.openxmlformats-officedocument';

/** Both are for logged-in users only. */
const exports = [
  ['Word', `${office}.wordprocessingml.document`, '/api/v1/label/docx/-1001?lp=1&labType=2', {}],
  [
    'the spreadsheet',
    `${office}.spreadsheetml.sheet`,
    '/api/v1/label/nice_label',
    form({ synonym_id: '1001', 'xlang[0]': '1', 'xlang[1]': '2' }),
  ],
] as const;

export const labelExportCalls = (client: PlatformClient) =>
  describe('the label for logged-in users', () => {
    test.each(exports)('%s comes with its own type, and from no cache', async (_what, type, path, call) => {
      const callHeaders = 'headers' in call ? call.headers : {};
      const response = await client.send(path, {
        ...call,
        headers: { ...callHeaders, ...(await demoHeaders(client)) },
      });
      expect([response.status, response.headers['content-type']]).toEqual([200, type]);
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.body.subarray(0, 2).toString()).toBe('PK');
      expect(Number(response.headers['content-length'])).toBe(response.body.byteLength);
    });

    test.each(exports)('%s is refused without a token', async (_what, _type, path, call) => {
      const response = await client.send(path, call);
      expect([response.status, response.json()]).toEqual([401, { error: 'unauthorized' }]);
    });

    test('Word is refused where the text has no room, with sizes that have, also as a fold-out label', async () => {
      for (const query of ['dim=1&emb=2', 'dim=2&emb=1&xlang=1,2,3,4', 'dim=2&emb=1&xlang=1,2,3,4&foldON=1']) {
        const response = await client.send(`/api/v1/label/docx/-1001?${query}`, { headers: await demoHeaders(client) });
        const { error, fits } = response.json() as { error: string; fits: object[] };
        expect([query, response.status, error]).toEqual([query, 422, 'label_does_not_fit']);
        expect(fits.length).toBeGreaterThan(0);
      }
    });

    test('a job of several products comes as sheets, and as a program of both labels with their numbers', async () => {
      const labels = { 'labels[0]': '1001?dim=4&copies=2&serial=A-1&batch=L7', 'labels[1]': '1003?dim=4&copies=30' };
      const print = async (fields: Record<string, string>) => {
        const call = form({ ...labels, ...fields });
        return client.send('/api/v1/label/print', {
          ...call,
          headers: { ...call.headers, ...(await demoHeaders(client)) },
        });
      };
      const pdf = await print({ start: '2' });
      expect([pdf.status, pdf.headers['content-type'], pdf.text.slice(0, 5)]).toEqual([
        200,
        'application/pdf',
        '%PDF-',
      ]);
      // Two on a page, of which the first one of the first page is used up.
      expect(pdf.text.match(/\/Type \/Page\b/g)).toHaveLength(17);
      const zpl = await print({ output: 'zpl', dpi: '203' });
      expect([zpl.status, zpl.headers['content-type']]).toEqual([200, 'application/zpl']);
      expect(zpl.text.match(/\^PW\d+|\^PQ\d+/g)).toEqual(['^PW840', '^PQ1', '^PW840', '^PQ1', '^PW840', '^PQ30']);
      await expectEach<[Record<string, string>, string, RegExp]>(
        [
          [{ 'labels[0]': '1001?copies=10000' }, 'labels[0].copies', /^must be 1 to 1000 labels/],
          [{ 'labels[0]': '1001?copies=990' }, 'labels', /^must be at most 1000 labels in one job, not 1020/],
          [{ 'labels[0]': `1001?batch=${'7'.repeat(500)}` }, 'labels[0].batch', /^must have 1 to 20 characters/],
          [{ 'labels[0]': '1001?serial=%1B' }, 'labels[0].serial', /^must have 1 to 20 characters/],
          [{ 'labels[0]': '1001?copys=24' }, 'labels[0].copys', /^is no setting of a label/],
          [{ 'labels[0]': '1001?dim=1&emb=3' }, 'labels[0].dim', /^must be at least 105 × 148 mm for this pack/],
          [{ 'labels[0]': '1001?dim=3' }, 'labels', /^must have one size/],
          [
            { 'labels[0]': '1001?dim=2&emb=1&xlang=1,2,3,4', 'labels[1]': '1001?dim=2&emb=1' },
            'labels.dim',
            /^must have room/,
          ],
          [{ 'labels[0]': '999999' }, 'labels[0]', /^must be a product with a label/],
          [{ start: '3' }, 'start', /^must be 1 to 2: the sheet has 2 labels/],
          [{ output: 'zpl', 'labels[0]': '1001?serial=A001&copies=101' }, 'serial', /^must count at most 100 labels/],
        ],
        ([fields]) => JSON.stringify(fields).slice(0, 80),
        async ([fields, field, message]) => {
          const response = await print(fields);
          expect([response.status, response.json()]).toEqual([
            400,
            { error: 'invalid_parameter', field, message: expect.stringMatching(message) },
          ]);
        },
      );
    });
  });
