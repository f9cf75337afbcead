import type { LanguageCode } from '../languages/languages.ts';
import type { SenderLogo } from '../store/accounts/users.ts';
import type { MailBrand } from './brands.ts';

interface ProductPart {
  name: string;
  version: string | null;
  code: string;
  url: string;
  /** Changes of the version, with a heading. */
  changes?: Lines | undefined;
  /** Titles of the sections that differ, with a heading. */
  sections?: Lines | undefined;
  /** Link to the comparison with the version before. */
  compare?: Link | undefined;
}

interface Lines {
  heading: string;
  lines: string[];
}

interface Link {
  label: string;
  url: string;
}

/** The contents of a mail about products, for HTML and plain text. */
export interface MailParts {
  lang: LanguageCode;
  subject: string;
  /** Logo of the sender's company, in CSS pixels; the plain text names the company. */
  logo?: { src: string; alt: string; width: number; height: number } | undefined;
  greeting: string;
  /** The sender's personal message, marked as such. */
  message?: { heading: string; lines: string[] } | undefined;
  intro: string;
  products: ProductPart[];
  /** Label of the button of each product. */
  open: string;
  /** Explains why the recipient received the mail. */
  reason: string;
  /** Link that unsubscribes; undefined: the mail has none. */
  stop?: Link | undefined;
  brand: MailBrand;
}

export function mailText(parts: MailParts): string {
  const products = parts.products.map(({ name, version, code, url, changes, sections, compare }) =>
    [
      name,
      [code, version].filter(Boolean).join(' · '),
      ...[changes, sections].flatMap((list) => (list ? [list.heading, ...list.lines.map((line) => `- ${line}`)] : [])),
      `${parts.open}: ${url}`,
      ...(compare ? [`${compare.label}: ${compare.url}`] : []),
    ].join('\n'),
  );
  const { message, stop } = parts;
  const quoted = message ? [[message.heading, ...message.lines.map((line) => `> ${line}`.trim())].join('\n')] : [];
  return (
    [
      parts.greeting,
      ...quoted,
      parts.intro,
      ...products,
      `-- \n${parts.brand.name}\n${parts.reason}${stop ? `\n${stop.label}: ${stop.url}` : ''}`,
    ].join('\n\n') + '\n'
  );
}

/** Replaces control characters and line separators, so that a value cannot break a header or a line of text. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

const font = `font-family:'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif`;

/** A complete document without external resources. The layout uses tables, because mail clients support little else. */
export function mailHtml({
  lang,
  subject,
  logo,
  greeting,
  message,
  intro,
  products,
  open,
  reason,
  stop,
  brand,
}: MailParts): string {
  const { accent, on } = brand;
  const rows = products
    .map(
      ({ name, version, code, url, changes, sections, compare }) => `
          <tr><td class="line" style="padding:20px 0;border-top:1px solid #dce1e7">
            <p class="ink" style="margin:0;font-size:18px;line-height:24px;font-weight:600;color:#17202a">${escape(name)}</p>
            <p class="soft" style="margin:2px 0 14px;font-size:14px;line-height:20px;color:#4a5765">${[code, version ?? ''].filter(Boolean).map(escape).join(' · ')}</p>${changes ? linesHtml(changes) : ''}${sections ? linesHtml(sections) : ''}
            <table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
              <td class="button" bgcolor="${accent.light}" style="border-radius:8px;background:${accent.light}"><a class="button-text" href="${escape(url)}" style="display:inline-block;padding:12px 20px;font-size:16px;line-height:20px;font-weight:600;color:${on.light};text-decoration:none;${font}">${escape(open)}</a></td>
            </tr></table>
            <p class="soft" style="margin:10px 0 0;font-size:13px;line-height:18px;color:#4a5765;word-break:break-all"><a class="link" href="${escape(url)}" style="color:${accent.light}">${escape(url)}</a></p>${compare ? linkHtml(compare, accent.light) : ''}
          </td></tr>`,
    )
    .join('');
  return `<!doctype html>
<html lang="${lang}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <meta name="color-scheme" content="light dark">
  <meta name="supported-color-schemes" content="light dark">
  <title>${escape(subject)}</title>
  <style>
    :root { color-scheme: light dark; supported-color-schemes: light dark; }
    @media (prefers-color-scheme: dark) {
      .ground { background: #0f1419 !important; }
      .surface { background: #171d24 !important; }
      .ink { color: #e7ecf1 !important; }
      .soft { color: #abb6c2 !important; }
      .line { border-color: #2c3641 !important; }
      .brand, .link { color: ${accent.dark} !important; }
      .button { background: ${accent.dark} !important; }
      .button-text { color: ${on.dark} !important; }
    }
  </style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f6f7f9">
  <table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f6f7f9" style="background:#f6f7f9">
    <tr><td align="center" style="padding:24px 12px">
      <table role="presentation" class="surface" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="max-width:600px;background:#ffffff;border-radius:10px;text-align:left;${font}">
        <tr><td style="padding:28px 28px 8px">
          <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
            <td style="padding:0 0 20px"><p class="brand" style="margin:0;font-size:20px;line-height:24px;font-weight:700;color:${accent.light}">${escape(brand.name)}</p></td>${logo ? logoHtml(logo) : ''}
          </tr></table>
          <p class="ink" style="margin:0 0 8px;font-size:16px;line-height:26px;color:#17202a">${escape(greeting)}</p>${message ? messageHtml(message) : ''}
          <p class="ink" style="margin:0 0 20px;font-size:16px;line-height:26px;color:#17202a">${escape(intro)}</p>
          <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows}
          </table>
        </td></tr>
        <tr><td class="line" style="padding:16px 28px 24px;border-top:1px solid #dce1e7">
          <p class="soft" style="margin:0;font-size:13px;line-height:20px;color:#4a5765">${escape(reason)}</p>${stop ? linkHtml(stop, accent.light) : ''}
        </td></tr>
      </table>
    </td></tr>
  </table>
</body>
</html>
`;
}

