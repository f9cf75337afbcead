import 'server-only';
import { redirect } from 'next/navigation';
import { paths } from '@/lib/domain/pages/paths';
import { parseQr, type Qr } from '@/lib/domain/sds/sds';
import { type DocumentText, loadIpi, loadTds } from '@/lib/loaders/html/document-text';
import type { DossierScreen, ScreenQuery } from '@/lib/loaders/pages/dossier-screen';
import { pageAsker } from '@/lib/loaders/request/page-session';
import { toFailurePage } from '@/lib/loaders/pages/to-failure-page';
import type { Asker } from '@/lib/upstream/transport/client';

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
  const { version: wanted } = await query;
  const { tdsVersions } = screen.dossier;
  const version = wanted === undefined ? tdsVersions[0] : tdsVersions.find((known) => known === wanted);
  if (wanted !== undefined && version === undefined) return toCleanAddress(screen);
  const { id, lang } = screen;
  const text = await open(screen, (asker) =>
    loadTds({ id, lang, version: wanted === undefined ? null : version }, asker),
  );
  return { ...text, version: version ?? null };
}

/**
 * The safety instructions with or without their QR code, as `?qr=` says; any other value leads to the clean address, a
 * text that cannot be had to sdserror (Spec §8 "IPI load fails").
 */
export async function openIpi(screen: DossierScreen, query: ScreenQuery): Promise<DocumentText & { qr: Qr }> {
  const { qr: wanted } = await query;
  const qr = parseQr(wanted);
  if (wanted !== undefined && wanted !== String(qr)) return toCleanAddress(screen);
  const { id, lang } = screen;
  return { ...(await open(screen, (asker) => loadIpi({ id, lang, qr }, asker))), qr };
}

const toCleanAddress = ({ id, interfaceLang, docType, lang }: DossierScreen): never =>
  redirect(paths.dossier(id, interfaceLang, docType, lang));

/** What `load` brings, or the way to where the screen goes when its text fails. */
async function open(screen: DossierScreen, load: (asker: Asker) => Promise<DocumentText>): Promise<DocumentText> {
  return load(await pageAsker(screen.interfaceLang)).catch((error: unknown) => toFailurePage(screen, error));
}
