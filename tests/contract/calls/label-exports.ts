import type { PlatformClient } from '../talk';
import { asDemo, form } from '../visitor';

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
      const own = 'headers' in call ? call.headers : {};
      const response = await client.send(path, { ...call, headers: { ...own, ...(await asDemo(client)) } });
      expect([response.status, response.headers['content-type']]).toEqual([200, type]);
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.body.subarray(0, 2).toString()).toBe('PK');
      expect(Number(response.headers['content-length'])).toBe(response.body.byteLength);
    });

    test.each(exports)('%s is refused without a token', async (_what, _type, path, call) => {
      const response = await client.send(path, call);
      expect([response.status, response.json()]).toEqual([401, { error: 'unauthorized' }]);
    });
  });
