import { a3, a4, pdfOf, readPrinted } from '../printed';
import { isSoak, type PlatformClient } from '../talk';

const products = Array.from({ length: 17 }, (_, index) => 1001 + index);
const parts = ['substance', 'hazards', 'protection', 'danger', 'firstAid', 'disposal'];

export const ipiCalls = ({ send, database, isThorough, run }: PlatformClient) =>
  describe('IPI', () => {
    const fetchHtml = async (path: string) => {
      const response = await send(`/api/v1/sdsRender/ipi/${path}`);
      expect(response.status).toBe(200);
      expect(response.headers['content-type']).toMatch(/^text\/html\b/);
      return response.text;
    };
    const fetchPdf = async (path: string) => pdfOf(await send(`/api/sdsRender/pdf/${path}`));

    const calls = (id: string, lang: string) => [
      `/api/v1/sdsRender/ipi/-${id}/${lang}/P`,
      `/api/sdsRender/pdf/-${id}/${lang}`,
      `/api/sdsRender/pdf/${id}/${lang}`,
    ];

    if (database === 'PostgreSQL') {
      test('a product whose instruction is switched off has none, and has it again afterwards', async () => {
        const paths = calls('1018', '1');
        for (const path of paths) expect((await send(path)).status).toBe(200);
        run('update products set ipi_document = false where id = 1018');
        for (const path of paths) {
          const response = await send(path);
          expect([response.status, response.json()]).toEqual([404, { error: 'No valid SDS version' }]);
        }
        expect((await send('/api/v1/sdsRender/view/-1018/1')).status).toBe(200);
        run('update products set ipi_document = true where id = 1018');
        for (const path of paths) expect((await send(path)).status).toBe(200);
      });
    }
    if (!isThorough) return;

    describe('as text', () => {
      test.each([
        [1, 'en', 'Safety instructions', 'Highly flammable liquid and vapour.'],
        [2, 'de', 'Betriebsanweisung', 'Flüssigkeit und Dampf leicht entzündbar.'],
      ])('language %i: its six parts, each an element that can be gone to', async (lang, code, title, hazard) => {
        const html = await fetchHtml(`-1001/${lang}/P?qrCode=1`);
        expect(html).toMatch(new RegExp(`^<article class="ipi" lang="${code}">`));
        expect([...html.matchAll(/<section id="ipi-(\w+)"/g)].map(([, id]) => id)).toEqual(parts);
        for (const text of [title, hazard, 'AC-100', '/v2/assets/pictograms/GHS02.svg']) expect(html).toContain(text);
      });

      test('each of its drawings is there', async () => {
        const drawings = [...(await fetchHtml('-1001/1/P')).matchAll(/<img src="(\/[^"]*)"/g)].map(
          ([, src]) => src ?? '',
        );
        expect(drawings.length).toBeGreaterThan(2);
        for (const drawing of drawings) expect((await send(drawing)).status).toBe(200);
      });

      test('without the parameter the QR code has its link; 0 removes both', async () => {
        const html = await fetchHtml('-1001/1/P');
        expect(html).toBe(await fetchHtml('-1001/1/P?qrCode=1'));
        expect(html).toContain('href="https://dossier.example/p/1001"');
        expect(html).toContain('<img src="data:image/png;base64,');
        expect(await fetchHtml('-1001/1/P?qrCode=0')).not.toMatch(/href|data:image/);
      });

      test('HEAD answers like GET, without a body', async () => {
        const response = await send('/api/v1/sdsRender/ipi/-1001/1/P', { method: 'HEAD' });
        expect(response.status).toBe(200);
        expect(response.headers['content-type']).toMatch(/^text\/html\b/);
        expect(response.body).toHaveLength(0);
      });
    });

    describe('as PDF', () => {
      test.each([
        ['-1001/1', a4, 'en', 'Safety instructions'],
        ['-1001/1?format=A4', a4, 'en', 'Safety instructions'],
        ['-1001/2?format=A2', a3, 'de', 'Betriebsanweisung'],
      ])('%s is tagged, of %p mm', async (path, size, lang, title) => {
        const page = await readPrinted(await fetchPdf(path));
        expect(page.pages).toBeLessThanOrEqual(2);
        expect(page).toMatchObject({ size, lang, tagged: true, isUniversallyAccessible: true });
        expect(page.text).toContain(title);
        expect(page.text).toContain('AC-100');
      });

      test('without parameters the format is A4, with the QR code', async () => {
        const pdf = await fetchPdf('-1001/1');
        expect(pdf.equals(await fetchPdf('-1001/1?format=A4&qrCode=1'))).toBe(true);
        expect(pdf.includes('/URI (https://dossier.example/p/1001)')).toBe(true);
      });

      test.each(['A4', 'A2'])('without the QR code %s has no link', async (format) => {
        expect((await fetchPdf(`-1001/1?format=${format}&qrCode=0`)).includes('/URI (')).toBe(false);
      });

      test('brand chemcard asks without the minus sign and gets the same page', async () => {
        expect((await fetchPdf('1001/1?format=A2')).equals(await fetchPdf('-1001/1?format=A2'))).toBe(true);
      });

      test.each(isSoak ? products : [1012])('%i has its page and its poster', async (id) => {
        for (const format of ['A4', 'A2']) {
          const { pages, size } = await readPrinted(await fetchPdf(`-${id}/1?format=${format}`));
          expect(size).toEqual(format === 'A4' ? a4 : a3);
          expect(pages).toBeLessThanOrEqual(2);
        }
      });

      test('HEAD answers like GET, without a body', async () => {
        const { length } = await fetchPdf('-1001/1');
        const response = await send('/api/sdsRender/pdf/-1001/1', { method: 'HEAD' });
        expect(response.status).toBe(200);
        expect(response.headers).toMatchObject({ 'content-type': 'application/pdf', 'content-length': String(length) });
        expect(response.body).toHaveLength(0);
      });
    });

    test.each([
      ['a product without an instruction', '1020', '1'],
      ['a language that is not valid', '1021', '1'],
      ['a language that does not exist', '1001', '9999'],
      ['no SDS version behind it', '1022', '1'],
    ])('there is no instruction for %s', async (_, id, lang) => {
      for (const path of calls(id, lang)) {
        const response = await send(path);
        expect([response.status, response.json()]).toEqual([404, { error: 'No valid SDS version' }]);
      }
    });

    test('an unknown product is 404, a removed one 410', async () => {
      for (const path of calls('999999', '1')) expect((await send(path)).status).toBe(404);
      for (const path of calls('1023', '1')) {
        const response = await send(path);
        expect([response.status, response.json()]).toEqual([410, { error: 'removed' }]);
      }
    });

    test.each([
      ['/api/v1/sdsRender/ipi/1001/1/P', 'id'],
      ['/api/v1/sdsRender/ipi/-1001/x/P', 'lang'],
      ['/api/v1/sdsRender/ipi/-1001/1/P?qrCode=2', 'qrCode'],
      ['/api/sdsRender/pdf/--1001/1', 'id'],
      ['/api/sdsRender/pdf/0/1', 'id'],
      ['/api/sdsRender/pdf/-1001/0', 'lang'],
      ['/api/sdsRender/pdf/-1001/1?format=A3', 'format'],
      ['/api/sdsRender/pdf/-1001/1?format=a4', 'format'],
      ['/api/sdsRender/pdf/-1001/1?qrCode=yes', 'qrCode'],
    ])('%s names the wrong parameter', async (path, field) => {
      const response = await send(path);
      expect(response.status).toBe(400);
      expect(response.json()).toEqual({ error: 'invalid_parameter', field, message: expect.stringMatching(/^must /) });
    });

    test('a letter other than P is 404', async () => {
      expect((await send('/api/v1/sdsRender/ipi/-1001/1/Q')).status).toBe(404);
    });
  });
