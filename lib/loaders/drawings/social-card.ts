import 'server-only';
import { loadAsset } from '@/lib/upstream/asset';
import { remember } from '@/lib/process-state';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { getTranslations } from 'next-intl/server';
import { LRUCache } from 'lru-cache';
import type { Brand } from '@/lib/domain/site/brands';
import type { InterfaceLanguage } from '@/lib/domain/languages/languages';
import { socialCard, type SocialCard } from '@/lib/domain/discovery/social-card';
import { drawable } from '@/lib/loaders/drawings/card-font';
import { sites } from '@/lib/settings/brands';
import { deployment } from '@/lib/loaders/request/deployment';
import { loadDossier } from '@/lib/loaders/data/dossier';
import { failureCause } from '@/lib/loaders/data/failure-cause';

const dataUri = (bytes: Buffer, mediaType = 'image/svg+xml') => `data:${mediaType};base64,${bytes.toString('base64')}`;

/**
 * Loads the public content of a product's social card, with its images as data URIs.
 * @throws {UpstreamError} also for an unavailable pictogram, so that no card lacks a hazard
 */
export async function loadSocialCard(
  id: number,
  interfaceLang: InterfaceLanguage,
): Promise<{ brand: Brand; card: SocialCard; pictures: { logo: string; pictograms: string[] } }> {
  const { brand } = deployment();
  const [dossier, t] = await Promise.all([
    loadDossier(id, { interfaceLang }),
    getTranslations({ locale: interfaceLang, namespace: 'app' }),
  ]);
  const documents = { gh: t('screen_gh'), th: t('screen_th'), ee: t('screen_ee'), mh: t('screen_mh') };
  const notices = {
    notClassified: t('not_classified'),
    hazardsUnknown: t('hazards_unknown'),
    incomplete: t('classification_incomplete'),
  };
  const card = socialCard(dossier, { documents, ...notices }, drawable);
  const pictograms = await Promise.all(card.pictograms.map(loadPictogram));
  const { bytes, mediaType } = sites().logos.get(brand.logo.light)!;
  return {
    brand,
    card,
    pictures: { logo: dataUri(bytes, mediaType), pictograms: pictograms.filter((uri) => uri !== null) },
  };
}

/** The drawing of a pictogram as data URI; null for one without a drawing on the platform. */
export async function loadPictogram(code: string): Promise<string | null> {
  try {
    const { bytes, mediaType } = await loadAsset('pictograms', `${code}.svg`);
    return dataUri(bytes, mediaType);
  } catch (error) {
    if (failureCause(error) === 'unavailable') throw error;
    return null;
  }
}

/** A rendered image; `tag` is its HTTP entity tag. */
export interface Picture {
  bytes: Buffer;
  tag: string;
}

/** Enough for about 220 cards. */
const maxBytes = 12 * 1024 * 1024;
/** Maximum number of waiting renders; more get 503. A render takes about 0.2 s, and pages have priority. */
const maxPending = 20;
/** Pause between two renders, for pages. */
const pauseMs = 50;

const makeState = () => ({
  cache: new LRUCache<string, Picture>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
  }),
  pending: new Map<string, Promise<Picture>>(),
  last: Promise.resolve() as Promise<unknown>,
});
const state = () => remember('card-pictures', makeState);

/**
 * The image of `content` from the cache, else rendered: one render at a time, each content once. Null while too many renders
 * wait.
 */
export async function pictureOf(content: unknown, draw: () => Promise<Buffer>): Promise<Picture | null> {
  const { cache, pending } = state();
  const key = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  const known = cache.get(key) ?? pending.get(key);
  if (known) return known;
  if (pending.size > maxPending) return null;
  const drawing = runSequentially(async () => {
    const bytes = await draw();
    const picture = { bytes, tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
    cache.set(key, picture);
    return picture;
  }).finally(() => pending.delete(key));
  pending.set(key, drawing);
  return drawing;
}

function runSequentially<T>(work: () => Promise<T>): Promise<T> {
  const turn = state().last.then(work);
  state().last = turn.catch(() => undefined).then(() => sleep(pauseMs));
  return turn;
}
