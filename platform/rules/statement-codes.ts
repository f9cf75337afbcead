/** `H301+H311` → its parts; `H361d` also as `H361`. */
export const singleCodes = (code: string): string[] =>
  code.split('+').flatMap((part) => [...new Set([part, part.replace(/(?<![A-Za-z])[A-Za-z]+$/, '')])]);
