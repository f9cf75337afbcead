/** Parses searches of the catalogue; texts are folded like the index (store/triggers/search-texts.sql). */

const maxWords = 8;
const maxWordLength = 40;
/** As in the function `catalogue_words` (store/triggers/search-texts.sql). */
const separators = /[\s!-/:-@[-`{-~\u00a0-\u00bf\u00d7\u00f7\u2000-\u206f]+/u;
const letters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ł: 'l', ø: 'o', đ: 'd', ς: 'σ' };
const apostrophes = /[‘’‛`ʹʼˈ′‵]/g;
const hyphens = /[−‐‒–—―]/g;

/** Greek letters, and their names in the interface languages, by the name that the index has. */
const greek: Record<string, string> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  ζ: 'zeta',
  η: 'eta',
  θ: 'theta',
  ι: 'iota',
  κ: 'kappa',
  λ: 'lambda',
  μ: 'mu',
  ν: 'nu',
  ξ: 'xi',
  ο: 'omicron',
  π: 'pi',
  ρ: 'rho',
  σ: 'sigma',
  τ: 'tau',
  υ: 'upsilon',
  φ: 'phi',
  χ: 'chi',
  ψ: 'psi',
  ω: 'omega',
  alfa: 'alpha',
  gama: 'gamma',
  αλφα: 'alpha',
  βητα: 'beta',
  γαμμα: 'gamma',
  δελτα: 'delta',
};
const aloneGreek = new RegExp(`(?<![a-zα-ω])(?:${Object.keys(greek).join('|')})(?![a-zα-ω])`, 'g');
/** The letter in b-carotene. */
const latinForGreek: Record<string, string> = { a: 'alpha', b: 'beta', g: 'gamma' };

