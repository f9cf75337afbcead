import type { PlatformClient } from '../talk';

/** Files, by what they are. */
const files = {
  'the safety data sheet': '/api/v1/sdsRender/sdsPdf/-1002/1',
  'its XML': '/api/v1/sdsRender/xml/-1002/1',
  'the technical data sheet': '/api/v1/p/tds/pdf/1/-1002',
  'the safety instructions': '/api/sdsRender/pdf/-1002/1',
  'a label': '/api/v1/productLabelRender/pdf/-1002?lp=1',
  'a label drawing': '/api/v1/productLabelRender/view/-1002?timestamp=1',
  'an attached file': '',
  'the product': '/api/v1/products/-1002/detail?m',
};

export const downloadCalls = ({ send, fetchDetail, isThorough }: PlatformClient) =>
  describe('files that a program has already, or in part', () => {
    if (!isThorough) return;
    const addressOf = async (path: string) => path || (await fetchDetail(1001)).attachments.data[0]!.link;

    test.each(Object.entries(files))('%s is sent once, and afterwards its change only', async (_, path) => {
      const address = await addressOf(path);
      const first = await send(address);
      const { etag = '' } = first.headers;
      expect([first.status, etag, first.headers['accept-ranges']]).toEqual([
        200,
        expect.stringMatching(/^"[0-9a-f]{32}"$/),
        'bytes',
      ]);
      const head = await send(address, { method: 'HEAD' });
      expect([head.status, head.headers.etag, head.headers['content-length'], head.body.length]).toEqual([
        200,
        etag,
        String(first.body.length),
        0,
      ]);
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*'])
        for (const method of ['GET', 'HEAD']) {
          const again = await send(address, { method, headers: { 'If-None-Match': known } });
          expect([again.status, again.headers.etag, again.body.length]).toEqual([304, etag, 0]);
        }
      expect((await send(address, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
    });

    test.each(Object.entries(files))('%s is sent in parts that make the whole', async (_, path) => {
      const address = await addressOf(path);
      const { body, headers } = await send(address);
      const size = body.length;
      const part = async (range: string, more: Record<string, string> = {}) => {
        const response = await send(address, { headers: { Range: range, ...more } });
        return [response.status, response.headers['content-range'], response.body.toString('latin1')];
      };
      const expected = (start: number, end: number) => [
        206,
        `bytes ${start}-${end - 1}/${size}`,
        body.toString('latin1', start, end),
      ];
      expect(await part('bytes=0-99')).toEqual(expected(0, 100));
      expect(await part('bytes=100-')).toEqual(expected(100, size));
      expect(await part('bytes=-7')).toEqual(expected(size - 7, size));
      expect(await part(`bytes=0-${size * 2}`)).toEqual(expected(0, size));
      expect(await part('bytes=0-99', { 'If-Range': headers.etag! })).toEqual(expected(0, 100));
      const whole = [200, undefined, body.toString('latin1')];
      for (const range of ['bytes=0-1,4-5', 'lines=1-2', 'bytes=9-1', 'bytes=-'])
        expect(await part(range)).toEqual(whole);
      expect(await part('bytes=0-99', { 'If-Range': '"of an older edition"' })).toEqual(whole);
      for (const range of [`bytes=${size}-`, 'bytes=-0']) {
        const beyond = await send(address, { headers: { Range: range } });
        expect([beyond.status, beyond.headers['content-range'], beyond.json()]).toEqual([
          416,
          `bytes */${size}`,
          { error: 'range_not_satisfiable', message: expect.any(String) },
        ]);
      }
    });

    test('a response for one user only has no ETag', async () => {
      const { headers } = await send('/api/v1/app/init');
      expect([headers.etag, headers['cache-control']]).toEqual([undefined, 'no-store']);
    });
  });
