import 'server-only';
import { redirect } from 'next/navigation';
import type { BackLink } from '@/lib/domain/back-link';
import type { BrandId } from '@/lib/domain/brands';
import type { ChangedPanel } from '@/lib/domain/changes';
import type { Dossier } from '@/lib/domain/dossier';
import { failurePath } from '@/lib/domain/failure-pages';
import type { Features } from '@/lib/domain/feature-flags';
import { parseDossierPath } from '@/lib/domain/route';
import type { InterfaceLanguage } from '@/lib/domain/languages';
import { paths } from '@/lib/domain/paths';
import { chosenVersion, readSdsChoice, type SdsChoice } from '@/lib/domain/sds';
import type { DocType } from '@/lib/domain/tabs';
import type { Viewing } from '@/lib/domain/viewer';
import { loadBackLink } from '@/lib/loaders/back-link';
import { loadChangedPanels } from '@/lib/loaders/changed-panels';
import { deployment } from '@/lib/loaders/deployment';
import { loadDossier } from '@/lib/loaders/dossier';
import { failureCause } from '@/lib/loaders/failure-cause';
import { loadFeatures } from '@/lib/loaders/feature-flags';
import { type DocumentText, loadSds, loadSdsComparison } from '@/lib/loaders/document-text';
import { isInList } from '@/lib/loaders/own-product';
import { pageCallContext } from '@/lib/loaders/page-visit';
import { toFailurePage } from '@/lib/loaders/to-failure-page';
import { loadViewer } from '@/lib/loaders/viewer';
import { withTimeout } from '@/lib/upstream/not-longer-than-a-page-waits';

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
  const callContext = await pageCallContext(route.interfaceLang);
  const [dossier, features, viewing, back, isListed] = await Promise.all([
    loadDossier(route.id, callContext).catch((error: unknown) =>
      redirect(failurePath({ ...route, cause: failureCause(error) })),
    ),
    loadFeatures(),
    loadViewer(),
    loadBackLink(route),
    // In doubt the dialog: the platform sends nothing that is not in the list.
    withTimeout(isInList(route.id, callContext), true),
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
  const callContext = await pageCallContext(interfaceLang);
  const version = chosenVersion(dossier.versions, choice.version);
  const compared =
    choice.compare !== null && version ? { id, lang, version: version.id, compareWith: choice.compare } : null;
  const text = compared
    ? loadSdsComparison(compared, callContext)
    : loadSds({ id, lang, version: choice.version, qr: choice.qr }, callContext);
  const [shown, panels] = await Promise.all([
    text.catch((error: unknown) => toFailurePage({ id, interfaceLang, docType, lang }, error)),
    compared && loadChangedPanels(compared, callContext),
  ]);
  return { choice, panels, ...shown };
}
