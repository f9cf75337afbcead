import type { DocumentFailureCause, FailureCause, FileErrorCause } from '@/lib/domain/failures/failure-causes';
import { fallbackInterfaceLanguage } from '@/lib/domain/languages/languages';
import { appendQuery } from '@/lib/domain/pages/paths';
import type { DocType } from '@/lib/domain/pages/tabs';

interface FailedPage {
  interfaceLang?: string;
  /** In-app path with query to which 'Try again' leads, where the page cannot tell it from its other parameters. */
  next?: string | null;
}
interface FailedDocument extends FailedPage {
  id: number;
  interfaceLang: string;
  lang: number;
}

/** In-app paths of the error pages to which the server redirects, without the base path. */
export const errorPaths = {
  /** By default in English. */
  dossier: ({ id, interfaceLang, cause, next }: FailedPage & { id?: number; cause: FailureCause }) => {
    const otherLang = interfaceLang === fallbackInterfaceLanguage ? null : interfaceLang;
    return appendQuery('/dossiererror', { id, interfaceLang: otherLang, cause, next });
  },
  /** `doc` is the document type that failed; the link back turns the QR code off (Spec §8). */
  sds: (failed: FailedDocument & { doc: DocType; cause: DocumentFailureCause }) => {
    const { id, interfaceLang, lang, doc, cause, next } = failed;
    return appendQuery('/sdserror', { id, interfaceLang, lang, doc, qr: 0, cause, next });
  },
  /** Without a cause: a missing permission. */
  file: ({ id, interfaceLang, lang, cause, next }: FailedDocument & { cause?: FileErrorCause }) =>
    appendQuery('/fileerror', { id, interfaceLang, lang, cause, next }),
};

/** The in-app path of the page of an unhandled error; `id` is the one in the log. */
export const unhandledErrorPath = ({ id, interfaceLang, next }: FailedPage & { id?: string } = {}) =>
  appendQuery('/unhandlederror', { id, interfaceLang, next });
