/** French sets a space that does not break before a colon (Lexique des règles typographiques, 'deux-points'). */
const colons: Record<string, string> = { fr: '\u00a0:' };

/** A text with the colon that introduces what follows, as the language writes it. */
export function withColon(text: string, lang: string): string {
  return `${text}${colons[lang] ?? ':'}`;
}
