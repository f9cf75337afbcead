/** A run of text of a sheet, as one text node has it; runs of the same block are read as one text. */
export interface TextPiece {
  text: string;
  /** Number of the block (paragraph, cell, heading …) that it stands in. */
  block: number;
}

/** A place in a text: `offset` counts UTF-16 units in `pieces[piece].text`. */
export interface TextPlace {
  piece: number;
  offset: number;
}

/** Where something was found: from a place up to, without, another. */
export interface TextMatch {
  from: TextPlace;
  to: TextPlace;
}

/** With fewer characters nearly everything would be found. */
const shortestQuery = 2;

/** Letters that Unicode does not take apart and that people type without their marks (compared in lower case). */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ς: 'σ',
  // Signs that keyboards have another for.
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '⁄': '/',
  '−': '-',
};

const folds = new Map<string, string>();

/**
 * One character as it is compared: lower case, without diacritics, sub- and superscript digits as digits, every dash
 * the same; empty for what is not seen (combining marks, soft hyphens, zero-width characters).
 */
function fold(character: string): string {
  const known = folds.get(character);
  if (known !== undefined) return known;
  const folded = [...character.normalize('NFKD').toLowerCase().normalize('NFKD')].map(foldPart).join('');
  folds.set(character, folded);
  return folded;
}

function foldPart(part: string): string {
  if (/[\p{M}\p{Cf}]/u.test(part)) return '';
  if (/\s/u.test(part)) return ' ';
  if (/\p{Pd}/u.test(part)) return '-';
  return plainLetters[part] ?? part;
}

/** A folded UTF-16 unit with where it comes from. */
interface Folded {
  character: string;
  from: TextPlace;
  to: TextPlace;
}

/** The characters of pieces that are read as one text; spaces in a row are one. */
function foldPieces(pieces: { text: string; piece: number }[]): Folded[] {
  const folded: Folded[] = [];
  for (const { text, piece } of pieces) {
    let offset = 0;
    for (const character of text) {
      const [from, to] = [
        { piece, offset },
        { piece, offset: offset + character.length },
      ];
      offset = to.offset;
      const parts = fold(character);
      const last = folded.at(-1);
      const goesOn = parts === '' || (parts === ' ' && last?.character === ' ');
      if (last && goesOn) last.to = to;
      else if (!goesOn) for (const unit of parts.split('')) folded.push({ character: unit, from, to });
    }
  }
  return folded;
}

const foldQuery = (query: string) =>
  foldPieces([{ text: query, piece: 0 }])
    .map(({ character }) => character)
    .join('')
    .trim();

/**
 * Where a text is found in a sheet, in its order and without overlaps: letters compared without case and diacritics,
 * across inline elements but never from one block into the next. Nothing for fewer than two characters.
 */
export function findInText(pieces: TextPiece[], query: string): TextMatch[] {
  const requested = foldQuery(query);
  if (requested.length < shortestQuery) return [];
  const blocks = new Map<number, { text: string; piece: number }[]>();
  for (const [piece, { text, block }] of pieces.entries()) {
    const known = blocks.get(block);
    if (known) known.push({ text, piece });
    else blocks.set(block, [{ text, piece }]);
  }
  return [...blocks.values()].flatMap((block) => findInBlock(foldPieces(block), requested));
}

function findInBlock(folded: Folded[], requested: string): TextMatch[] {
  const text = folded.map(({ character }) => character).join('');
  const matches: TextMatch[] = [];
  for (let at = text.indexOf(requested); at !== -1; at = text.indexOf(requested, at + requested.length)) {
    matches.push({ from: folded[at]!.from, to: folded[at + requested.length - 1]!.to });
  }
  return matches;
}
