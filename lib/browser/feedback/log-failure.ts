import { type DossierFailure, makeFailure, originCodes } from '@/lib/domain/failures/failures';

/** Logs a client error object (Spec §3) to the console; its id is the one in the server's log. */
export function logFailure(failure: Partial<DossierFailure>): void {
  console.info(`Error id: ${failure.id ?? ''}`, failure);
}

/** Logs uncaught errors (Spec §8 "Origin codes") until the returned function is called. */
export function logUncaught(): () => void {
  const write = (reason: unknown) =>
    logFailure(makeFailure('UNKNOWN', Math.random, { code: originCodes.uncaught, debug: String(reason) }));
  const onError = ({ error, message }: ErrorEvent) => write(error ?? message);
  const onRejection = ({ reason }: PromiseRejectionEvent) => write(reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
