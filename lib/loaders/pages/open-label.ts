import 'server-only';
import { redirect } from 'next/navigation';
import { situations } from '@/lib/domain/failures/failures';
import type { LabelAudit } from '@/lib/domain/label/label-audit';
import { type LabelIssue, labelSearch, readLabelSettings } from '@/lib/domain/label/label-query';
import { defaultLabelSettings, labelOptionsOf, type LabelSettings } from '@/lib/domain/label/label-settings';
import type { LabelPresets } from '@/lib/domain/label/label-presets';
import type { LabelText } from '@/lib/domain/label/label-text';
import { paths } from '@/lib/domain/pages/paths';
import { loadLabelAudit, loadLabelText } from '@/lib/loaders/data/label';
import type { DossierScreen, ScreenQuery } from '@/lib/loaders/pages/dossier-screen';
import { isLoggedIn, pageCallContext } from '@/lib/loaders/request/page-session';
import { log } from '@/lib/observability/log';
import { fetchLabelPresets } from '@/lib/upstream/label-presets';

/**
 * Reads the label settings of a view's query; the defaults have the page's language as the primary one. Invalid values redirect
 * to the URL without them. The text is what the label says; null when it cannot be loaded.
 */
export async function openLabelView(
  { dossier, id, interfaceLang, lang }: DossierScreen,
  query: ScreenQuery<'ee'>,
): Promise<{ settings: LabelSettings; text: LabelText | null; isLoggedIn: boolean }> {
  const options = labelOptionsOf(dossier);
  const defaults = defaultLabelSettings(options, lang);
  const { settings, issues } = readLabelSettings(await query, options, defaults);
  if (issues.length > 0) redirect(paths.label(id, interfaceLang, 'ee', lang, labelSearch(settings, defaults)));
  const text = await loadLabelText(dossier, await pageCallContext(interfaceLang)).catch(() => null);
  return { settings, text, isLoggedIn: await isLoggedIn() };
}

/**
 * Reads the label settings of an editor's query, with the issues of invalid values; the page's language is the primary one unless
 * the query has another. The audit is null when it cannot be loaded; the presets are null for anonymous visitors, too. Null where the feature `label_edit` is off.
 */
export async function openLabelEdit(
  { dossier, id, interfaceLang, lang, features }: DossierScreen,
  query: ScreenQuery<'ed'>,
): Promise<{
  settings: LabelSettings;
  issues: LabelIssue[];
  defaults: LabelSettings;
  audit: LabelAudit | null;
  presets: LabelPresets | null;
  isLoggedIn: boolean;
} | null> {
  if (!features.label_edit) {
    log().info({ type: situations.featureOff.type, flag: 'label_edit', id }, situations.featureOff.debug);
    return null;
  }
  const options = labelOptionsOf(dossier);
  const defaults = defaultLabelSettings(options, lang);
  const { settings, issues } = readLabelSettings(await query, options, defaults);
  const callContext = await pageCallContext(interfaceLang);
  const isForUser = await isLoggedIn();
  const [audit, presets] = await Promise.all([
    loadLabelAudit(id, settings, callContext).catch(() => null),
    isForUser ? fetchLabelPresets(callContext).catch(() => null) : null,
  ]);
  return { settings, issues, defaults, audit, presets, isLoggedIn: isForUser };
}
