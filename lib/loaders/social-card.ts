import 'server-only';
import { readFile } from 'node:fs/promises';
import { getTranslations } from 'next-intl/server';
import type { BrandId } from '@/lib/domain/brands';
import type { InterfaceLanguage } from '@/lib/domain/languages';
import { type SocialCard, socialCard } from '@/lib/domain/social-card';
import { loadAsset } from '@/lib/loaders/asset';
import { drawable } from '@/lib/loaders/card-font';
import { deployment } from '@/lib/loaders/deployment';
import { loadDossier } from '@/lib/loaders/dossier';
import { failureCause } from '@/lib/loaders/failure-cause';

const logos: Record<BrandId, URL> = {
  dossier: new URL('../../public/brand/dossier.svg', import.meta.url),
  chemcard: new URL('../../public/brand/chemcard.svg', import.meta.url),
};

const dataUri = (bytes: Buffer, mediaType = 'image/svg+xml') => `data:${mediaType};base64,${bytes.toString('base64')}`;

/**
 * What a product's social card shows, as everybody may see it, with its drawings as data URIs.
 * @throws {UpstreamError} also for a pictogram that cannot be had now: a card does not lack a hazard for that
 */
export async function loadSocialCard(
  id: number,
  interfaceLang: InterfaceLanguage,
): Promise<{ brand: BrandId; card: SocialCard; pictures: { logo: string; pictograms: string[] } }> {
  const { brand } = deployment();
  const [dossier, t] = await Promise.all([
    loadDossier(id, { interfaceLang }),
    getTranslations({ locale: interfaceLang, namespace: 'app' }),
  ]);
  const documents = { gh: t('screen_gh'), th: t('screen_th'), ee: t('screen_ee'), mh: t('screen_mh') };
  const card = socialCard(dossier, { documents, notClassified: t('not_classified') }, drawable);
  const [logo, ...pictograms] = await Promise.all([readFile(logos[brand]), ...card.pictograms.map(loadPictogram)]);
  return { brand, card, pictures: { logo: dataUri(logo), pictograms: pictograms.filter((uri) => uri !== null) } };
}

/** Null for one that the platform has no drawing of. */
async function loadPictogram(code: string): Promise<string | null> {
  try {
    const { bytes, mediaType } = await loadAsset('pictograms', `${code}.svg`);
    return dataUri(bytes, mediaType);
  } catch (error) {
    if (failureCause(error) === 'unavailable') throw error;
    return null;
  }
}
