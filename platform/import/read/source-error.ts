/** A path or a body that can't be read as product files, in a sentence for who gave it. */
export class SourceError extends Error {
  override name = 'SourceError';
}