/** The logo has a white background, also in dark mode; clients that block images show its alternative text. */
function logoHtml({ src, alt, width, height }: NonNullable<MailParts['logo']>): string {
  return `
            <td align="right" width="${width}" style="padding:0 0 20px 16px"><img class="soft" src="${escape(src)}" alt="${escape(alt)}" width="${width}" height="${height}" style="display:block;border:0;border-radius:4px;font-size:14px;line-height:18px;color:#4a5765"></td>`;
}

/** The language of the message is unknown; line breaks are its only formatting. */
function messageHtml({ heading, lines }: { heading: string; lines: string[] }): string {
  return `
          <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px"><tr>
            <td class="line" style="padding:2px 0 2px 16px;border-left:4px solid #abb6c2">
              <p class="soft" style="margin:0 0 4px;font-size:14px;line-height:20px;color:#4a5765">${escape(heading)}</p>
              <p class="ink" lang="" dir="auto" style="margin:0;font-size:16px;line-height:24px;color:#17202a;word-break:break-word">${lines.map((line) => escape(preventLinks(line))).join('<br>')}</p>
            </td></tr></table>`;
}

/**
 * Prevents mail clients from turning addresses in the personal message into links: inserts a zero-width non-joiner after dots, colons,
 * slashes and at signs.
 */
const preventLinks = (line: string) => line.replace(/[:/@](?=\S)|\.(?=\p{L})/gu, '$&\u200c');

/**
 * Makes links in a stranger's text visibly unusable: `https://evil.example` becomes `https[:]//evil[.]example`. Mail programs turn schemes,
 * names with a dot between letters, symbols or emoji, and IPv4 addresses into links; browsers read other full stops as dots. A dot between
 * two digits is kept.
 */
export const breakLinks = (text: string): string =>
  text
    .replace(/(?<=[\p{L}\d]):(?=\/\/)|(?<=\p{L}):(?=\S)/gu, '[:]')
    .replace(/(?<=[^\s\p{P}]|[-_])[.。．｡](?=[^\s\p{P}]|[-_])/gu, (dot, offset: number, input: string) =>
      /^\d.\d$/.test(input.slice(offset - 1, offset + 2)) ? dot : '[.]',
    )
    .replace(/(?<!\d\.?)\d{1,3}(?:\.\d{1,3}){3}(?!\.?\d)/g, (address) => address.replaceAll('.', '[.]'));

const linkHtml = ({ label, url }: Link, colour: string) => `
            <p class="soft" style="margin:8px 0 0;font-size:13px;line-height:20px;color:#4a5765"><a class="link" href="${escape(url)}" style="color:${colour}">${escape(label)}</a></p>`;

function linesHtml({ heading, lines }: Lines): string {
  const items = lines.map((line) => `<li style="margin:0 0 4px">${escape(line)}</li>`).join('');
  return `
            <p class="ink" style="margin:0 0 4px;font-size:14px;line-height:20px;font-weight:600;color:#17202a">${escape(heading)}</p>
            <ul class="ink" style="margin:0 0 14px;padding:0 0 0 20px;font-size:14px;line-height:20px;color:#17202a">${items}</ul>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** Maximum size of a logo in a mail, in CSS pixels. */
const maxSize = { width: 144, height: 40 };
/** Device pixels per CSS pixel on phones. */
const density = 3;

/** Maximum size of the image of a logo in pixels. */
export const logoPixels = { width: maxSize.width * density, height: maxSize.height * density };

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
export const embedLogo = ({ html, logo }: { html: string; logo: SenderLogo | null }): string =>
  logo
    ? html.replaceAll(`cid:${contentId(logo)}`, `data:image/png;base64,${Buffer.from(logo.png).toString('base64')}`)
    : html;

/** Maximum length of a personal message in characters (code points) after cleaning. */
export const maxMessageLength = 500;

/**
 * Cleans a personal message: removes control characters, bidirectional formatting characters and surrounding white space, normalizes
 * line breaks to `\n`, and allows at most one empty line in a row. The web app counts the same way
 * (lib/domain/share/share-form.ts).
 */
export const cleanMessage = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/gu, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
