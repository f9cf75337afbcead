/** The text of one text node of a sheet; consecutive pieces of the same block are searched as one text. */
export interface TextPiece {
  text: string;
  /** Number of its block (paragraph, cell, heading …). */
  block: number;
}

/** A position in a text: `offset` counts UTF-16 units in `pieces[piece].text`. */
interface TextPlace {
  piece: number;
  offset: number;
}

/** A match: from its start to its end (exclusive). */
interface TextMatch {
  start: TextPlace;
  end: TextPlace;
}

/** Minimum length; shorter queries would match nearly everything. */
const minQueryLength = 2;

/** Letters without a Unicode decomposition that people type without their marks (compared in lower case). */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ς: 'σ',
  // Punctuation that keyboards replace.
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
 * A character as it is compared: lower case, without diacritics, sub- and superscript digits as digits, all dashes the
 * same; '' for invisible ones (combining marks, soft hyphens, zero-width characters).
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

/** A folded UTF-16 unit with its origin. */
interface Folded {
  character: string;
  start: TextPlace;
  end: TextPlace;
}

/** The folded characters of pieces that are read as one text; white space is collapsed. */
function foldPieces(pieces: { text: string; piece: number }[]): Folded[] {
  const folded: Folded[] = [];
  for (const { text, piece } of pieces) {
    let offset = 0;
    for (const character of text) {
      const [start, end] = [
        { piece, offset },
        { piece, offset: offset + character.length },
      ];
      offset = end.offset;
      const parts = fold(character);
      const last = folded.at(-1);
      const extendsLast = parts === '' || (parts === ' ' && last?.character === ' ');
      if (last && extendsLast) last.end = end;
      else if (!extendsLast) for (const unit of parts.split('')) folded.push({ character: unit, start, end });
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
 * The matches of a query in a sheet, in order and without overlaps: ignoring case and diacritics, across inline
 * elements but never across blocks. Empty for a query under two characters.
 */
export function findInText(pieces: TextPiece[], query: string): TextMatch[] {
  const requested = foldQuery(query);
  if (requested.length < minQueryLength) return [];
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
  for (let index = text.indexOf(requested); index !== -1; index = text.indexOf(requested, index + requested.length)) {
    matches.push({ start: folded[index]!.start, end: folded[index + requested.length - 1]!.end });
  }
  return matches;
}
