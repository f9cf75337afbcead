import { onRequestError } from '@/instrumentation';
import { log } from '@/lib/observability/log';
import { freshProcess } from '@/tests/support/one-process';

test('a page that failed stands in the log without the query of its address', async () => {
  freshProcess({ PLATFORM_URL: '', NEXT_RUNTIME: 'nodejs' });
  const written = jest.spyOn(log(), 'error');
  const request = { path: '/p/products?search=secret', method: 'GET', headers: {} };
  await onRequestError(new Error('a defect'), request, {} as Parameters<typeof onRequestError>[2]);
  delete process.env.NEXT_RUNTIME;
  expect(written).toHaveBeenCalledWith(expect.objectContaining({ path: '/p/products' }), 'page failed');
});
