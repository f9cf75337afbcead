import 'server-only';
import sanitizeHtml from 'sanitize-html';
import { basePath, paths } from '@/lib/domain/pages/paths';

// The allowed elements of a provider's document, without any element whose content browsers and sanitisers parse differently
// (svg, math, style, xmp, textarea, noscript …).
const allowedTags = [
  'article',
  'section',
  'header',
  'footer',
  'h2',
  'h3',
  'h4',
  'h5',
  'p',
  'div',
  'span',
  'br',
  'hr',
  'a',
  'img',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'sub',
  'sup',
  'small',
  'ins',
  'del',
  'table',
  'caption',
  'colgroup',
  'col',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'figure',
  'figcaption',
  'abbr',
];

/** The allowed inline styles and the classes that replace them (the content security policy forbids inline styles). */
const classOfStyle = new Map(
  Object.entries({
    'font-weight:bold': 'doc-bold',
    'font-weight:700': 'doc-bold',
    'font-style:italic': 'doc-italic',
    'text-decoration:underline': 'doc-underline',
    'text-align:center': 'doc-center',
    'text-align:right': 'doc-right',
    'vertical-align:top': 'doc-top',
    'white-space:nowrap': 'doc-nowrap',
    'color:red': 'doc-red',
    'color:#ff0000': 'doc-red',
  }),
);

function classesOfStyle(style: string): string[] {
  return style
    .split(';')
    .map((declaration) => classOfStyle.get(declaration.toLowerCase().replace(/\s+|!important/g, '')))
    .filter((name) => name !== undefined);
}

// Ids and classes of documents only: others could collide with those of the page.
const documentId = /^(?:(?:section|subsection)-[\d.-]{1,8}|(?:tds|ipi)-[a-zA-Z][a-zA-Z-]{0,40})$/;
const documentClass = /^(sds|tds|ipi|doc)(-[a-z0-9-]{1,40})?$/;

/** Codes of the categories of section 9 (docs/platform-api.md 3.8). */
const categoryCodes = /^SE09[a-z]?(?: SE09[a-z]?)*$/;

function transformAttributes(
  tagName: string,
  { style, class: className, id, 'data-category': category, ...rest }: sanitizeHtml.Attributes,
) {
  const names = [
    ...(className ?? '').split(/\s+/).filter((name) => documentClass.test(name)),
    ...classesOfStyle(style ?? ''),
  ];
  const attribs = {
    ...rest,
    ...(names.length > 0 ? { class: names.join(' ') } : {}),
    ...(id && documentId.test(id) ? { id } : {}),
    ...(category && categoryCodes.test(category) ? { 'data-category': category } : {}),
  };
  return { tagName, attribs };
}

/** Rewrites links to the platform's assets to the web app; images may also be PNG or JPEG data URIs. */
function transformImage(tagName: string, { src = '', ...rest }: sanitizeHtml.Attributes) {
  const asset = /^\/v2\/assets\/(logos|pictograms|signs)\/([\w-]{1,64}\.(?:svg|png|jpg))$/.exec(src);
  const imageSource = asset ? `${basePath}${paths.asset(asset[1]!, asset[2]!)}` : imageData.test(src) ? src : '';
  return { tagName, attribs: { ...rest, src: imageSource } };
}
const imageData = /^data:image\/(png|jpeg);base64,[A-Za-z0-9+/=]+$/;

/** Adds `noreferrer` and `nofollow` to links; those within the document stay unchanged. */
function transformLink(tagName: string, { href = '', ...rest }: sanitizeHtml.Attributes) {
  const attribs = href.startsWith('#') ? { ...rest, href } : { ...rest, href, rel: 'noopener noreferrer nofollow' };
  return { tagName, attribs };
}

/** REACH, index, EC and CAS numbers, which must not wrap. */
const officialNumber = /\b(?:\d{2}-\d{10}-\d{2}|\d{3}-\d{3}-\d{2}-[\dX]|\d{3}-\d{3}-\d|\d{2,7}-\d{2}-\d)\b/g;

const options: sanitizeHtml.IOptions = {
  allowedTags,
  allowedAttributes: {
    '*': ['id', 'class', 'lang', 'dir', 'title', 'data-category'],
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    col: ['span'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['data'] },
  allowProtocolRelative: false,
  transformTags: { '*': transformAttributes, img: transformImage, a: transformLink },
  textFilter: (text) => text.replace(officialNumber, '<span class="doc-nowrap">$&</span>'),
  exclusiveFilter: (frame) => frame.tag === 'img' && !frame.attribs.src,
};

/** Maximum nesting, deeper than any document: the parser's time grows with the square of the depth. */
const maxDepth = 200;

/**
 * Sanitises a provider's HTML: no scripts, no external resources, nothing that imitates the page around it.
 * @throws {RangeError} for elements that are nested deeper than 200
 */
export function sanitise(html: string): string {
  let depth = 0;
  return sanitizeHtml(html, {
    ...options,
    onOpenTag: () => {
      depth += 1;
      if (depth > maxDepth) throw new RangeError(`elements nested deeper than ${maxDepth}`);
    },
    onCloseTag: () => {
      depth -= 1;
    },
  });
}
