import 'server-only';
import { redirect } from 'next/navigation';
import { paths } from '@/lib/domain/pages/paths';
import { chosenVersion, parseQr, type Qr, readSdsChoice, type SdsChoice } from '@/lib/domain/sds/sds';
import { type DocumentText, loadIpi, loadSds, loadSdsComparison, loadTds } from '@/lib/loaders/html/document-text';
import type { DossierScreen, ScreenQuery } from '@/lib/loaders/pages/dossier-screen';
import { pageCallContext } from '@/lib/loaders/request/page-session';
import type { CallContext } from '@/lib/upstream/transport/call';
import type { ChangedPanel } from '@/lib/domain/changes/changes';
import { failurePath } from '@/lib/domain/pages/failure-pages';
import { loadChangedPanels } from '@/lib/loaders/pages/changes';
import { documentFailureCause } from '@/lib/loaders/data/failure-cause';
import { makeFailure, situations } from '@/lib/domain/failures/failures';
import { log } from '@/lib/observability/log';

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
  query: ScreenQuery<'gh'>,
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

/** A TDS as its screen shows it. */
export interface OpenTds extends DocumentText {
  /** One of the dossier's `tdsVersions`. */
  version: string | null;
}

/**
 * The TDS in the version that `?version=` names, the newest without one; a version that the product has not leads to the
 * clean address, a text that cannot be had to the landing page (Spec §8 "TDS load fails").
 */
export async function openTds(screen: DossierScreen, query: ScreenQuery<'th'>): Promise<OpenTds> {
  const { version: requested } = await query;
  const { tdsVersions } = screen.dossier;
  const version = requested === undefined ? tdsVersions[0] : tdsVersions.find((known) => known === requested);
  if (requested !== undefined && version === undefined) return toCleanAddress(screen);
  const { id, lang } = screen;
  const text = await open(screen, (callContext) =>
    loadTds({ id, lang, version: requested === undefined ? null : version }, callContext),
  );
  return { ...text, version: version ?? null };
}

/**
 * The safety instructions with or without their QR code, as `?qr=` says; any other value leads to the clean address, a
 * text that cannot be had to sdserror (Spec §8 "IPI load fails").
 */
export async function openIpi(screen: DossierScreen, query: ScreenQuery<'mh'>): Promise<DocumentText & { qr: Qr }> {
  const { qr: requested } = await query;
  const qr = parseQr(requested);
  if (requested !== undefined && requested !== String(qr)) return toCleanAddress(screen);
  const { id, lang } = screen;
  return { ...(await open(screen, (callContext) => loadIpi({ id, lang, qr }, callContext))), qr };
}

const toCleanAddress = ({ id, interfaceLang, docType, lang }: DossierScreen): never =>
  redirect(paths.dossier(id, interfaceLang, docType, lang));

/** What `load` brings, or the way to where the screen goes when its text fails. */
async function open(
  screen: DossierScreen,
  load: (callContext: CallContext) => Promise<DocumentText>,
): Promise<DocumentText> {
  return load(await pageCallContext(screen.interfaceLang)).catch((error: unknown) => toFailurePage(screen, error));
}

/** Logs why the document of a screen is not shown, with the call and its answer, and goes where the screen goes then (Spec §8). */
function toFailurePage(
  { id, interfaceLang, docType, lang }: Pick<DossierScreen, 'id' | 'interfaceLang' | 'docType' | 'lang'>,
  error: unknown,
): never {
  const cause = documentFailureCause(error);
  const type = cause === 'unavailable' ? 'SERVER_DOWN_ERROR' : situations.noValidSdsVersion.type;
  const failure = makeFailure(type, Math.random, { wasDisplayedInTheUi: true });
  const { id: failureId, code, wasDisplayedInTheUi } = failure;
  log().warn({ err: error, failureId, code, type, wasDisplayedInTheUi }, 'a document was not loaded');
  return redirect(failurePath({ id, interfaceLang, docType, lang, cause }));
}
