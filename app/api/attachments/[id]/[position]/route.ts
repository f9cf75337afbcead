import { errorPaths } from '@/lib/domain/pages/error-paths';
import { attachmentName } from '@/lib/domain/downloads/truncated-file-names';
import type { Attachment } from '@/lib/domain/product/dossier';
import { type FileErrorCause, fileErrorStatuses } from '@/lib/domain/failures/failure-causes';
import { callContextOf } from '@/lib/loaders/request/call-context';
import { badRequest } from '@/lib/loaders/responses/handler-responses';
import { loadDossier } from '@/lib/loaders/data/dossier';
import { failureResponse, type FailureOverrides } from '@/lib/loaders/responses/failure-response';
import { failureCause } from '@/lib/loaders/data/failure-cause';
import { fileResponse } from '@/lib/loaders/responses/file-response';
import { refererPage, attachmentParams } from '@/lib/loaders/request/request-parameters';
import { openedPath } from '@/lib/session/request-headers';
import { withSession } from '@/lib/session/with-session';
import { fileContext, openAttachment } from '@/lib/upstream/document-file';
import { UpstreamError, type UpstreamErrorKind } from '@/lib/upstream/transport/upstream-error';

const failureOverrides: FailureOverrides = {
  // The type is not part of the contract, so this is no platform error.
  'unsupported-type': {
    status: fileErrorStatuses.unsupported,
    type: 'CLIENT_SERVER_COMMUNICATION',
    message: 'UNSUPPORTED_FILE_TYPE',
  },
};

/**
 * An attachment by its position in the product's list; the link is looked up on the server and never comes from the
 * browser.
 */
export const GET = withSession(async (request, { params, requestSession }) => {
  const parsed = attachmentParams.safeParse(await params);
  if (!parsed.success) return badRequest();
  const { id, position } = parsed.data;
  const { interfaceLang, lang } = refererPage(request);
  const callContext = callContextOf(request.headers, interfaceLang, requestSession);

  let attachments: Attachment[];
  try {
    ({ attachments } = await loadDossier(id, callContext));
  } catch (error) {
    const cause = failureCause(error);
    const next = cause === 'unavailable' ? openedPath(request) : null;
    return failureResponse(error, request, errorPaths.dossier({ id, interfaceLang, cause, next }));
  }
  try {
    const attachment = attachments.find((candidate) => candidate.position === position);
    if (!attachment?.link) throw new UpstreamError('not-found', { method: 'GET', path: `attachment ${position}` });
    const file = await openAttachment(attachment.link, fileContext(callContext, request));
    return fileResponse(file, attachmentName(attachment.name, file.type));
  } catch (error) {
    const cause = fileCause(error);
    // An outage may end, a file that is missing stays missing.
    const next = cause === 'unavailable' ? openedPath(request) : null;
    return failureResponse(error, request, errorPaths.file({ id, interfaceLang, lang, cause, next }), failureOverrides);
  }
});

const fileCauses: Partial<Record<UpstreamErrorKind, FileErrorCause>> = {
  'not-found': 'missing',
  removed: 'missing',
  'unsupported-type': 'unsupported',
};

/** Undefined if the visitor has no permission. */
const fileCause = (error: unknown): FileErrorCause | undefined => {
  if (!(error instanceof UpstreamError)) return undefined;
  return error.isOutage ? 'unavailable' : fileCauses[error.kind];
};
