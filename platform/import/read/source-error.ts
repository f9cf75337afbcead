/** A path or a body cannot be read as product files; the message is for the user. */
export class SourceError extends Error {
  override name = 'SourceError';
}
