import { LRUCache } from 'lru-cache';
import QRCode from 'qrcode';

/** The white border in modules (ISO/IEC 18004, 9.1). */
const quietZone = 4;

export interface LabelQrCode {
  svg: string;
  /** The border's modules among them. */
  modulesAcross: number;
}

/** A label that is edited is drawn again and again with the same code. */
const cache = new LRUCache<string, LabelQrCode>({ max: 500 });

/** An address as QR code with its border. */
export async function labelQrCode(url: string): Promise<LabelQrCode> {
  const code = cache.get(url) ?? (await draw(url));
  cache.set(url, code);
  return code;
}

async function draw(url: string): Promise<LabelQrCode> {
  const svg = await QRCode.toString(url, { type: 'svg', errorCorrectionLevel: 'M', margin: quietZone });
  // The drawing's unit is a module; making the code once more only to count them would take as long again.
  const [, across] = /viewBox="0 0 (\d+) \1"/.exec(svg) ?? [];
  if (across === undefined) throw new Error('The QR code is no square of modules');
  return { svg, modulesAcross: Number(across) };
}
