import 'server-only';
import { redirect } from 'next/navigation';
import { situations } from '@/lib/domain/failures/failures';
import type { LabelAudit } from '@/lib/domain/label/label-audit';
import { type LabelIssue, labelCallQuery, labelSearch, readLabelSettings } from '@/lib/domain/label/label-query';
import { defaultLabelSettings, labelOptionsOf, type LabelSettings } from '@/lib/domain/label/label-settings';
import { paths } from '@/lib/domain/pages/paths';
import type { DossierScreen, ScreenQuery } from '@/lib/loaders/pages/dossier-screen';
import { isLoggedIn, pageCallContext } from '@/lib/loaders/request/page-session';
import { log } from '@/lib/observability/log';
import { fetchLabelAudit } from '@/lib/upstream/label';

/**
 * The label that a view's address asks for, else the ordinary one, its language leading; values that cannot be leave the
 * address.
 */
export async function openLabelView(
  { dossier, id, interfaceLang, lang }: DossierScreen,
  query: ScreenQuery<'ee'>,
): Promise<{ settings: LabelSettings; isLoggedIn: boolean }> {
  const options = labelOptionsOf(dossier);
  const defaults = defaultLabelSettings(options, lang);
  const { settings, issues } = readLabelSettings(await query, options, defaults);
  if (issues.length > 0) redirect(paths.label(id, interfaceLang, 'ee', lang, labelSearch(settings, defaults)));
  return { settings, isLoggedIn: await isLoggedIn() };
}

/**
 * The label that an editor's address asks for, its language leading unless the query says otherwise, with the values that cannot be; without an audit where the platform does
 * not give one. Null where labels are not edited in this deployment.
 */
export async function openLabelEdit(
  { dossier, id, interfaceLang, lang, features }: DossierScreen,
  query: ScreenQuery<'ed'>,
): Promise<{
  settings: LabelSettings;
  issues: LabelIssue[];
  defaults: LabelSettings;
  audit: LabelAudit | null;
  isLoggedIn: boolean;
} | null> {
  if (!features.label_edit) {
    log().info({ type: situations.featureOff.type, flag: 'label_edit', id }, situations.featureOff.debug);
    return null;
  }
  const options = labelOptionsOf(dossier);
  const defaults = defaultLabelSettings(options, lang);
  const { settings, issues } = readLabelSettings(await query, options, defaults);
  const call = labelCallQuery(settings, { timestamp: Date.now(), onePerPage: true });
  const callContext = await pageCallContext(interfaceLang);
  const audit = await fetchLabelAudit(id, call, callContext).catch(() => null);
  return { settings, issues, defaults, audit, isLoggedIn: await isLoggedIn() };
}
