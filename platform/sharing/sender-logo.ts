import { createHash } from 'node:crypto';
import type { SenderLogo } from '../store/accounts/users.ts';
import { numbersInWords, textsOf } from '../languages/messages.ts';
import { loadSharp } from '../runtime/sharp.ts';
import { readXml, XmlError, type XmlNode } from '../runtime/xml-tree.ts';
import { logoPixels } from './mail-body.ts';

/** A file cannot be used as a logo; the message follows the file's name in a sentence. */
export class LogoError extends Error {
  override name = 'LogoError';
}

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
  'svg',
  'g',
  'defs',
  'style',
  'clipPath',
  'linearGradient',
  'radialGradient',
  'stop',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
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
