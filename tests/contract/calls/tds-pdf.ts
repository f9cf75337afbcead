import { a4, pdfOf, readPrinted } from '../printed';
import type { PlatformClient } from '../talk';

export const tdsPdfCalls = ({ send, fetchDetail, database, run, isThorough }: PlatformClient) =>
  describe('TDS as PDF', () => {
    const fetchPath = (path: string) => send(`/api/v1/p/tds/pdf/${path}`);
    const fetchPdf = async (path: string) => pdfOf(await fetchPath(path));
    const fetchSheet = async (path: string) => readPrinted(await fetchPdf(path));

    if (database === 'PostgreSQL') {
      test('a version with new facts has them on its sheet', async () => {
        const setName = (name: string) =>
          run(`update tds_versions set facts = jsonb_set(facts, '{name,en}', '"${name}"') where product_id = 1012`);
        const { basic } = await fetchDetail(1012);
        expect((await fetchSheet('1/-1012')).text).not.toContain('Quartz cleaner');
        setName('Quartz cleaner');
        expect((await fetchSheet('1/-1012')).text).toContain('Quartz cleaner');
        setName(basic.text);
      });
    }
    if (!isThorough) return;

    test.each([
      [1, 'en', 'Technical data sheet', '0.791'],
      [2, 'de', 'Technisches Merkblatt', '0,791'],
    ])('language %i: a tagged sheet on A4', async (lang, code, title, density) => {
      const sheet = await fetchSheet(`${lang}/-1001`);
      expect(sheet).toMatchObject({ size: a4, lang: code, tagged: true, isUniversallyAccessible: true });
      for (const text of [title, density, 'AC-100-25L']) expect(sheet.text).toContain(text);
    });

    test('brand chemcard asks without the minus sign and gets the same sheet', async () => {
      const pdf = pdfOf(await send('/api/v1/tds/pdf/1/1001'));
      expect(pdf.equals(await fetchPdf('1/-1001'))).toBe(true);
    });

    test('without parameters the PDF is the newest version', async () => {
      const [newest] = (await fetchDetail(1001)).basic.tds_versions;
      expect((await fetchPdf('1/-1001')).equals(await fetchPdf(`1/-1001?version=${newest?.version}`))).toBe(true);
    });

    test('an older version prints as it was', async () => {
      expect((await fetchSheet('1/-1017')).text).toMatch(/at most 5\s?% of water/);
      const { text } = await fetchSheet('1/-1017?version=1');
      expect(text).toMatch(/at most 10\s?% of water/);
      expect(text).not.toContain('WF-100-2.5L');
    });

    test('HEAD answers like GET, without a body', async () => {
      const { length } = await fetchPdf('1/-1001');
      const response = await send('/api/v1/p/tds/pdf/1/-1001', { method: 'HEAD' });
      expect(response.status).toBe(200);
      expect(response.headers).toMatchObject({ 'content-type': 'application/pdf', 'content-length': String(length) });
      expect(response.body).toHaveLength(0);
    });

    test.each([
      ['an unknown version', '1/-1001?version=3'],
      ['the largest version there can be', '1/-1001?version=999999999999'],
      ['a language that is not valid', '1/-1021'],
      ['a language that does not exist', '9999/-1001'],
      ['TDS not enabled', '1/-1018'],
      ['its document flag off', '1/-1019'],
      ['no version', '1/-1022'],
    ])('there is no PDF of a TDS for %s', async (_, path) => {
      const response = await fetchPath(path);
      expect([response.status, response.json()]).toEqual([404, { error: 'No valid TDS version' }]);
    });

    test.each([
      ['a product that never was', '/api/v1/p/tds/pdf/1/-999999', 404, { error: 'not_found' }],
      ['a removed product', '/api/v1/p/tds/pdf/1/-1023', 410, { error: 'removed' }],
      ['a removed product of brand chemcard', '/api/v1/tds/pdf/1/1023', 410, { error: 'removed' }],
    ])('the PDF is refused for %s', async (_, path, status, body) => {
      const response = await send(path);
      expect([response.status, response.json()]).toEqual([status, body]);
    });

    test.each([
      ['/api/v1/p/tds/pdf/x/-1001', 'lang'],
      ['/api/v1/p/tds/pdf/1/1001', 'id'],
      ['/api/v1/tds/pdf/1/-1001', 'id'],
      ['/api/v1/p/tds/pdf/1/-1001?version=-1', 'version'],
      ['/api/v1/tds/pdf/0/1001', 'lang'],
    ])('%s names the wrong parameter', async (path, field) => {
      const response = await send(path);
      expect(response.status).toBe(400);
      expect(response.json()).toEqual({ error: 'invalid_parameter', field, message: expect.stringMatching(/^must /) });
    });
  });
