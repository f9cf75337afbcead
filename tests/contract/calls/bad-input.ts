import type { PlatformClient } from '../talk';

export const badInput = ({ send }: PlatformClient) =>
  describe('bad input', () => {
    const huge = '9'.repeat(4000);
    test.each([
      ['/api/v1/products/-abc/detail', 'id'],
      ['/api/v1/products/--1001/detail', 'id'],
      ['/api/v1/products/-0/detail', 'id'],
      ['/api/v1/products/-1.5/detail', 'id'],
      ['/api/v1/products/-1e3/detail', 'id'],
      ['/api/v1/products/-1001%20/detail', 'id'],
      ['/api/v1/products/-1001%00/detail', 'id'],
      ["/api/v1/products/-1001'%20or%201=1/detail", 'id'],
      ['/api/v1/products/%ff/detail', 'id'],
      ['/api/v1/products/-%ff/detail', 'id'],
      ['/api/v1/products/-%ed%a0%80/detail', 'id'],
      ['/api/v1/products/__proto__/detail', 'id'],
      ['/api/v1/products/-1234567890123/detail', 'id'],
      [`/api/v1/products/-${huge}/detail`, 'id'],
      ['/api/v1/products/-1001/detail?version=x', 'version'],
      ['/api/v1/products/-1001/detail?version=-1', 'version'],
      [`/api/v1/products/-1001/detail?version=${huge}`, 'version'],
      ['/api/v1/sdsRender/view/-1001/x', 'lang'],
      ['/api/v1/sdsRender/view/-1001/0', 'lang'],
      ['/api/v1/sdsRender/view/-1001/-1', 'lang'],
      ['/api/v1/sdsRender/view/-1001/99999', 'lang'],
      ['/api/v1/sdsRender/view/-1001/%ff', 'lang'],
      ['/api/v1/sdsRender/view/1001/1', 'id'],
      ['/api/v1/sdsRender/view/-1001/1?qrCode=2', 'qrCode'],
      ['/api/v1/sdsRender/view/-1001/1?qrCode=%ff', 'qrCode'],
      ['/api/v1/sdsRender/view/-1001/1?version=%00', 'version'],
      ['/api/v1/products/abc/detail', 'id'],
      ['/api/v1/products?page=0', 'page'],
      ['/api/v1/products?page=-1', 'page'],
      [`/api/v1/products?page=${huge}`, 'page'],
      ['/api/v1/products?search=%00', 'search'],
      [`/api/v1/products?search=${huge}`, 'search'],
      ['/api/v1/products?sort=foo', 'sort'],
      ['/api/v1/products?sds=foo', 'sds'],
      ['/api/v1/p/catalogue?search=%00', 'search'],
      [`/api/v1/p/catalogue?search=${'a'.repeat(10_000)}`, 'search'],
      ['/api/v1/p/catalogue?pictogram=GHS10', 'pictogram'],
      ['/api/v1/p/catalogue?signal=none', 'signal'],
      ['/api/v1/p/catalogue?lang=en', 'lang'],
      ['/api/v1/p/catalogue?audience=all', 'audience'],
      ['/api/v1/attachments/..%2f..%2fetc%2fpasswd', 'key'],
      ['/api/v1/attachments/%00', 'key'],
      [`/api/v1/attachments/${'a'.repeat(65)}`, 'key'],
    ])('%s names the wrong parameter', async (path, field) => {
      const response = await send(path);
      expect(response.status).toBe(400);
      expect(response.json()).toEqual({ error: 'invalid_parameter', field, message: expect.stringMatching(/^must /) });
    });

    test.each(['PUT', 'POST', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
      'the method %s is 405',
      async (method) => {
        for (const path of ['/api/v1/products/-1001/detail', '/nowhere', '/v2/assets/pictograms/GHS02.svg']) {
          expect((await send(path, { method })).status).toBe(405);
        }
      },
    );

    test.each([
      ['/v2/assets/pictograms/..\\..\\package.json', {}],
      ['/%', {}],
      ['//evil.example/healthz', {}],
      ['http://evil.example/api/v1/products/-1001', {}],
      ['*', {}],
      ['/api/v1/products/-1001', { Host: 'evil.example/../x' }],
      ['/api/v1/products/-1001', { Host: 'a b' }],
    ])('%s with %j is refused', async (path, headers) => {
      const { status, text } = await send(path, { headers });
      expect([400, 404]).toContain(status);
      expect(text).not.toMatch(/at .*\.(js|ts)/);
    });

    test('an unknown path is 404', async () => {
      const response = await send('/api/v1/nothing');
      expect(response.status).toBe(404);
      expect(response.json()).toEqual({ error: 'not_found' });
    });

    test('HEAD answers like GET, without a body', async () => {
      const response = await send('/api/v1/products/-1001/detail', { method: 'HEAD' });
      expect(response.status).toBe(200);
      expect(response.body).toHaveLength(0);
    });
  });
