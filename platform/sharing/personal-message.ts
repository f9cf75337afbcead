/** What a sender may write to the recipients of a share, in characters (code points) of the cleaned text. */
export const maxMessageLength = 500;

/**
 * A personal message as plain text: without control characters and without marks that turn the direction of the text around, with
 * line breaks as `\n`, at most one empty line in a row, and no white space at its ends. The web app counts the same
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
