import { setTimeout as pause } from 'node:timers/promises';
import { error, type Path, type Problem } from '../../product/findings.ts';
import { lineIn, type ReadProduct } from './read-product-file.ts';

/** Where a product to be imported comes from. Sources are read one after the other: thousands need not be held at once. */
export interface ProductSource {
  /** How messages call it. */
  file: string;
  read: () => Promise<ReadProduct>;
  /** An attached file, by its path in the product file. */
  readAttachment: (path: string) => Promise<Uint8Array>;
}

/** What a source is by itself and beside those before it. */
export interface ReadSource extends ReadProduct {
  source: ProductSource;
}

export interface Reading {
  /** Hears how many sources are read. */
  onProgress?: (done: number) => void;
  /** After each source, for as long as it took with what was done with it: visitors have half of the processor's time. */
  yieldsCpu?: boolean;
}

/** Reads sources one after the other. */
export async function* readSources(
  sources: readonly ProductSource[],
  { onProgress = () => undefined, yieldsCpu = false }: Reading = {},
): AsyncGenerator<ReadSource> {
  const seen = { id: new Map<unknown, string>(), code: new Map<unknown, string>(), gtin: new Map<unknown, string>() };
  const keys = new Map<unknown, string>();
  for (const [place, source] of sources.entries()) {
    const started = performance.now();
    const read = await source.read();
    const { product, problems } = read;
    const { file } = source;
    const twice: Problem[] = [];
    const see = (others: Map<unknown, string>, value: unknown, path: Path) => {
      if (value === undefined || value === null) return;
      const other = others.get(value);
      if (other)
        twice.push({ ...error(path, `'${String(value)}' is also in ${other}`), file, line: lineIn(read, path) });
      else others.set(value, file);
    };
    for (const field of ['id', 'code', 'gtin'] as const) see(seen[field], product?.[field], [field]);
    product?.attachments.forEach(({ key }, index) => see(keys, key, ['attachments', index, 'key']));
    yield { ...read, source, product: twice.length > 0 ? null : product, problems: [...problems, ...twice] };
    onProgress(place + 1);
    if (yieldsCpu) await pause(performance.now() - started);
  }
}
