import { errorPaths } from '@/lib/domain/pages/error-paths';
import {
  type DocumentFailureCause,
  type ErrorPageCause,
  fileErrorStatuses,
  forbiddenStatus,
} from '@/lib/domain/failures/failure-causes';
import { fallbackInterfaceLanguage, type InterfaceLanguage } from '@/lib/domain/languages/languages';
import { parseNext } from '@/lib/domain/pages/navigation';
import { paths } from '@/lib/domain/pages/paths';
import { permalinkTarget } from '@/lib/domain/pages/permalink';
import { type DocType, pageTypeOf } from '@/lib/domain/pages/tabs';

/** `Retry-After` of an outage, in seconds. */
const retryAfterSeconds = 30;

interface PageStatuses {
  status: number;
  causeStatuses: Partial<Record<ErrorPageCause, number>>;
}

/** The statuses of error pages, by default and by cause (docs/platform-api.md, 'Error pages'). */
const errorPages = {
  dossiererror: { status: 404, causeStatuses: { unknown: 404, removed: 410, unavailable: 503 } },
  // An outage must not remove a sheet from search engines.
  sdserror: { status: 404, causeStatuses: { unavailable: 503 } },
  fileerror: { status: forbiddenStatus, causeStatuses: fileErrorStatuses },
  unhandlederror: { status: 500, causeStatuses: {} },
} as const satisfies Record<string, PageStatuses>;

export type ErrorPage = keyof typeof errorPages;

/** Status and, for an outage, `Retry-After` (in seconds) of an error page. */
export function errorPageResponse(
  page: ErrorPage,
  cause: ErrorPageCause | null,
): { status: number; retryAfterSeconds: number | null } {
  const { causeStatuses, status: defaultStatus }: PageStatuses = errorPages[page];
  const status = (cause && causeStatuses[cause]) ?? defaultStatus;
  return { status, retryAfterSeconds: status === 503 ? retryAfterSeconds : null };
}

interface FailedScreen {
  id: number;
  interfaceLang: InterfaceLanguage;
  docType: DocType;
  lang: number;
  cause: DocumentFailureCause;
  /** The in-app path with query that was opened, null if unknown: after an outage 'Try again' leads there. */
  address: string | null;
}

/** The opened address, unless the error page leads there by itself. Only an outage may end. */
const retryAddress = ({ cause, address }: Pick<FailedScreen, 'cause' | 'address'>, defaultTarget: string) =>
  cause === 'unavailable' && address !== defaultTarget ? parseNext(address) : null;

const toDossierError = ({ cause, ...screen }: FailedScreen) =>
  errorPaths.dossier({
    ...screen,
    cause: cause === 'invalid' || cause === 'market' ? 'unknown' : cause,
    next: retryAddress({ ...screen, cause }, permalinkTarget(screen.id, screen.interfaceLang)),
  });
const toSdsError = (screen: FailedScreen) => {
  const { id, interfaceLang, docType, lang } = screen;
  const next = retryAddress(screen, paths.dossier(id, interfaceLang, docType, lang));
  return errorPaths.sds({ ...screen, doc: docType, next });
};

/** In-app path of the page that is shown in place of one whose data, or route guard, fails (Spec §8). */
export function failurePath(screen: FailedScreen): string {
  switch (pageTypeOf(screen.docType).failurePage) {
    case 'dossiererror':
      return toDossierError(screen);
    case 'sdserror':
      return toSdsError(screen);
    case 'landing page':
      return paths.dossier(screen.id, fallbackInterfaceLanguage, 'pd', screen.lang);
  }
}
