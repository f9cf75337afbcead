import sharp from 'sharp';
import { differingPixels } from '../rasterised';
import { isSoak, type PlatformClient } from '../talk';

const products = Array.from({ length: 17 }, (_, index) => 1001 + index);
const drawn = ['-1001?dim=3&xlang=1', '-1012?dim=4&xlang=2,1,8&vseb=5+l', '-1009?dim=5&emb=1'];

/** The titles of the drawings that a picture holds, `GHS02 Flame`. */
const drawingsIn = (svg: string) =>
  [...svg.matchAll(/href="data:image\/svg\+xml;base64,([^"]*)"/g)]
    .map(([, base64 = '']) => Buffer.from(base64, 'base64').toString())
    .flatMap((drawing) => /<title>(GHS\d\d)/.exec(drawing)?.[1] ?? []);

export const labelViewCalls = ({ send, fetchDetail, database, isThorough, run }: PlatformClient) =>
  describe('label as a picture', () => {
    const fetchPath = (path: string, headers: Record<string, string> = {}) =>
      send(`/api/v1/productLabelRender/view/${path}`, { headers });
    const fetchSvg = async (path: string) => {
      const response = await fetchPath(path);
      expect(response.status).toBe(200);
      expect(response.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
      return response.text;
    };

    if (database === 'PostgreSQL') {
      test('a product whose label is switched off has none, and has it again afterwards', async () => {
        const calls = ['view', 'pdf', 'audit'].map((call) => `/api/v1/productLabelRender/${call}/-1018`);
        for (const path of calls) expect((await send(path)).status).toBe(200);
        run('update products set label_document = false where id = 1018');
        for (const path of calls) {
          const response = await send(path);
          expect([response.status, response.json()]).toEqual([404, { error: 'No valid label' }]);
        }
        run('update products set label_document = true where id = 1018');
        for (const path of calls) expect((await send(path)).status).toBe(200);
      });
    }
    if (!isThorough) return;

    test.each([
      ['-1001', 105, 148],
      ['-1001?dim=1&emb=1&xlang=2', 52, 74],
      ['-1001?dim=2&emb=1', 74, 52],
      ['-1001?dim=1&emb=1&xlang=1,2,3&foldON=1', 52, 370],
      ['-1001?dim=3&lp=1', 74, 105],
      ['-1001?dim=5&labType=2&timestamp=1767225600000', 148, 105],
      ['-1001?dim=6', 148, 210],
    ])('%s is SVG of %i × %i mm', async (path, width, height) => {
      expect(await fetchSvg(path)).toMatch(new RegExp(`^<svg [^>]*width="${width}mm" height="${height}mm"`));
    });

    test.each([
      ['image/png', 'image/png'],
      ['image/png, image/svg+xml', 'image/png'],
      ['image/svg+xml;q=0.5, image/png', 'image/png'],
      ['image/svg+xml, image/png', 'image/svg+xml; charset=utf-8'],
      ['image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'image/svg+xml; charset=utf-8'],
      ['*/*', 'image/svg+xml; charset=utf-8'],
    ])('who accepts %s gets %s', async (accept, type) => {
      const response = await fetchPath('-1001?dim=2&emb=1', { Accept: accept });
      expect([response.status, response.headers['content-type'], response.headers.vary]).toEqual([200, type, 'Accept']);
    });

    test('PNG has 300 dots an inch', async () => {
      const { body } = await fetchPath('-1001', { Accept: 'image/png' });
      expect(await sharp(body).metadata()).toMatchObject({ width: 1240, height: 1748, density: 300 });
    });

    test.each(isSoak ? products : products.filter((id) => id % 4 === 1))(
      '%i: the pictograms of its classification, each once',
      async (id) => {
        const { health_safety } = await fetchDetail(id);
        expect(drawingsIn(await fetchSvg(`-${id}`))).toEqual(health_safety.pictograms.map((pictogram) => pictogram.id));
        expect(drawingsIn(await fetchSvg(`-${id}?picOFF=1`))).toEqual([]);
      },
    );

    test.each(isSoak ? drawn : drawn.slice(0, 1))('%s is the same drawing as the PDF', async (path) => {
      const pdf = async (query: string) => (await send(`/api/v1/productLabelRender/pdf/${path}&lp=1${query}`)).body;
      const svg = await fetchSvg(path);
      expect(await differingPixels(await pdf(''), svg)).toBeLessThan(0.005);
      expect(await differingPixels(await pdf('&picOFF=1'), svg)).toBeGreaterThan(0.005);
    });

    test.each(['view', 'pdf', 'audit'])('%s: an unknown product, a removed one', async (call) => {
      expect((await send(`/api/v1/productLabelRender/${call}/-999999`)).status).toBe(404);
      const removed = await send(`/api/v1/productLabelRender/${call}/-1023`);
      expect([removed.status, removed.json()]).toEqual([410, { error: 'removed' }]);
    });

    test('a product of which no version was issued has none, as the public list says', async () => {
      for (const call of ['view', 'pdf', 'audit', 'text']) {
        const response = await send(`/api/v1/productLabelRender/${call}/-1022`);
        expect([response.status, response.json()]).toEqual([404, { error: 'No valid label' }]);
      }
    });

    test('a product without a safety data sheet has a label', async () => {
      for (const call of ['view', 'pdf', 'audit']) {
        expect((await send(`/api/v1/productLabelRender/${call}/-1020?qrCode=2`)).status).toBe(200);
      }
    });

    test.each([
      ['1001', 'id'],
      ['-0', 'id'],
      ['-1001?dim=7', 'dim'],
      ['-1001?emb=0', 'emb'],
      ['-1001?font=13', 'font'],
      ['-1001?fontPN=99', 'fontPN'],
      ['-1001?padT=31', 'padT'],
      ['-1001?padR=-1', 'padR'],
      ['-1001?padB=1e1', 'padB'],
      ['-1001?padL=', 'padL'],
      ['-1001?qrCode=4', 'qrCode'],
      [`-1001?vseb=${'x'.repeat(61)}`, 'vseb'],
      [`-1001?vseb=${'x'.repeat(10_000)}`, 'vseb'],
      ['-1001?vseb=1%0A2', 'vseb'],
      [`-1001?batch=${'7'.repeat(500)}`, 'batch'],
      ['-1001?batch=L%00', 'batch'],
      ['-1001?batch=', 'batch'],
      ['-1001?serial=%C3%A9', 'serial'],
      ['-1001?filled=2026-02-30', 'filled'],
      ['-1001?ink=4', 'ink'],
      ['-1001?xlang=99', 'xlang'],
      ['-1001?xlang=', 'xlang'],
      ['-1001?xlang=1,2,3,4,5,6,7,8,1', 'xlang'],
      ['-1021?xlang=25', 'xlang'],
      ['-1001?rlang=99', 'rlang'],
      ['-1001?pCodes=AC-100-1L~none', 'pCodes'],
      ['-1001?picOFF=0', 'picOFF'],
      ['-1001?lp=2', 'lp'],
      ['-1001?labType=1', 'labType'],
      ['-1001?profile=clp', 'profile'],
    ])('%s names the wrong parameter', async (path, field) => {
      for (const call of ['view', 'pdf', 'audit']) {
        const response = await send(`/api/v1/productLabelRender/${call}/${path}`);
        expect(response.status).toBe(400);
        expect(response.json()).toEqual({
          error: 'invalid_parameter',
          field,
          message: expect.stringMatching(/^must /),
        });
      }
    });
  });
