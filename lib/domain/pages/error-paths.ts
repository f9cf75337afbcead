import type { DocumentFailureCause, FailureCause, FileErrorCause } from '@/lib/domain/failures/failure-causes';
import { fallbackInterfaceLanguage } from '@/lib/domain/languages/languages';
import { withQuery } from '@/lib/domain/pages/paths';
import type { DocType } from '@/lib/domain/pages/tabs';

/** In-app paths of the error pages to which the server redirects, without the base path. */
export const errorPaths = {
  /** By default in English. */
  dossier: ({ id, interfaceLang, cause }: { id?: number; interfaceLang?: string; cause: FailureCause }) => {
    const otherLang = interfaceLang === fallbackInterfaceLanguage ? null : interfaceLang;
    return withQuery('/dossiererror', { id, interfaceLang: otherLang, cause });
  },
  /** `doc` is the document type that failed; the link back turns the QR code off (Spec §8). */
  sds: (failed: { id: number; interfaceLang: string; lang: number; doc: DocType; cause: DocumentFailureCause }) => {
    const { id, interfaceLang, lang, doc, cause } = failed;
    return withQuery('/sdserror', { id, interfaceLang, lang, doc, qr: 0, cause });
  },
  /** Without a cause: a missing permission. */
  file: (failed: { id: number; interfaceLang: string; lang: number; cause?: FileErrorCause }) => {
    const { id, interfaceLang, lang, cause } = failed;
    return withQuery('/fileerror', { id, interfaceLang, lang, cause });
  },
};

/** The in-app path of the page of an unhandled error; `id` is the one in the log. */
export const unhandledErrorPath = ({ id, interfaceLang }: { id?: string; interfaceLang?: string } = {}) =>
  withQuery('/unhandlederror', { id, interfaceLang });
