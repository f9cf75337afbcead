/** The 31 characters of a UFI, each worth its position; B, I, L, O and Z are not among them. */
const alphabet = '0123456789ACDEFGHJKMNPQRSTUVWXY';

/**
 * Whether a text is a unique formula identifier, `GMTT-2SQN-6FDD-6TV1`: 16 characters in four groups whose weighted
 * sum holds with the check character (ECHA, UFI developers' manual; CLP Annex VIII A 5).
 */
export function isValidUfi(text: string): boolean {
  if (!/^[0-9AC-HJKMNP-Y]{4}(?:-[0-9AC-HJKMNP-Y]{4}){3}$/.test(text)) return false;
  const values = [...text.replaceAll('-', '')].map((character) => alphabet.indexOf(character));
  return values.reduce((sum, value, index) => sum + (index + 1) * value, 0) % alphabet.length === 0;
}
