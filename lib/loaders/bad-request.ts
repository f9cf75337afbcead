import 'server-only';
import { failureTypeOfStatus, makeFailure } from '@/lib/domain/failures/failures';
import { failureJson } from '@/lib/session/failure-json';

/**
 * The answer to parameters that are none: 400, and nobody was asked (Spec §8 "invalid parameter structure"). `field` is the
 * name of the parameter, where the visitor can mend it.
 */
export const badRequest = (field?: string): Response =>
  failureJson(makeFailure(failureTypeOfStatus(400), Math.random), 400, { field });
