import { readXml, type XmlNode, XmlError } from '../product-file/esdscom/xml-tree.ts';
import { LogoError } from './sender-logo.ts';

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
