import { execFileSync } from 'node:child_process';
import { unzipSync } from 'fflate';
import { expectEach } from '../../support/expect-each';
import { readCodes } from '../../support/read-codes';
import type { PlatformClient } from '../talk';
import { demoHeaders, form } from '../visitor';

export const codeCalls = (client: PlatformClient) =>
  describe('codes of several products', () => {
    const make = async (fields: Record<string, string>) => {
      const call = form(fields);
      return client.send('/api/v1/codes', { ...call, headers: { ...call.headers, ...(await demoHeaders(client)) } });
    };
    const products = { 'products[0]': '1001', 'products[1]': '1003', 'products[2]': '1005' };

    test('come as sheets of labels on which an independent decoder reads each', async () => {
      const gtins = await Promise.all([1001, 1003, 1005].map(async (id) => (await client.fetchDetail(id)).basic.gtin));
      const pdf = await make({ ...products, kind: 'datamatrix', sheet: '12', start: '23' });
      expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
      // Two places are left on the first page.
      expect(pdf.text.match(/\/Type \/Page\b/g)).toHaveLength(2);
      const read = [];
      for (const page of ['1', '2']) {
        const png = execFileSync('pdftoppm', ['-png', '-r', '200', '-f', page, '-l', page, '-'], {
          input: pdf.body,
          maxBuffer: 1e8,
        });
        read.push(...(await readCodes(png)).map(({ text }) => text));
      }
      const expected = [1001, 1003, 1005].map((id, index) =>
        gtins[index] ? `(01)${gtins[index]}` : `https://dossier.example/p/${id}`,
      );
      expect(read.sort()).toEqual(expected.sort());
    });

    test('come as an archive of drawings, named after their products', async () => {
      const zip = await make({ ...products, kind: 'qr', output: 'zip' });
      expect([zip.status, zip.headers['content-type']]).toEqual([200, 'application/zip']);
      expect(Object.keys(unzipSync(zip.body))).toEqual([
        expect.stringMatching(/^[\w.-]+_1001_qr\.svg$/),
        expect.stringMatching(/^[\w.-]+_1003_qr\.svg$/),
        expect.stringMatching(/^[\w.-]+_1005_qr\.svg$/),
      ]);
    });

    test('what cannot be made is refused with its field', async () => {
      await expectEach<[Record<string, string>, string]>(
        [
          [{ ...products, kind: 'aztec' }, 'kind'],
          [{ ...products, kind: 'qr', sheet: '99' }, 'sheet'],
          [{ ...products, kind: 'qr', start: '25' }, 'start'],
          [{ ...products, kind: 'qr', lang: '99' }, 'lang'],
          [{ ...products, kind: 'qr', output: 'exe' }, 'output'],
          [{ ...products, 'products[1]': '1023', kind: 'qr' }, 'products[1]'],
          [{ kind: 'qr' }, 'products'],
          [
            Object.fromEntries([['kind', 'qr'], ...Array.from({ length: 101 }, (_, n) => [`products[${n}]`, '1001'])]),
            'products',
          ],
        ],
        ([fields]) => JSON.stringify(fields).slice(0, 80),
        async ([fields, field]) => {
          const response = await make(fields);
          expect([response.status, response.json()]).toEqual([
            400,
            { error: 'invalid_parameter', field, message: expect.stringMatching(/^must /) },
          ]);
        },
      );
    });
  });
