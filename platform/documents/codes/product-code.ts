import QRCode from 'qrcode';
import type { LanguageCode } from '../../languages/languages.ts';
import { phrasesFor } from '../../languages/phrases.ts';
import { digitalLinkOf } from '../label/pack-marks.ts';
import { permalinkOf } from '../permalink.ts';

export const codeKinds = ['qr', 'datamatrix'] as const;
type CodeKind = (typeof codeKinds)[number];

/** A square code as modules, row by row, without its quiet zone. */
interface Modules {
  across: number;
  isDark: (row: number, column: number) => boolean;
}

interface CodedProduct {
  id: number;
  name: string;
  code: string;
  /** 14 digits. */
  gtin: string | null;
}

/** A code of a product with the lines below it. */
export interface ProductCode {
  kind: CodeKind;
  modules: Modules;
  /** White border in modules: ISO/IEC 18004, 9.1 requires four for QR codes, ISO/IEC 16022, 8.2.3 one for Data Matrix, which gets two. */
  quietZone: number;
  /** The encoded text. */
  content: string;
  name: string;
  lines: string[];
}

/**
 * The packs of a product that get a code each: its articles with a GTIN, and the product itself if it has another GTIN, or no article has
 * one.
 */
export function codedPacks({
  code,
  gtin,
  articles,
}: Pick<CodedProduct, 'code' | 'gtin'> & { articles: readonly { code: string; gtin?: string }[] }) {
  const packs = articles.flatMap((article) => (article.gtin ? [{ code: article.code, gtin: article.gtin }] : []));
  const isOfPack = packs.length > 0 && (gtin === null || packs.some((pack) => pack.gtin === gtin));
  return isOfPack ? packs : [{ code, gtin }, ...packs];
}

/**
 * Creates the code of a product or of one of its packs: a GS1 DataMatrix of its GTIN, AI (01), or a QR code of its GS1 Digital Link. A product without a GTIN gets
 * a QR code of its permalink, with a line that says so if a GS1 DataMatrix was requested.
 */
export async function productCode(
  { id, name, code, gtin }: CodedProduct,
  kind: CodeKind,
  { siteUrl, lang }: { siteUrl: string; lang: LanguageCode },
): Promise<ProductCode> {
  if (kind === 'datamatrix' && gtin) {
    const content = `(01)${gtin}`;
    const modules = await dataMatrix(content);
    return { kind, modules, quietZone: 2, content, name, lines: [code, content] };
  }
  const content = gtin
    ? digitalLinkOf(siteUrl, gtin, { batch: null, serial: null, filled: null })
    : permalinkOf(siteUrl, id);
  const lines = kind === 'datamatrix' ? [code, phrasesFor(lang).page.noGtin] : [code];
  return { kind: 'qr', modules: qrModules(content), quietZone: 4, content, name, lines };
}

function qrModules(content: string): Modules {
  const { modules } = QRCode.create(content, { errorCorrectionLevel: 'M' });
  return { across: modules.size, isDark: (row, column) => Boolean(modules.get(row, column)) };
}

/** The library knows the syntax of GS1; it has 2 MB and is loaded on first use. */
async function dataMatrix(content: string): Promise<Modules> {
  const { default: library } = await import('bwip-js');
  const [symbol] = library.raw('gs1datamatrix', content, {});
  if (!symbol || !('pixs' in symbol) || symbol.pixx !== symbol.pixy) throw new Error('The Data Matrix is not a square');
  const { pixs, pixx } = symbol;
  return { across: pixx, isDark: (row, column) => pixs[row * pixx + column] === 1 };
}

/** The modules with their quiet zone, row by row as bits in hexadecimal, the last digit filled with zeros. */
export function bitsOf({ modules, quietZone }: Pick<ProductCode, 'modules' | 'quietZone'>) {
  const across = modules.across + 2 * quietZone;
  const isInside = (index: number) => index >= 0 && index < modules.across;
  const bits = Array.from({ length: across * across }, (_, index) => {
    const [row, column] = [Math.floor(index / across) - quietZone, (index % across) - quietZone];
    return isInside(row) && isInside(column) && modules.isDark(row, column) ? '1' : '0';
  }).join('');
  return { across, bits: bits.replace(/.{1,4}/g, (four) => parseInt(four.padEnd(4, '0'), 2).toString(16)) };
}
