/** Why the platform can't start, in one sentence for the person who starts it. Ends the start with exit code 1. */
export class StartupError extends Error {
  override name = 'StartupError';
}
