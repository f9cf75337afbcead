import type { Talk } from '../talk';

export const assetCalls = ({ ask }: Talk) =>
  describe('assets', () => {
    test('a pictogram is an SVG that may be kept and is asked for once', async () => {
      const path = '/v2/assets/pictograms/GHS02.svg?v=1';
      const answer = await ask(path);
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=86400',
        'x-content-type-options': 'nosniff',
      });
      expect(answer.text).toContain('<svg');
      const again = await ask(path, { headers: { 'If-None-Match': String(answer.headers.etag) } });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
    });

    test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('there is a pictogram GHS0%i', async (number) => {
      expect((await ask(`/v2/assets/pictograms/GHS0${number}.svg`)).status).toBe(200);
    });

    test.each([
      '/v2/assets',
      '/v2/assets/',
      '/v2/assets/pictograms/',
      '/v2/assets/pictograms/GHS10.svg',
      '/v2/assets/pictograms/../../package.json',
      '/v2/assets/..%2f..%2fpackage.json',
      '/v2/assets/pictograms/..%2f..%2f..%2fpackage.json',
      '/v2/assets/pictograms/%2e%2e%2fmain.ts',
      '/v2/assets/pictograms/GHS02.svg%00',
      '/v2/assets/constructor/name',
    ])('nothing else comes out: %s', async (path) => {
      expect((await ask(path)).status).toBe(404);
    });
  });
