import 'server-only';
import { setImmediate } from 'node:timers/promises';
import type { Dossier } from '@/lib/domain/product/dossier';
import { defaultLabelSettings, labelOptionsOf } from '@/lib/domain/label/label-settings';
import type { DocType } from '@/lib/domain/pages/tabs';
import { loadLabelAudit, loadLabelText } from '@/lib/loaders/data/label';
import { loadFeatures } from '@/lib/loaders/request/deployment';
import type { CallContext } from '@/lib/upstream/transport/call';

/** Loaded with the first of their screens. */
const texts = () => import('@/lib/loaders/html/document-text');

/** The call of a screen without a query, in addition to the product's. */
const calls: Partial<Record<DocType, (dossier: Dossier, lang: number, callContext: CallContext) => Promise<unknown>>> =
  {
    gh: async ({ id }, lang, callContext) => (await texts()).loadSds({ id, lang, qr: 1 }, callContext),
    th: async ({ id }, lang, callContext) => (await texts()).loadTds({ id, lang }, callContext),
    mh: async ({ id }, lang, callContext) => (await texts()).loadIpi({ id, lang, qr: 1 }, callContext),
    ee: (dossier, _lang, callContext) => loadLabelText(dossier, callContext),
    ed: (dossier, lang, callContext) =>
      loadLabelAudit(dossier.id, defaultLabelSettings(labelOptionsOf(dossier), lang), callContext),
  };

/**
 * Starts the call of a screen without a query for an anonymous visitor, so that the platform responds while Next.js renders the frame
 * around it. The screen finds the call under way or its result, in the data cache or in the request, and reports its failure.
 */
export async function preloadScreen(
  dossier: Dossier,
  { docType, lang }: { docType: DocType; lang: number },
  callContext: CallContext,
): Promise<void> {
  const call = calls[docType];
  if (!call || (docType === 'ed' && !(await loadFeatures()).label_edit)) return;
  call(dossier, lang, callContext).catch(() => undefined);
  // Undici waits for an immediate, queued after our first, before it reuses a connection; Next.js would delay that by 8 ms.
  await setImmediate();
  await setImmediate();
}
