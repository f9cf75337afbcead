import 'server-only';
import type { Dossier } from '@/lib/domain/product/dossier';
import type { LabelAudit } from '@/lib/domain/label/label-audit';
import { labelCallQuery, labelSearch } from '@/lib/domain/label/label-query';
import { labelOptionsOf, type LabelSettings } from '@/lib/domain/label/label-settings';
import type { LabelText } from '@/lib/domain/label/label-text';
import { documentLanguageId } from '@/lib/domain/languages/languages';
import { memoizePerRequest } from '@/lib/loaders/request/memoize-per-request';
import { cachedForAnonymous } from '@/lib/upstream/data-cache';
import { fetchLabelAudit, fetchLabelText } from '@/lib/upstream/label';
import type { CallContext } from '@/lib/upstream/transport/call';

/**
 * What the product's label says in the caller's interface language, whatever its settings leave out; null in a language without
 * labels.
 * @throws {UpstreamError}
 */
export async function loadLabelText(dossier: Dossier, callContext: CallContext): Promise<LabelText | null> {
  const { id } = dossier;
  const lang = documentLanguageId(callContext.interfaceLang);
  if (lang === null || !labelOptionsOf(dossier).languages.includes(lang)) return null;
  return cachedForAnonymous(callContext, `label-text ${id} ${lang}`, (anonymousContext) =>
    fetchLabelText(id, { rlang: lang, xlang: lang }, anonymousContext),
  );
}

/** The audit of a product's label with these settings, called once per request. @throws {UpstreamError} */
export function loadLabelAudit(id: number, settings: LabelSettings, callContext: CallContext): Promise<LabelAudit> {
  const call = labelCallQuery(settings, { timestamp: Date.now(), onePerPage: true });
  return memoizePerRequest(`label-audit ${labelSearch(settings)}`, () => fetchLabelAudit(id, call, callContext));
}
