import 'server-only';
import type { ShareLanguages } from '@/lib/domain/share-form';
import { loadFeatures } from '@/lib/loaders/feature-flags';
import { onceARequest } from '@/lib/loaders/once-a-request';
import { log } from '@/lib/log';
import type { Asker } from '@/lib/upstream/client';
import { notLongerThanAPageWaits } from '@/lib/upstream/not-longer-than-a-page-waits';
import { fetchShareLanguages } from '@/lib/upstream/shares';
import { UpstreamFailure } from '@/lib/upstream/upstream-failure';

/** That a visitor can send a product by mail; `languages` is null where they could not be had in time. */
export interface Sharing {
  languages: ShareLanguages | null;
}

/**
 * Whether the visitor of the page in work can send the product by mail: who is logged in and has it in the workgroup's list
 * (Spec §6). A failure is only logged (Spec §8 "Share-language fetch error"): the dialog asks again.
 */
export async function loadSharing(id: number, asker: Asker): Promise<Sharing | null> {
  if (!asker.visitor || !(await loadFeatures()).share) return null;
  const asked = onceARequest(asker, `share ${id}`, () => ask(id, asker));
  return notLongerThanAPageWaits<Sharing | null>(asked, { languages: null });
}

const mayNot = ['forbidden', 'unauthorized'];

async function ask(id: number, asker: Asker): Promise<Sharing | null> {
  try {
    return { languages: await fetchShareLanguages([id], asker) };
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    if (mayNot.includes(error.kind)) return null;
    log().warn({ err: error }, 'the share languages could not be loaded');
    return { languages: null };
  }
}
