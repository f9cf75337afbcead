import type { Context } from 'hono';
import { type JsonText, JsonTextError, readJson } from '../../product-file/json-text.ts';
import { error, type Path } from '../../product-file/problem.ts';
import { checkProduct, type ReadProduct } from '../../product-file/read-product-file.ts';
import type { ProductSource } from '../../store/product-source.ts';
import { Failure } from '../failure.ts';
import type { RequestVariables } from '../house.ts';

export const mostProducts = 100;

/**
 * The product files of a JSON body: one, or a list of them, whose messages name their place in it, `[3]`.
 * @throws Failure 415 when the body is no JSON by its type, 400 when it can't be read as products
 */
export async function bodySources(c: Context<RequestVariables>): Promise<ProductSource[]> {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Failure(415, 'unsupported_media_type');
  const json = parse(await c.req.arrayBuffer());
  if (!Array.isArray(json.value)) return [source(json, [], json.value)];
  const items: unknown[] = json.value;
  if (items.length === 0 || items.length > mostProducts)
    throw new Failure(400, 'invalid_products', { message: `wants 1 to ${mostProducts} products` });
  return items.map((item, place) => source(json, [place], item));
}

function parse(body: ArrayBuffer): JsonText {
  try {
    return readJson(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch (reason) {
    if (reason instanceof JsonTextError)
      throw new Failure(400, 'invalid_json', { message: `line ${reason.line} ${reason.message}` });
    if (reason instanceof TypeError) throw new Failure(400, 'invalid_json', { message: 'is no text in UTF-8' });
    throw reason;
  }
}

/** The product at a place of the body. */
function source(json: JsonText, at: Path, value: unknown): ProductSource {
  const file = at.map((place) => `[${String(place)}]`).join('');
  const lineOf = (path: Path) => json.lineOf([...at, ...path]);
  const ofText = json.findings
    .filter(({ path }) => at.every((part, index) => path[index] === part))
    .map((finding) => ({ ...finding, path: finding.path.slice(at.length) }));
  const { product, findings } = checkProduct(value);
  const files = product?.attachments.length
    ? [error(['attachments'], 'wants to be left out: this call takes no files, and those that are stored stay')]
    : [];
  const all = [...ofText, ...findings, ...files];
  const read: ReadProduct = {
    product: all.some(({ level }) => level === 'error') ? null : product,
    problems: all.map((finding) => ({ ...finding, file, line: lineOf(finding.path) })),
    lineOf,
  };
  return {
    file,
    read: () => Promise.resolve(read),
    readAttachment: () => Promise.reject(new Error('A body holds no files')),
  };
}
