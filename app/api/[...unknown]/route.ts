import { makeFailure } from '@/lib/domain/failures';
import { failureJson } from '@/lib/failure-json';

/** An address that no handler has (Spec §8 "Missing endpoint"). */
export function GET(): Response {
  return failureJson(makeFailure('CLIENT_SIDE', Math.random), 404);
}

export { GET as POST, GET as PATCH, GET as DELETE };
