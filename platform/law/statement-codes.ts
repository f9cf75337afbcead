/** The single codes of a combined one: `H301+H311` → `H301`, `H311`; `H361d` also as `H361`. */
export const singleCodes = (code: string): string[] =>
  code.split('+').flatMap((part) => [...new Set([part, part.replace(/(?<![A-Za-z])[A-Za-z]+$/, '')])]);
