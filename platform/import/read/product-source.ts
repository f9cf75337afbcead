import { setTimeout as pause } from 'node:timers/promises';
import { error, type Path, type Problem } from '../../product/findings.ts';
import { lineIn, type ReadProduct } from './read-product-file.ts';

/** The source of a product to be imported. Sources are read one after the other, so that thousands need not be in memory at once. */
export interface ProductSource {
  /** Name in messages. */
  file: string;
  read: () => Promise<ReadProduct>;
  /** An attached file, by its path in the product file. */
  readAttachment: (path: string) => Promise<Uint8Array>;
}

/** A source that was read, with its problems and its conflicts with earlier sources. */
export interface ReadSource extends ReadProduct {
  source: ProductSource;
}

export interface Reading {
  /** Called with the number of sources that were read. */
  onProgress?: (done: number) => void;
  /** Pauses after each source for as long as its processing took, so that requests get half of this thread's time. */
  yieldsCpu?: boolean;
}

/** Reads sources one after the other, each while the one before is processed. */
export async function* readSources(
  sources: readonly ProductSource[],
  { onProgress = () => undefined, yieldsCpu = false }: Reading = {},
): AsyncGenerator<ReadSource> {
  const seen = { id: new Map<unknown, string>(), code: new Map<unknown, string>(), gtin: new Map<unknown, string>() };
  const keys = new Map<unknown, string>();
  let next = sources[0]?.read();
  try {
    for (const [place, source] of sources.entries()) {
      const read = await next!;
      const started = performance.now();
      next = sources[place + 1]?.read();
      // It fails when it is its turn.
      next?.catch(() => undefined);
      const { product, problems } = read;
      const { file } = source;
      const duplicates: Problem[] = [];
      const register = (others: Map<unknown, string>, value: unknown, path: Path) => {
        if (value === undefined || value === null) return;
        const other = others.get(value);
        if (other)
          duplicates.push({ ...error(path, `'${String(value)}' is also in ${other}`), file, line: lineIn(read, path) });
        else others.set(value, file);
      };
      for (const field of ['id', 'code', 'gtin'] as const) register(seen[field], product?.[field], [field]);
      product?.attachments.forEach(({ key }, index) => register(keys, key, ['attachments', index, 'key']));
      yield {
        ...read,
        source,
        product: duplicates.length > 0 ? null : product,
        problems: [...problems, ...duplicates],
      };
      onProgress(place + 1);
      if (yieldsCpu) await pause(performance.now() - started);
    }
  } finally {
    await next?.catch(() => undefined);
  }
}
