import createClient from 'openapi-fetch';
// openapi-typescript makes it of `/openapi.json` when the test runs.
import type { components, paths } from './api';

const list = '/api/v1/admin/products';
const item = `${list}/{product}` as const;
type Product = components['schemas']['ProductFile'];

/** What an integrator's program does with the product: it answers the steps that it took. */
export async function maintainProduct(baseUrl: string, headers: Record<string, string>, product: Product) {
  const api = createClient<paths>({ baseUrl, headers });
  const since = new Date().toISOString();
  const save = async (body: Product, etag?: string) => {
    const { data, error } = await api.POST(list, { params: { header: { 'if-match': etag } }, body });
    return data?.products.map(({ outcome, details }) => ({ outcome, details })) ?? error;
  };
  const read = async () => {
    const { data, response } = await api.GET(item, { params: { path: { product: product.code } } });
    return { file: data!, etag: response.headers.get('etag')! };
  };
  const steps: unknown[] = [await save(product)];

  const first = await read();
  const unchanged = await api.GET(item, {
    params: { path: { product: product.code }, header: { 'if-none-match': first.etag } },
  });
  steps.push(unchanged.response.status);

  const [version] = first.file.versions;
  const { id: _assigned, ...next } = version!;
  const mistaken = { ...next, text: '2.0', created: '2026-11-29', facts: { ...next.facts, wasteCode: '07 01 04*' } };
  steps.push(await save({ ...first.file, versions: [mistaken, ...first.file.versions] }, first.etag));
  steps.push(await save(first.file, first.etag));
  steps.push(await save(first.file));
  steps.push((await read()).file.versions.map(({ text, facts }) => [text, facts.wasteCode ?? null]));

  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const { data } = await api.GET(list, { params: { query: { since, cursor } } });
    found.push(...data!.products.map(({ code }) => code));
    cursor = data!.cursor ?? undefined;
  } while (cursor !== undefined);
  steps.push(found);

  const removed = await api.DELETE(item, { params: { path: { product: product.code } } });
  const afterwards = await api.DELETE(item, { params: { path: { product: product.code } } });
  steps.push(removed.data?.state, afterwards.error?.error);
  return steps;
}
