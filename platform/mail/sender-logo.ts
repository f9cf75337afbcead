/** The logo of a sender's company, as mails show it. */
export interface SenderLogo {
  /** SHA-256 of the picture. */
  id: string;
  /** Mail programs show neither SVG nor pictures from elsewhere. */
  png: Uint8Array;
}

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
