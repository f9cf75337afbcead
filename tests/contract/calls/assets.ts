import type { PlatformClient } from '../talk';

export const assetCalls = ({ send }: PlatformClient) =>
  describe('assets', () => {
    test('a pictogram is an SVG that may be kept and is asked for once', async () => {
      const path = '/v2/assets/pictograms/GHS02.svg?v=1';
      const response = await send(path);
      expect(response.status).toBe(200);
      expect(response.headers).toMatchObject({
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=86400',
        'x-content-type-options': 'nosniff',
      });
      expect(response.text).toContain('<svg');
      const again = await send(path, { headers: { 'If-None-Match': String(response.headers.etag) } });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
    });

    test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('there is a pictogram GHS0%i', async (number) => {
      expect((await send(`/v2/assets/pictograms/GHS0${number}.svg`)).status).toBe(200);
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
    ])('no other file is served: %s', async (path) => {
      expect((await send(path)).status).toBe(404);
    });
  });