/** As the functions `catalogue_fold` and `catalogue_spellings`: without case and accents, with primes and signs of optical rotation. */
function fold(text: string): string {
  return text
    .replace(/[´΄]/g, '′')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ßæœłøđς]/g, (letter) => letters[letter]!)
    .replace(apostrophes, "'")
    .replace(hyphens, '-')
    .replace(/\((?:±|\+\/?-)\)/g, '˖˗')
    .replace(/\(\+\)/g, '˖')
    .replace(/\(-\)/g, '˗')
    .replace(/(?<=[0-9]'{0,2})'|(?<=(?:^|[^a-zα-ω'])[a-zα-ω]'{0,2})'(?!'{0,2}[a-zα-ω])/g, 'ʹ')
    .replace(aloneGreek, (name) => greek[name]!)
    .replace(/(?<![a-zα-ω0-9])([abg])-(?=[a-zα-ω]{3})/g, (_, letter: string) => `${latinForGreek[letter]}-`);
}

const piecesOf = (folded: string): string[] => folded.split(separators).filter(Boolean);
const removeSeparators = (folded: string): string => folded.split(separators).join('');

/** Words that name the type of the number after them; no product is found by them. */
const numberNames = new Set(
  'cas casno ec eg einecs elincs gtin ean ufi reach index no nr n rn number nummer numero numer αριθμοσ'.split(' '),
);
/** `UN-Nr. 1090`, `n° ONU 1090`. */
const unName = /(?<![\p{L}\p{N}])(?:un|onu)[\s.:-]*(?:(?:nr|no|n|nummer|number)[\s.:°-]*)?(?=\d{4}(?!\d))/gu;

/** Articles and prepositions between the words of a name, as in `eau de Javel`; none is a symbol of an element. */
const connectors = new Set('de des du di del della do of the for der fur pour per el les le του της των'.split(' '));
export const isConnector = (piece: string): boolean => connectors.has(piece);
/** The article in `peroxyde d'hydrogene`. */
const elisions = /(?<![\p{L}\p{N}])(?:d|l|all|dell|dall)'(?=\p{L})/gu;

/** A locant or a stereodescriptor: with another one it is another substance. */
const isLocant = (piece: string) => /^(?:\d+\p{L}?|\p{L})?[ʹ˖˗]*$/u.test(piece);
/** A name of a substance with locants: `propan-2-ol`, `4′-hydroxychalcone`; not `l’emploi`. */
const hasLocants = (part: string, pieces: readonly string[]) =>
  /[-,˖˗]/.test(part) && pieces.length > 1 && pieces.some(isLocant) && /\p{L}{3}/u.test(part);

/** A word that identifies no product by itself: a letter, a locant, a percentage, a size with its unit. */
export const isFragment = (word: string): boolean => /^(?:\d{1,3}\p{L}{0,2}|\p{L}|ml|cl|kg)?[ʹ˖˗]*$/u.test(word);

export interface TypedSearch {
  /** The text without separators, for numbers, codes and names as a whole. */
  key: string;
  /** At most eight, each once. */
  words: string[];
  /** What a product with the whole search must have: the words, and names with locants as a whole. */
  required: string[];
  /** The same in their order, for names of several words. */
  pieces: string[];
}

/**
 * Parses a search. A part with digits and without a longer word counts as one word, so that a number with a wrong digit does not match by
 * its other parts.
 */
export function readSearch(text: string): TypedSearch {
  const searchParts = partsOf(text);
  const parts = searchParts.map((part) => part.replace(elisions, '')).map((part) => ({ part, pieces: piecesOf(part) }));
  const read = parts.map(({ part, pieces }) => {
    const isNumber = /\d/.test(part) && !/\p{L}{3}/u.test(part);
    const words = isNumber ? [pieces.join('')] : pieces;
    return { words, required: hasLocants(part, pieces) ? [pieces.join('')] : words };
  });
  const counted = (words: string[]) => {
    const content = words.filter((word) => !isConnector(word));
    const cut = (content.length > 0 ? content : words).map((word) => [...word].slice(0, maxWordLength).join(''));
    return [...new Set(cut)].slice(0, maxWords);
  };
  return {
    key: removeSeparators(searchParts.join('')).slice(0, 200),
    words: counted(read.flatMap(({ words }) => words)),
    required: counted(read.flatMap(({ required }) => required)),
    pieces: read.flatMap(({ required }) => required).slice(0, 2 * maxWords),
  };
}

/** The folded text between blanks, without names of numbers: `CAS 67-64-1`, `CAS-Nr.: 67-64-1`, `CAS:67-64-1`. */
function partsOf(text: string): string[] {
  const parts = fold(text)
    .replace(unName, 'un')
    .split(/\s+/)
    .filter((part) => piecesOf(part).length > 0);
  const remainingParts = parts.flatMap((part) => {
    const pieces = piecesOf(part);
    if (pieces.every((piece) => numberNames.has(piece))) return [];
    return part.replace(/^(?:cas|ec|eg|gtin|ean|ufi|reach)\W*(?=\d)/u, '');
  });
  return remainingParts.length > 0 ? remainingParts : parts;
}

/** The key of a name, which does not depend on articles and prepositions. */
export const nameKey = (pieces: readonly string[]): string => pieces.filter((piece) => !isConnector(piece)).join('');

/** The parts of a name, folded. */
export const namePieces = (name: string): string[] => piecesOf(fold(name).replace(elisions, ''));

/** The variants of a word without one letter, or with two adjacent letters swapped; none for a word with a digit. */
export function editsOfOne(word: string): string[] {
  const signs = [...word];
  if (signs.length < 3 || signs.length > 20 || /\d/.test(word)) return [];
  const deletions = signs.map((_, index) => signs.toSpliced(index, 1).join(''));
  const swaps = signs.slice(1).map((sign, index) => signs.toSpliced(index, 2, sign, signs[index]!).join(''));
  return [...deletions, ...swaps];
}

/** Maximum edit distance of a similar word. */
export const maxErrors = (word: string): number => (word.length <= 4 ? 1 : word.length <= 8 ? 2 : 3);

/** The candidates that differ from the word by few letters, the closest first. */
export function alikeFirst(word: string, candidates: readonly string[]): string[] {
  const max = maxErrors(word);
  return [...new Set(candidates)]
    .map((candidate) => ({ candidate, distance: distanceOf(word, candidate) }))
    .filter(({ distance }) => distance <= max)
    .sort((a, b) => a.distance - b.distance)
    .map(({ candidate }) => candidate)
    .slice(0, 12);
}

/** Edit distance of two words with swaps of adjacent letters; Infinity as soon as it must exceed `max`. */
export function distanceOf(word: string, candidate: string, max = Infinity): number {
  let older: number[] = [];
  let last = Array.from({ length: candidate.length + 1 }, (_, index) => index);
  for (let i = 1; i <= word.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= candidate.length; j += 1) {
      const replaced = last[j - 1]! + (word[i - 1] === candidate[j - 1] ? 0 : 1);
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, replaced);
      if (i > 1 && j > 1 && word[i - 1] === candidate[j - 2] && word[i - 2] === candidate[j - 1])
        row[j] = Math.min(row[j]!, older[j - 2]! + 1);
    }
    if (Math.min(...row, ...last) > max) return Infinity;
    [older, last] = [last, row];
  }
  return last[candidate.length]!;
}
