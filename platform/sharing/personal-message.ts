/** Maximum length of a personal message in characters (code points) after cleaning. */
export const maxMessageLength = 500;

/**
 * Cleans a personal message: removes control characters, bidirectional formatting characters and surrounding white space, normalizes
 * line breaks to `\n`, and allows at most one empty line in a row. The web app counts the same way
 * (lib/domain/share/share-form.ts).
 */
export const cleanMessage = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/gu, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
