import { ImageRun } from 'docx';
import type { Phrases } from '../../languages/en/sheet.ts';
import type { PictogramCode } from '../../law/hazard-classes.ts';
import type { AssetStore } from '../../runtime/assets.ts';
import { loadSharp } from '../../runtime/sharp.ts';
import { pictogramName } from '../sds/sheet/hazard-names.ts';
import { labelQrCode } from './label-qr-code.ts';
import type { LabelContent } from './label-content.ts';

/** A picture for Word, measured in mm. */
export interface WordPicture {
  png: Buffer;
  width: number;
  height: number;
  name: string;
}

/** Width of a drawing in pixels: 300 dpi at the largest pictogram. */
const pixels = 768;
/** Minimum module of a QR code that phones can read, in mm. */
const moduleMm = 0.36;
const logoMm = 36;

/** The width of a drawing whose diamond has this edge, including its border. */
export const pictogramBoxMm = (edge: number): number => edge * Math.SQRT2;

export const pictogramPictures = (
  codes: readonly PictogramCode[],
  box: number,
  assets: AssetStore,
  phrases: Pick<Phrases, 'pictogramNames'>,
): Promise<WordPicture[]> =>
  Promise.all(
    codes.map(async (code) => ({
      png: await png(assets, `pictograms/${code}.svg`),
      width: box,
      height: box,
      name: pictogramName(code, phrases),
    })),
  );

export async function logoPicture({ logo, supplier }: LabelContent, assets: AssetStore): Promise<WordPicture | null> {
  if (!logo) return null;
  const sharp = await loadSharp();
  const picture = await png(assets, `logos/${logo}`);
  const { width, height } = await sharp(picture).metadata();
  return { png: picture, width: logoMm, height: (logoMm * height) / width, name: supplier?.name ?? logo };
}

export async function qrPicture({ qrUrl }: LabelContent): Promise<WordPicture | null> {
  if (!qrUrl) return null;
  const sharp = await loadSharp();
  const { svg, modulesAcross: across } = await labelQrCode(qrUrl);
  const picture = await sharp(Buffer.from(svg))
    .resize({ width: across * 8 })
    .png()
    .toBuffer();
  return { png: picture, width: across * moduleMm, height: across * moduleMm, name: qrUrl };
}

async function png(assets: AssetStore, name: string): Promise<Buffer> {
  const asset = assets.get(name);
  if (!asset) throw new Error(`There is no drawing ${name}`);
  const sharp = await loadSharp();
  return sharp(asset.content, { density: 300 }).resize({ width: pixels }).png().toBuffer();
}

/** Converts to the library's pixels of 1/96 inch. */
export const imageRun = ({ png: data, width, height, name }: WordPicture): ImageRun =>
  new ImageRun({
    type: 'png',
    data,
    transformation: { width: (width / 25.4) * 96, height: (height / 25.4) * 96 },
    altText: { name, description: name, title: name },
  });
