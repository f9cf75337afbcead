import {
  type DocumentFailureCause,
  type ErrorPageCause,
  fileErrorStatuses,
  forbiddenStatus,
} from '@/lib/domain/failures/failure-causes';
import { fallbackInterfaceLanguage } from '@/lib/domain/languages/languages';
import { paths } from '@/lib/domain/pages/paths';
import type { DocType } from '@/lib/domain/pages/tabs';

/** How soon a visitor or a search engine may come again after an outage. */
const retryAfterSeconds = 30;

interface PageStatuses {
  status: number;
  byCause: Partial<Record<ErrorPageCause, number>>;
}

/** The error pages' statuses, without a cause and by cause where it matters (docs/platform-api.md, 'Error pages'). */
const errorPages = {
  dossiererror: { status: 404, byCause: { unknown: 404, removed: 410, unavailable: 503 } },
  // An outage must not take a sheet out of the search engines.
  sdserror: { status: 404, byCause: { unavailable: 503 } },
  fileerror: { status: forbiddenStatus, byCause: fileErrorStatuses },
  unhandlederror: { status: 500, byCause: {} },
} as const satisfies Record<string, PageStatuses>;

export type ErrorPage = keyof typeof errorPages;

/** Status and, for an outage, `Retry-After` (seconds) of an error page. */
export function errorPageResponse(
  page: ErrorPage,
  cause: ErrorPageCause | null,
): { status: number; retryAfterSeconds: number | null } {
  const { byCause, status: withoutCause }: PageStatuses = errorPages[page];
  const status = (cause && byCause[cause]) ?? withoutCause;
  return { status, retryAfterSeconds: status === 503 ? retryAfterSeconds : null };
}

interface FailedScreen {
  id: number;
  interfaceLang: string;
  docType: DocType;
  lang: number;
  cause: DocumentFailureCause;
}

const toDossierError = ({ cause, ...screen }: FailedScreen) =>
  paths.error.dossier({ ...screen, cause: cause === 'invalid' ? 'unknown' : cause });
const toSdsError = ({ docType, ...screen }: FailedScreen) => paths.error.sds({ ...screen, doc: docType });

/** Spec §8: where a screen goes when its data (or the guard before it) fails. */
const failureTargets: Record<DocType, (screen: FailedScreen) => string> = {
  pd: toDossierError,
  pi: toDossierError,
  gh: toSdsError,
  th: ({ id, lang }) => paths.dossier(id, fallbackInterfaceLanguage, 'pd', lang),
  ee: toSdsError,
  ed: toSdsError,
  mh: toSdsError,
  emergency: toDossierError,
};

/** The in-app path that a screen goes to when its data fails. */
export function failurePath(screen: FailedScreen): string {
  return failureTargets[screen.docType](screen);
}
