import { attachmentName } from '@/lib/domain/downloads/truncated-file-names';
import type { Attachment } from '@/lib/domain/product/dossier';
import { type FileErrorCause, fileErrorStatuses } from '@/lib/domain/failures/failure-causes';
import { paths } from '@/lib/domain/pages/paths';
import { askerOf } from '@/lib/loaders/request/call-context';
import { badRequest } from '@/lib/loaders/responses/handler-responses';
import { loadDossier } from '@/lib/loaders/data/dossier';
import { failureAnswer, type OwnAnswers } from '@/lib/loaders/responses/failure-response';
import { failureCause } from '@/lib/loaders/data/failure-cause';
import { fileAnswer } from '@/lib/loaders/responses/file-response';
import { askedFrom, attachmentParams } from '@/lib/loaders/request/request-parameters';
import { withSession } from '@/lib/session/with-session';
import { openAttachment } from '@/lib/upstream/document-file';
import { UpstreamFailure, type UpstreamFailureKind } from '@/lib/upstream/transport/upstream-error';

const ownAnswers: OwnAnswers = {
  // Nobody promised its type, so the platform has done nothing wrong.
  'unsupported-type': {
    status: fileErrorStatuses.unsupported,
    type: 'CLIENT_SERVER_COMMUNICATION',
    message: 'UNSUPPORTED_FILE_TYPE',
  },
};

/** An attachment by its position in the product's list; its link is looked up here and never comes from the browser. */
export const GET = withSession(async (request, { params, visit }) => {
  const given = attachmentParams.safeParse(await params);
  if (!given.success) return badRequest();
  const { id, position } = given.data;
  const { interfaceLang, lang } = askedFrom(request);
  const asker = askerOf(request.headers, interfaceLang, visit);
  const toDossierError = (error: unknown) => paths.error.dossier({ id, interfaceLang, cause: failureCause(error) });

  let attachments: Attachment[];
  try {
    ({ attachments } = await loadDossier(id, asker));
  } catch (error) {
    return failureAnswer(error, request, toDossierError(error));
  }
  try {
    const attachment = attachments.find((one) => one.position === position);
    if (!attachment?.link) throw new UpstreamFailure('not-found', { method: 'GET', path: `attachment ${position}` });
    const file = await openAttachment(attachment.link, { ...asker, signal: request.signal });
    return fileAnswer(file, attachmentName(attachment.name, file.type));
  } catch (error) {
    // The visitor may have the file later, or not at all.
    const isOutage = error instanceof UpstreamFailure && error.isOutage;
    const toFileError = () => paths.error.file({ id, interfaceLang, lang, cause: fileCause(error) });
    return failureAnswer(error, request, isOutage ? toDossierError(error) : toFileError(), ownAnswers);
  }
});

const fileCauses: Partial<Record<UpstreamFailureKind, FileErrorCause>> = {
  'not-found': 'missing',
  removed: 'missing',
  'unsupported-type': 'unsupported',
};

/** None where the visitor has no permission. */
const fileCause = (error: unknown) => (error instanceof UpstreamFailure ? fileCauses[error.kind] : undefined);

export { noHead as HEAD } from '@/lib/loaders/responses/handler-responses';
