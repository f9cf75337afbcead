import 'server-only';
import { redirect } from 'next/navigation';
import { paths } from '@/lib/domain/paths';
import { parseQr, type Qr } from '@/lib/domain/sds';
import { type DocumentText, loadIpi, loadTds } from '@/lib/loaders/document-text';
import type { DossierScreen, ScreenQuery } from '@/lib/loaders/dossier-screen';
import { pageCallContext } from '@/lib/loaders/page-visit';
import { toFailurePage } from '@/lib/loaders/to-failure-page';
import type { CallContext } from '@/lib/upstream/client';

/** A TDS as its screen shows it. */
export interface OpenTds extends DocumentText {
  /** One of the dossier's `tdsVersions`. */
  version: string | null;
}

/**
 * The TDS in the version that `?version=` names, the newest without one; a version that the product has not leads to the
 * clean address, a text that cannot be had to the landing page (Spec §8 "TDS load fails").
 */
export async function openTds(screen: DossierScreen, query: ScreenQuery): Promise<OpenTds> {
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
export async function openIpi(screen: DossierScreen, query: ScreenQuery): Promise<DocumentText & { qr: Qr }> {
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
