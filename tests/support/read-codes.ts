import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const { resolve } = createRequire(__filename);

let isPrepared = false;

/** What the QR codes and Data Matrix codes in a picture say, by a decoder that shares nothing with what made them. */
export async function readCodes(picture: Buffer): Promise<{ format: string; text: string; isGs1: boolean }[]> {
  if (!isPrepared) {
    const wasm = readFileSync(resolve('zxing-wasm/reader/zxing_reader.wasm'));
    const wasmBinary = new Uint8Array(wasm).buffer;
    prepareZXingModule({ overrides: { wasmBinary } });
    isPrepared = true;
  }
  const found = await readBarcodes(new Uint8Array(picture), {
    formats: ['QRCode', 'DataMatrix'],
    maxNumberOfSymbols: 255,
  });
  return found.map(({ format, text, contentType }) => ({ format, text, isGs1: contentType === 'GS1' }));
}
