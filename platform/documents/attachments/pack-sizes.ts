import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { OverlayOptions } from 'sharp';
import { loadSharp } from '../../runtime/sharp.ts';

/** A pack with its overall dimensions, seen from the front. */
export interface Pack {
  form: keyof typeof forms;
  /** `25 l canister` */
  name: string;
  article: string;
  widthInMm: number;
  /** Absent: the pack is round. */
  depthInMm?: number;
  heightInMm: number;
}

/** `290 × 235 × 440 mm`, a round one `Ø 585 × 880 mm` */
const sizeOf = ({ widthInMm, depthInMm, heightInMm }: Pack) =>
  depthInMm ? `${widthInMm} × ${depthInMm} × ${heightInMm} mm` : `Ø ${widthInMm} × ${heightInMm} mm`;

const width = 1200;
const margin = 48;
/** Left edge of the packs; the ruler is on its left. */
const packsFrom = 150;
const packsTop = 130;
const minColumnWidth = 190;
const minGap = 30;
const captionHeight = 124;

const ink = '#17212b';
const grey = '#51606e';
const hairline = '#c3ced6';

/**
 * Draws packs side by side to scale (PNG, 1200 px wide), with a ruler, their names, article codes and sizes.
 * `root` is the platform's folder: the texts are set in its own typeface, independent of the machine's fonts.
 */
