/** Acute toxicity by mouth, skin and inhalation, of one severity each (CLP Annex III, Part 1, Table 1.2). */
const routes: readonly (readonly string[])[] = [
  ['H300', 'H310', 'H330'],
  ['H301', 'H311', 'H331'],
  ['H302', 'H312', 'H332'],
];

/**
 * The H statements with those of acute toxicity joined, as CLP Annex III allows and Annex VI does:
 * `['H225', 'H301', 'H311', 'H331']` → `['H225', 'H301+H311+H331']`. In the order of their codes.
 */
export function combineStatements(codes: readonly string[]): string[] {
  const joined = routes
    .map((route) => route.filter((code) => codes.includes(code)))
    .filter((route) => route.length > 1);
  const apart = codes.filter((code) => !joined.some((route) => route.includes(code)));
  return [...apart, ...joined.map((route) => route.join('+'))].sort();
}
