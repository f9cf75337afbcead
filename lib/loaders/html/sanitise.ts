import 'server-only';
import sanitizeHtml from 'sanitize-html';
import { basePath, paths } from '@/lib/domain/pages/paths';

// What a provider's document may hold. No element whose content browsers and sanitisers read differently (svg, math,
// style, xmp, textarea, noscript …) is among them.
const allowedTags = [
  ...['article', 'section', 'header', 'footer', 'h2', 'h3', 'h4', 'h5', 'p', 'div', 'span', 'br', 'hr', 'a', 'img'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'ins', 'del'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['figure', 'figcaption', 'abbr'],
];

/** Inline styles that a document may carry, each as the class that stands for it (the policy forbids inline styles). */
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

// Ids and classes of the document only: others could pass for parts of the page.
const documentId = /^(?:(?:section|subsection)-[\d.-]{1,8}|(?:tds|ipi)-[a-zA-Z][a-zA-Z-]{0,40})$/;
const documentClass = /^(sds|tds|ipi|doc)(-[a-z0-9-]{1,40})?$/;

/** Codes of the categories of section 9 (docs/platform-api.md 3.8). */
const categoryCodes = /^SE09[a-z]?(?: SE09[a-z]?)*$/;

function transformAttributes(
  tagName: string,
  { style, class: given, id, 'data-category': category, ...rest }: sanitizeHtml.Attributes,
) {
  const names = [
    ...(given ?? '').split(/\s+/).filter((name) => documentClass.test(name)),
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

/** The platform's assets are asked of the web app; pictures may also come along as PNG or JPEG data. */
function transformImage(tagName: string, { src = '', ...rest }: sanitizeHtml.Attributes) {
  const asset = /^\/v2\/assets\/(logos|pictograms|signs)\/([\w-]{1,64}\.(?:svg|png|jpg))$/.exec(src);
  const imageSource = asset ? `${basePath}${paths.asset(asset[1]!, asset[2]!)}` : imageData.test(src) ? src : '';
  return { tagName, attribs: { ...rest, src: imageSource } };
}
const imageData = /^data:image\/(png|jpeg);base64,[A-Za-z0-9+/=]+$/;

/** Links leave the page without telling where they come from; those within the document stay as they are. */
function transformLink(tagName: string, { href = '', ...rest }: sanitizeHtml.Attributes) {
  const attribs = href.startsWith('#') ? { ...rest, href } : { ...rest, href, rel: 'noopener noreferrer nofollow' };
  return { tagName, attribs };
}

/** REACH, index, EC and CAS numbers: read as one, so never broken at a line's end. */
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

/** Deeper than any document; the parser's time grows with the square of the depth. */
const deepest = 200;

/**
 * A provider's HTML with nothing in it that could run, reach out or pass for the page around it.
 * @throws {RangeError} for elements within elements without end
 */
export function sanitise(html: string): string {
  let depth = 0;
  return sanitizeHtml(html, {
    ...options,
    onOpenTag: () => {
      depth += 1;
      if (depth > deepest) throw new RangeError(`more than ${deepest} elements within each other`);
    },
    onCloseTag: () => {
      depth -= 1;
    },
  });
}
