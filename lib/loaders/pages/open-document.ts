import 'server-only';
import { redirect } from 'next/navigation';
import { paths } from '@/lib/domain/pages/paths';
import { chosenVersion, parseQr, type Qr, readSdsChoice, type SdsChoice } from '@/lib/domain/sds/sds';
import { type DocumentText, loadIpi, loadSds, loadSdsComparison, loadTds } from '@/lib/loaders/html/document-text';
import type { DossierScreen, ScreenQuery } from '@/lib/loaders/pages/dossier-screen';
import { currentPath } from '@/lib/loaders/request/current-address';
import { pageCallContext } from '@/lib/loaders/request/page-session';
import type { CallContext } from '@/lib/upstream/transport/call';
import type { ChangedPanel } from '@/lib/domain/changes/changes';
import { isMarket } from '@/lib/domain/sds/markets';
import { failurePath } from '@/lib/domain/pages/failure-pages';
import { loadChangedPanels } from '@/lib/loaders/pages/changes';
import { documentFailureCause } from '@/lib/loaders/data/failure-cause';
import { makeFailure, situations } from '@/lib/domain/failures/failures';
import { log } from '@/lib/observability/log';

/** The data of the SDS screen. */
interface OpenedSds extends DocumentText {
  choice: SdsChoice;
  /** The changed panels of a comparison; null when unknown. */
  panels: ChangedPanel[] | null;
}

/**
 * Loads the SDS of `?version=&compare=&qr=&market=`. A value that the product does not have redirects to the URL without it, a
 * country that does not exist and a text that cannot be loaded to sdserror: a sheet for another country would mislead.
 */
export async function openSds(screen: DossierScreen, query: ScreenQuery<'gh'>): Promise<OpenedSds> {
  const { dossier, id, interfaceLang, docType, lang, features } = screen;
  const parameters = await query;
  if (parameters.market !== undefined && !isMarketQuery(parameters.market)) return redirectToUnknownMarket(screen);
  const { choice, isClean } = readSdsChoice(parameters, dossier.versions, { compares: features.sds_compare });
  if (!isClean) return redirect(paths.sds(id, interfaceLang, lang, choice));
  const callContext = await pageCallContext(interfaceLang);
  const version = chosenVersion(dossier.versions, choice.version);
  const compared =
    choice.compare !== null && version
      ? { id, lang, version: version.id, compareWith: choice.compare, market: choice.market }
      : null;
  const text = compared
    ? loadSdsComparison(compared, callContext)
    : loadSds({ id, lang, version: choice.version, qr: choice.qr, market: choice.market }, callContext);
  const [shown, panels] = await Promise.all([
    text.catch((error: unknown) => redirectToFailurePage({ id, interfaceLang, docType, lang }, error)),
    compared && loadChangedPanels(compared, callContext),
  ]);
  return { choice, panels, ...shown };
}

/** The data of the TDS screen. */
interface OpenTds extends DocumentText {
  /** One of the dossier's `tdsVersions`. */
  version: string | null;
}

/**
 * Loads the TDS in the version of `?version=`, by default the newest. A version that the product does not have redirects to the
 * clean URL, a text that cannot be loaded to the landing page (Spec §8 "TDS load fails").
 */
export async function openTds(screen: DossierScreen, query: ScreenQuery<'th'>): Promise<OpenTds> {
  const { version: requested } = await query;
  const { tdsVersions } = screen.dossier;
  const version = requested === undefined ? tdsVersions[0] : tdsVersions.find((known) => known === requested);
  if (requested !== undefined && version === undefined) return redirectToCleanUrl(screen);
  const { id, lang } = screen;
  const text = await open(screen, (callContext) =>
    loadTds({ id, lang, version: requested === undefined ? null : version }, callContext),
  );
  return { ...text, version: version ?? null };
}

/**
 * Loads the safety instructions with or without their QR code, by `?qr=`. Any other value redirects to the clean URL, a text
 * that cannot be loaded to sdserror (Spec §8 "IPI load fails").
 */
export async function openIpi(
  screen: DossierScreen,
  query: ScreenQuery<'mh'>,
): Promise<DocumentText & { qr: Qr; market: string | null }> {
  const { qr: requested, market = null } = await query;
  if (market !== null && !isMarketQuery(market)) return redirectToUnknownMarket(screen);
  const qr = parseQr(requested);
  if (requested !== undefined && requested !== String(qr)) return redirectToCleanUrl(screen);
  const { id, lang } = screen;
  return { ...(await open(screen, (callContext) => loadIpi({ id, lang, qr, market }, callContext))), qr, market };
}

const isMarketQuery = (value: string | string[]): value is string => typeof value === 'string' && isMarket(value);

/** The country of `?market=`, null without one; a country that does not exist redirects to sdserror. */
export async function openMarket(
  screen: DossierScreen,
  query: Promise<{ market?: string | string[] }>,
): Promise<string | null> {
  const { market = null } = await query;
  return market === null || isMarketQuery(market) ? market : redirectToUnknownMarket(screen);
}

const redirectToUnknownMarket = async ({ id, interfaceLang, docType, lang }: DossierScreen): Promise<never> =>
  redirect(failurePath({ id, interfaceLang, docType, lang, cause: 'market', address: await currentPath() }));

const redirectToCleanUrl = ({ id, interfaceLang, docType, lang }: DossierScreen): never =>
  redirect(paths.dossier(id, interfaceLang, docType, lang));

/** Loads a text, or redirects to the error page of the screen. */
async function open(
  screen: DossierScreen,
  load: (callContext: CallContext) => Promise<DocumentText>,
): Promise<DocumentText> {
  return load(await pageCallContext(screen.interfaceLang)).catch((error: unknown) =>
    redirectToFailurePage(screen, error),
  );
}

/** Logs why the document of a screen is not shown, with the call and its response, and redirects to the screen's error page (Spec §8). */
export async function redirectToFailurePage(
  { id, interfaceLang, docType, lang }: Pick<DossierScreen, 'id' | 'interfaceLang' | 'docType' | 'lang'>,
  error: unknown,
): Promise<never> {
  const cause = documentFailureCause(error);
  const type = cause === 'unavailable' ? 'SERVER_DOWN_ERROR' : situations.noValidSdsVersion.type;
  const failure = makeFailure(type, Math.random, { wasDisplayedInTheUi: true });
  const { id: failureId, code, wasDisplayedInTheUi } = failure;
  log().warn({ err: error, failureId, code, type, wasDisplayedInTheUi }, 'a document was not loaded');
  return redirect(failurePath({ id, interfaceLang, docType, lang, cause, address: await currentPath() }));
}
