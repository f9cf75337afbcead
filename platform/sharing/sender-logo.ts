import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { SenderLogo } from '../store/accounts/company.ts';
import { readXml, XmlError, type XmlNode } from '../runtime/xml-tree.ts';

/** Why a file can't be a logo; follows its name in a sentence. */
export class LogoError extends Error {
  override name = 'LogoError';
}

/** Room in a mail, in CSS pixels. */
const room = { width: 144, height: 40 };
/** Pixels of a CSS pixel on telephones. */
const density = 3;

/** A picture has at most so many pixels. */
export const logoPixels = { width: room.width * density, height: room.height * density };

/** The size at which a logo is shown, in CSS pixels: never larger than it is. */
export function shownSize({ png }: SenderLogo): { width: number; height: number } {
  // The first chunk of a PNG is its header, which begins with width and height.
  const header = new DataView(png.buffer, png.byteOffset);
  const [width, height] = [header.getUint32(16), header.getUint32(20)];
  const scale = Math.min(room.width / width, room.height / height, 1);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** RFC 2392: of the attached picture, in the whole world; short enough for one line of a header. */
export const contentId = ({ id }: SenderLogo): string => `logo-${id.slice(0, 32)}@dossier`;

/** A mail's HTML by itself, with the picture inside instead of attached. */
export const withLogoInside = ({ html, logo }: { html: string; logo: SenderLogo | null }): string =>
  logo
    ? html.replaceAll(`cid:${contentId(logo)}`, `data:image/png;base64,${Buffer.from(logo.png).toString('base64')}`)
    : html;

/** Of a file, 1 MiB. */
export const maxLogoBytes = 1024 * 1024;
const maxPixels = 4096 * 4096;
const almostWhite = 250;
const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/**
 * The logo that a file, SVG or PNG, shows on white ground: a picture of its own, which has nothing of the file but its looks.
 * @throws LogoError
 */
export async function drawLogo(file: Uint8Array): Promise<SenderLogo> {
  const isPng = pngSignature.equals(file.subarray(0, pngSignature.length));
  const source = isPng ? file : Buffer.from(plainDrawing(file));
  const png = await sharp(source, { limitInputPixels: maxPixels })
    .resize({ ...logoPixels, fit: 'inside', withoutEnlargement: isPng })
    .flatten({ background: '#fff' })
    .png({ palette: true, compressionLevel: 9 })
    .timeout({ seconds: 10 })
    .toBuffer()
    .catch((reason: unknown) => {
      throw new LogoError(`can’t be drawn as ${isPng ? 'PNG' : 'SVG'} of at most 4096 × 4096 pixels`, {
        cause: reason,
      });
    });
  const { channels } = await sharp(png).stats();
  if (channels.every(({ min }) => min >= almostWhite)) throw new LogoError('shows nothing on white ground');
  return { id: createHash('sha256').update(png).digest('hex'), png };
}

const svgNamespace = 'http://www.w3.org/2000/svg';
const drawn = new Set([
  ...['svg', 'g', 'defs', 'style', 'clipPath', 'linearGradient', 'radialGradient', 'stop'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
]);
const notDrawn = new Set(['title', 'desc', 'metadata']);
/** Filters cost minutes, `@import` and `data:` bring another document, and escapes would hide any of them. */
const refusedStyle = /filter|@import|data:|\\/i;

/**
 * An SVG drawing, written anew of shapes and colours alone. Filters, patterns and references, which can take minutes, pictures and
 * scripts are refused; so are letters, whose typeface is not there.
 * @throws LogoError
 */
export function plainDrawing(file: Uint8Array): string {
  const root = readRoot(file);
  if (root.name !== 'svg' || root.namespace !== svgNamespace) throw new LogoError('is neither PNG nor SVG');
  return elementText({ ...root, attributes: { ...root.attributes, xmlns: svgNamespace } });
}

function readRoot(file: Uint8Array): XmlNode {
  try {
    return readXml(file);
  } catch (reason) {
    if (reason instanceof XmlError)
      throw new LogoError(`is no PNG, and can’t be read as SVG: it ${reason.message}`, { cause: reason });
    throw reason;
  }
}

/** Other namespaces have the notes of drawing programs. */
function elementText({ name, namespace, attributes, text, children }: XmlNode): string {
  if (namespace !== svgNamespace || notDrawn.has(name)) return '';
  const css = name === 'style' ? text : '';
  const refused = drawn.has(name) ? refusedIn(attributes, css) : name;
  if (refused) throw new LogoError(`has '${refused}', which a logo may not: draw it as paths, or take a PNG`);
  const written = Object.entries(attributes).map(([key, value]) => (key ? ` ${key}="${escape(value)}"` : ''));
  return `<${name}${written.join('')}>${escape(css)}${children.map(elementText).join('')}</${name}>`;
}

function refusedIn(attributes: XmlNode['attributes'], css: string): string | undefined {
  if ('filter' in attributes) return 'filter';
  const outside = Object.values(attributes).find((value) => /data:/i.test(value)) && 'data:';
  return outside ?? refusedStyle.exec(`${css} ${attributes.style ?? ''}`)?.[0];
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
