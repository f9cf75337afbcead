import 'server-only';
import { redirect } from 'next/navigation';
import type { BackLink } from '@/lib/domain/pages/navigation';
import type { BrandId } from '@/lib/domain/site/brands';
import type { ChangedPanel } from '@/lib/domain/changes/changes';
import type { Dossier } from '@/lib/domain/product/dossier';
import { failurePath } from '@/lib/domain/pages/failure-pages';
import type { Features } from '@/lib/domain/site/feature-flags';
import { parseDossierPath } from '@/lib/domain/pages/route';
import type { InterfaceLanguage } from '@/lib/domain/languages/languages';
import { paths } from '@/lib/domain/pages/paths';
import { chosenVersion, readSdsChoice, type SdsChoice } from '@/lib/domain/sds/sds';
import type { DocType } from '@/lib/domain/pages/tabs';
import type { Viewing } from '@/lib/domain/session/viewer';
import { loadBackLink } from '@/lib/loaders/pages/back-link';
import { loadChangedPanels } from '@/lib/loaders/pages/changes';
import { deployment } from '@/lib/loaders/request/deployment';
import { loadDossier } from '@/lib/loaders/data/dossier';
import { failureCause } from '@/lib/loaders/data/failure-cause';
import { loadFeatures } from '@/lib/loaders/data/feature-flags';
import { type DocumentText, loadSds, loadSdsComparison } from '@/lib/loaders/html/document-text';
import { isInList } from '@/lib/loaders/pages/workgroup-product';
import { loadViewer, pageAsker } from '@/lib/loaders/request/page-session';
import { toFailurePage } from '@/lib/loaders/pages/to-failure-page';
import { notLongerThanAPageWaits } from '@/lib/upstream/transport/with-timeout';

/** The parameters of a dossier's route as Next gives them: texts that nobody has checked. */
export type ScreenParams = Promise<{ id: string; interfaceLang: string; lang: string }>;

/** The query of a screen as Next gives it. */
export type ScreenQuery = Promise<Record<string, string | string[] | undefined>>;

/** What every screen of a dossier starts from. */
export interface DossierScreen {
  dossier: Dossier;
  id: number;
  interfaceLang: InterfaceLanguage;
  docType: DocType;
  lang: number;
  brand: BrandId;
  features: Features;
  viewing: Viewing;
  /** Null for an anonymous visitor. */
  back: BackLink | null;
  /** Spec §6: whether the visitor has the share dialog, for a product of the workgroup's list. */
  canSend: boolean;
}

/**
 * Reads a screen's parameters and loads its dossier; where that fails, goes where the specification sends it. The
 * guard in middleware.ts has seen the same cache entry, so this costs no call of its own.
 */
export async function openScreen(docType: DocType, params: ScreenParams): Promise<DossierScreen> {
  const { id, interfaceLang, lang } = await params;
  const route = parseDossierPath(['', id, interfaceLang, docType, lang].join('/'));
  if (route.kind !== 'dossier') return redirect(route.kind === 'redirect' ? route.to : '/');
  const asker = await pageAsker(route.interfaceLang);
  const [dossier, features, viewing, back, isListed] = await Promise.all([
    loadDossier(route.id, asker).catch((error: unknown) =>
      redirect(failurePath({ ...route, cause: failureCause(error) })),
    ),
    loadFeatures(),
    loadViewer(),
    loadBackLink(route),
    // In doubt the dialog: the platform sends nothing that is not in the list.
    notLongerThanAPageWaits(isInList(route.id, asker), true),
  ]);
  return { ...route, dossier, features, viewing, back, canSend: features.share && isListed, brand: deployment().brand };
}

/** An SDS as its screen shows it. */
export interface OpenedSds extends DocumentText {
  choice: SdsChoice;
  /** Of a comparison; null where that cannot be said. */
  panels: ChangedPanel[] | null;
}

/**
 * The SDS that `?version=&compare=&qr=` asks for: a value that the product does not know leads to the address without
 * it, a text that cannot be had to sdserror.
 */
export async function openSds(
  { dossier, id, interfaceLang, docType, lang, features }: DossierScreen,
  query: ScreenQuery,
): Promise<OpenedSds> {
  const { choice, isClean } = readSdsChoice(await query, dossier.versions, { compares: features.sds_compare });
  if (!isClean) return redirect(paths.sds(id, interfaceLang, lang, choice));
  const asker = await pageAsker(interfaceLang);
  const version = chosenVersion(dossier.versions, choice.version);
  const compared =
    choice.compare !== null && version ? { id, lang, version: version.id, compareWith: choice.compare } : null;
  const text = compared
    ? loadSdsComparison(compared, asker)
    : loadSds({ id, lang, version: choice.version, qr: choice.qr }, asker);
  const [shown, panels] = await Promise.all([
    text.catch((error: unknown) => toFailurePage({ id, interfaceLang, docType, lang }, error)),
    compared && loadChangedPanels(compared, asker),
  ]);
  return { choice, panels, ...shown };
}
