/** The platform cannot start; the message tells the operator why and ends the process with exit code 1. */
export class StartupError extends Error {
  override name = 'StartupError';
}