export async function drawPackSizes(packs: readonly Pack[], title: string, root: string): Promise<Uint8Array> {
  const scale = pixelsPerMm(packs);
  const rulerInCm = Math.ceil(Math.max(...packs.map(({ heightInMm }) => heightInMm)) / 100) * 10;
  const ground = Math.round(packsTop + rulerInCm * 10 * scale);
  const height = ground + captionHeight;
  const columns = layOut(packs, scale);
  const write = writer(root);

  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      ${shade('plastic', '#dfe9ec', '#f7fafb', '#cfdce0')}
      ${shade('metal', '#b9c4cb', '#eef2f4', '#a5b2ba')}
      ${shade('paint', '#0d4f55', '#2b8189', '#0a4046')}
    </defs>
    <rect width="${width}" height="${height}" fill="#fff"/>
    ${ruler(rulerInCm, scale, ground)}
    <path d="M${packsFrom - 24} ${ground}H${width - margin}" stroke="${ink}" stroke-width="2"/>
    ${columns.map(({ pack, middle }) => `<g transform="translate(${middle} ${ground}) scale(${scale})">${forms[pack.form](pack.widthInMm, pack.heightInMm)}</g>`).join('')}
  </svg>`;
  const texts = await Promise.all([
    write(title, { x: margin, y: 40, size: 30, weight: 'Semi-Bold', anchor: 'start' }),
    write('Pack sizes, drawn to scale', { x: margin, y: 80, size: 20, colour: grey, anchor: 'start' }),
    ...numbers(rulerInCm).map((cm) =>
      write(`${cm} cm`, { x: packsFrom - 66, y: ground - cm * 10 * scale - 9, size: 17, colour: grey, anchor: 'end' }),
    ),
    ...columns.flatMap(({ pack, middle }) => [
      write(pack.name, { x: middle, y: ground + 18, size: 23, weight: 'Semi-Bold' }),
      write(pack.article, { x: middle, y: ground + 50, size: 18, colour: grey }),
      write(sizeOf(pack), { x: middle, y: ground + 76, size: 18, colour: grey }),
    ]),
  ]);
  const sharp = await loadSharp();
  return sharp(Buffer.from(drawing)).composite(texts).png({ palette: true, compressionLevel: 9 }).toBuffer();
}

/** The largest scale that fits the width of the picture; a narrow pack takes the width of its caption. */
function pixelsPerMm(packs: readonly Pack[]): number {
  const room = width - margin - packsFrom - minGap * (packs.length - 1);
  const widthAt = (scale: number) =>
    packs.reduce((sum, { widthInMm }) => sum + Math.max(minColumnWidth, widthInMm * scale), 0);
  let scale = 2;
  while (scale > 0.1 && widthAt(scale) > room) scale -= 0.01;
  return scale;
}

function layOut(packs: readonly Pack[], scale: number): { pack: Pack; middle: number }[] {
  const columns = packs.map(({ widthInMm }) => Math.max(minColumnWidth, widthInMm * scale));
  const totalWidth = columns.reduce((sum, column) => sum + column, 0);
  const gap = (width - margin - packsFrom - totalWidth) / Math.max(1, packs.length - 1);
  let left = packsFrom;
  return packs.map((pack, index) => {
    const column = columns[index] ?? 0;
    const middle = Math.round(left + column / 2);
    left += column + gap;
    return { pack, middle };
  });
}

const shade = (id: string, left: string, light: string, right: string) =>
  `<linearGradient id="${id}"><stop offset="0" stop-color="${left}"/><stop offset=".32" stop-color="${light}"/><stop offset="1" stop-color="${right}"/></linearGradient>`;

const numbers = (lengthInCm: number) =>
  Array.from({ length: Math.floor(lengthInCm / 30) + 1 }, (_, index) => index * 30);

/** A tick for each 10 cm, and light lines across at the numbers. */
function ruler(lengthInCm: number, scale: number, ground: number): string {
  const x = packsFrom - 48;
  const ticks = Array.from({ length: lengthInCm / 10 + 1 }, (_, tick) => {
    const y = ground - tick * 100 * scale;
    const isNumbered = tick % 3 === 0;
    const across =
      isNumbered && tick > 0
        ? `<path d="M${x + 24} ${y}H${width - margin}" stroke="${hairline}" stroke-dasharray="2 6"/>`
        : '';
    return `<path d="M${x} ${y}h${isNumbered ? 16 : 9}" stroke="${grey}" stroke-width="2"/>${across}`;
  });
  return `<path d="M${x} ${ground + 1}V${ground - lengthInCm * 10 * scale - 1}" stroke="${grey}" stroke-width="2"/>${ticks.join('')}`;
}

const box = (x: number, top: number, w: number, h: number, radius: number, fill: string) =>
  `<rect x="${x}" y="${-top}" width="${w}" height="${h}" rx="${radius}" fill="${fill}"/>`;

/** A paper label with a line of colour and lines of text. */
function label(w: number, top: number, h: number): string {
  const line = (share: number, length: number) =>
    box(-w * 0.4, top - h * share, w * length, Math.max(2, h * 0.05), 1, '#c3ced6');
  return (
    box(-w / 2, top, w, h, Math.min(6, w * 0.04), '#fff') +
    box(-w / 2, top, w, h * 0.16, Math.min(6, w * 0.04), '#0f5c63') +
    line(0.3, 0.8) +
    line(0.44, 0.6) +
    line(0.58, 0.8) +
    line(0.72, 0.45)
  );
}

/** Front views of packs in mm: `w` wide, `h` high, with the bottom centre at the origin. */
const forms = {
  bottle: (w: number, h: number) => {
    const shoulder = h * 0.74;
    const neck = w * 0.36;
    return (
      `<path fill="url(#plastic)" d="M${-w / 2} ${-shoulder + w * 0.1}Q${-w / 2} ${-shoulder - w * 0.22} ${-neck / 2} ${-h * 0.88}V${-h * 0.92}H${neck / 2}V${-h * 0.88}Q${w / 2} ${-shoulder - w * 0.22} ${w / 2} ${-shoulder + w * 0.1}V-7Q${w / 2} 0 ${w / 2 - 7} 0H${7 - w / 2}Q${-w / 2} 0 ${-w / 2} -7z"/>` +
      box(-w * 0.23, h, w * 0.46, h * 0.11, 3, 'url(#paint)') +
      label(w * 0.84, h * 0.66, h * 0.5)
    );
  },
  canister: (w: number, h: number) => {
    const body = h * 0.88;
    const handle = w * 0.44;
    return (
      `<path fill="none" stroke="#51606e" stroke-width="${w * 0.045}" stroke-linejoin="round" d="M${-handle / 2 - w * 0.12} ${-body}V${-h + w * 0.03}H${handle / 2 - w * 0.12}V${-body}"/>` +
      box(w * 0.24, h * 0.965, w * 0.18, h * 0.09, 3, 'url(#paint)') +
      box(-w / 2, body, w, body, w * 0.03, 'url(#metal)') +
      box(-w / 2, body, w, h * 0.022, 2, '#8f9ca5') +
      box(-w / 2, h * 0.022, w, h * 0.022, 2, '#8f9ca5') +
      label(w * 0.76, h * 0.72, h * 0.52)
    );
  },
  drum: (w: number, h: number) => {
    const inset = w * 0.018;
    const rim = h * 0.022;
    const hoop = (share: number) =>
      box(-w / 2, h * share + rim / 2, w, rim, rim / 2, 'url(#paint)') +
      box(-w / 2 + inset, h * share - rim / 2, w - 2 * inset, 4, 0, '#0a4046');
    return (
      box(-w / 2 + inset, h, w - 2 * inset, h, 6, 'url(#paint)') +
      box(-w / 2, h, w, rim, rim / 2, 'url(#paint)') +
      box(-w / 2 + inset, h - rim, w - 2 * inset, 4, 0, '#0a4046') +
      box(-w / 2, rim, w, rim, rim / 2, 'url(#paint)') +
      hoop(0.36) +
      hoop(0.68) +
      label(w * 0.42, h * 0.645, h * 0.25)
    );
  },
} as const;

interface TextPlacement {
  x: number;
  /** Upper edge. */
  y: number;
  size: number;
  weight?: 'Regular' | 'Semi-Bold';
  colour?: string;
  anchor?: 'start' | 'middle' | 'end';
}

/** Returns a function that renders a line of text with a font file of the platform's packages. */
function writer(root: string) {
  const { resolve } = createRequire(join(root, 'package.json'));
  const folder = '@expo-google-fonts/source-sans-3';
  const files = {
    Regular: resolve(`${folder}/400Regular/SourceSans3_400Regular.ttf`),
    'Semi-Bold': resolve(`${folder}/600SemiBold/SourceSans3_600SemiBold.ttf`),
  };
  return async (
    line: string,
    { x, y, size, weight = 'Regular', colour = ink, anchor = 'middle' }: TextPlacement,
  ): Promise<OverlayOptions> => {
    const sharp = await loadSharp();
    const { data, info } = await sharp({
      text: {
        text: `<span foreground="${colour}">${escapeMarkup(line)}</span>`,
        font: `Source Sans 3 ${weight} ${size}`,
        fontfile: files[weight],
        rgba: true,
        dpi: 72,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    const anchorOffset = { start: 0, middle: info.width / 2, end: info.width }[anchor];
    return { input: data, left: Math.round(x - anchorOffset), top: Math.round(y) };
  };
}

const escapeMarkup = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
