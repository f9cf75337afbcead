import { openProductReader, type ProductReader } from '../product-file/product-reader.ts';

/** Gives a command a reader of its own, for as long as it works. */
export async function withReader<Value>(work: (reader: ProductReader) => Promise<Value>): Promise<Value> {
  const reader = openProductReader();
  return work(reader).finally(() => reader.close());
}
