import { LRUCache } from 'lru-cache';
import QRCode from 'qrcode';

/** The white border in modules (ISO/IEC 18004, 9.1). */
const quietZone = 4;

interface LabelQrCode {
  svg: string;
  /** Including the border's modules. */
  modulesAcross: number;
}

/** Caches codes: a label in the editor is drawn repeatedly with the same code. */
const cache = new LRUCache<string, LabelQrCode>({ max: 500 });

/** Draws an address as a QR code with its border. */
export async function labelQrCode(url: string): Promise<LabelQrCode> {
  const code = cache.get(url) ?? (await draw(url));
  cache.set(url, code);
  return code;
}

/** The modules of a QR code with its border, row by row as bits in hexadecimal, the last digit filled with zeros. */
export function labelQrModules(url: string): { across: number; bits: string } {
  const { modules } = QRCode.create(url, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const across = size + 2 * quietZone;
  const isDark = (index: number) => {
    const [row, column] = [Math.floor(index / across) - quietZone, (index % across) - quietZone];
    return row >= 0 && column >= 0 && row < size && column < size && Boolean(modules.get(row, column));
  };
  const bits = Array.from({ length: across * across }, (_, index) => (isDark(index) ? '1' : '0')).join('');
  return { across, bits: bits.replace(/.{1,4}/g, (four) => parseInt(four.padEnd(4, '0'), 2).toString(16)) };
}

async function draw(url: string): Promise<LabelQrCode> {
  const svg = await QRCode.toString(url, { type: 'svg', errorCorrectionLevel: 'M', margin: quietZone });
  // The drawing's unit is one module; generating the code again to count the modules would double the time.
  const [, across] = /viewBox="0 0 (\d+) \1"/.exec(svg) ?? [];
  if (across === undefined) throw new Error('The QR code is not a square of modules');
  return { svg, modulesAcross: Number(across) };
}
