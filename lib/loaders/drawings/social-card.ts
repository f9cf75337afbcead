import 'server-only';
import { remember } from '@/lib/process-state';
import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { getTranslations } from 'next-intl/server';
import { LRUCache } from 'lru-cache';
import type { BrandId } from '@/lib/domain/site/brands';
import type { InterfaceLanguage } from '@/lib/domain/languages/languages';
import { socialCard, type SocialCard } from '@/lib/domain/discovery/social-card';
import { loadAsset } from '@/lib/loaders/drawings/asset';
import { drawable } from '@/lib/loaders/drawings/card-font';
import { deployment } from '@/lib/loaders/request/deployment';
import { loadDossier } from '@/lib/loaders/data/dossier';
import { failureCause } from '@/lib/loaders/data/failure-cause';

const logos: Record<BrandId, URL> = {
  dossier: new URL('@/public/brand/dossier.svg', import.meta.url),
  chemcard: new URL('@/public/brand/chemcard.svg', import.meta.url),
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

/** A finished picture; `tag` is its HTTP entity tag. */
export interface Picture {
  bytes: Buffer;
  tag: string;
}

/** About 600 cards. */
const maxBytes = 32 * 1024 * 1024;
/** Behind this many a crawler is asked to come again: a picture takes about 0.2 s, and pages are first. */
const mayWait = 20;
/** Between two pictures, for pages that came meanwhile. */
const restMs = 50;

const makeState = () => ({
  cache: new LRUCache<string, Picture>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
  }),
  underWay: new Map<string, Promise<Picture>>(),
  last: Promise.resolve() as Promise<unknown>,
});
const state = () => remember('card-pictures', makeState);

/**
 * The picture of what `shown` holds, drawn when it is not kept: the same for the same data, one at a time, each once.
 * Null while too many wait.
 */
export async function pictureOf(shown: unknown, draw: () => Promise<Buffer>): Promise<Picture | null> {
  const { cache, underWay } = state();
  const key = createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
  const known = cache.get(key) ?? underWay.get(key);
  if (known) return known;
  if (underWay.size > mayWait) return null;
  const drawing = runSequentially(async () => {
    const bytes = await draw();
    const picture = { bytes, tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
    cache.set(key, picture);
    return picture;
  }).finally(() => underWay.delete(key));
  underWay.set(key, drawing);
  return drawing;
}

function runSequentially<T>(work: () => Promise<T>): Promise<T> {
  const turn = state().last.then(work);
  state().last = turn.catch(() => undefined).then(() => sleep(restMs));
  return turn;
}
