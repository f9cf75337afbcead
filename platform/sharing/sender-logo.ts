import { createHash } from 'node:crypto';
import type { SenderLogo } from '../store/accounts/company.ts';
import { numbersInWords, textsOf } from '../phrases/messages.ts';
import { loadSharp } from '../runtime/sharp.ts';
import { readXml, XmlError, type XmlNode } from '../runtime/xml-tree.ts';

/** A file cannot be used as a logo; the message follows the file's name in a sentence. */
export class LogoError extends Error {
  override name = 'LogoError';
}

/** Maximum size in a mail, in CSS pixels. */
const maxSize = { width: 144, height: 40 };
/** Device pixels per CSS pixel on phones. */
const density = 3;

/** Maximum size of the image in pixels. */
const logoPixels = { width: maxSize.width * density, height: maxSize.height * density };

/** The display size of a logo in CSS pixels, never larger than the image. */
export function shownSize({ png }: SenderLogo): { width: number; height: number } {
  // The first chunk of a PNG is its header, which begins with width and height.
  const header = new DataView(png.buffer, png.byteOffset);
  const [width, height] = [header.getUint32(16), header.getUint32(20)];
  const scale = Math.min(maxSize.width / width, maxSize.height / height, 1);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The globally unique Content-ID of the attached image (RFC 2392), short enough for one header line. */
export const contentId = ({ id }: SenderLogo): string => `logo-${id.slice(0, 32)}@dossier`;

/** A mail's HTML with the logo as a data URL instead of an attachment. */
export const withLogoInside = ({ html, logo }: { html: string; logo: SenderLogo | null }): string =>
  logo
    ? html.replaceAll(`cid:${contentId(logo)}`, `data:image/png;base64,${Buffer.from(logo.png).toString('base64')}`)
    : html;

/** Maximum size of a file: 1 MiB. */
export const maxLogoBytes = 1024 * 1024;
const maxPixels = 4096 * 4096;
const almostWhite = 250;
const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/**
 * Renders an SVG or PNG file on a white background into a new image without metadata.
 * @throws LogoError
 */
export async function drawLogo(file: Uint8Array): Promise<SenderLogo> {
  const isPng = pngSignature.equals(file.subarray(0, pngSignature.length));
  const source = isPng ? file : Buffer.from(plainDrawing(file));
  const sharp = await loadSharp();
  const png = await sharp(source, { limitInputPixels: maxPixels })
    .resize({ ...logoPixels, fit: 'inside', withoutEnlargement: isPng })
    .flatten({ background: '#fff' })
    .png({ palette: true, compressionLevel: 9 })
    .timeout({ seconds: 10 })
    .toBuffer()
    .catch((reason: unknown) => {
      throw new LogoError(`cannot be rendered as ${isPng ? 'PNG' : 'SVG'} of at most 4096 × 4096 pixels`, {
        cause: reason,
      });
    });
  const { channels } = await sharp(png).stats();
  if (channels.every(({ min }) => min >= almostWhite)) throw new LogoError('shows nothing on a white background');
  return { id: createHash('sha256').update(png).digest('hex'), png };
}

const svgNamespace = 'http://www.w3.org/2000/svg';
const allowedElements = new Set([
  ...['svg', 'g', 'defs', 'style', 'clipPath', 'linearGradient', 'radialGradient', 'stop'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
]);
const ignoredElements = new Set(['title', 'desc', 'metadata']);
/** Filters can take minutes, `@import` and `data:` load other documents, and escapes can hide any of them. */
const refusedStyle = /filter|@import|data:|\\/i;

/**
 * Sanitizes an SVG: the result contains only shapes and colours. Filters, patterns and references, which can take minutes, images
 * and scripts are refused, as is text, since its font is not available.
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
      throw new LogoError(`is not a PNG and cannot be read as SVG: it ${textsOf(reason.issue, numbersInWords).en}`, {
        cause: reason,
      });
    throw reason;
  }
}

/** Elements of other namespaces, which contain data of drawing programs, are omitted. */
function elementText({ name, namespace, attributes, text, children }: XmlNode): string {
  if (namespace !== svgNamespace || ignoredElements.has(name)) return '';
  const css = name === 'style' ? text : '';
  const refused = allowedElements.has(name) ? refusedIn(attributes, css) : name;
  if (refused)
    throw new LogoError(`has '${refused}', which is not allowed in a logo: convert it to paths, or use a PNG`);
  const written = Object.entries(attributes).map(([key, value]) => (key ? ` ${key}="${escape(value)}"` : ''));
  return `<${name}${written.join('')}>${escape(css)}${children.map(elementText).join('')}</${name}>`;
}

function refusedIn(attributes: XmlNode['attributes'], css: string): string | undefined {
  if ('filter' in attributes) return 'filter';
  const outside = Object.values(attributes).find((value) => /data:/i.test(value)) && 'data:';
  return outside ?? refusedStyle.exec(`${css} ${attributes.style ?? ''}`)?.[0];
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
