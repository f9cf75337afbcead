import { makeFailure } from '@/lib/domain/failures/failures';
import { failureJson } from '@/lib/session/failure-json';
import { problemOf } from '@/lib/loaders/responses/for-programs';
import { withSession } from '@/lib/session/with-session';

/** Response for an unknown API path (Spec §8 "Missing endpoint"). */
export const GET = withSession((request) =>
  problemOf(failureJson(makeFailure('CLIENT_SIDE', Math.random), 404), request),
);

export { GET as POST, GET as PUT, GET as PATCH, GET as DELETE };
