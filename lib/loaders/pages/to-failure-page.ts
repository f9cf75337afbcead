import 'server-only';
import { redirect } from 'next/navigation';
import { failurePath } from '@/lib/domain/pages/failure-pages';
import { makeFailure, situations } from '@/lib/domain/failures/failures';
import type { DossierScreen } from '@/lib/loaders/pages/dossier-screen';
import { documentFailureCause } from '@/lib/loaders/data/failure-cause';
import { log } from '@/lib/observability/log';

/** Logs why the document of a screen is not shown, with the call and its answer, and goes where the screen goes then (Spec §8). */
export function toFailurePage(
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
