/** Why a command can't be carried out, in a sentence for the person who gave it. Ends it with exit code 1. */
export class CommandError extends Error {
  override name = 'CommandError';
}
