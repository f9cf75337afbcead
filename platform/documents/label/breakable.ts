import { withNonBreakingSpaces } from '../blocks/typography.ts';

const longWord = /\S{14,}/g;
/** What a long word may be broken after; numbers such as `67-64-1` are not. */
const joint = /(?<=[^\s\d][)\],/-]|\d[)\]/-])(?=[\p{L}\d([])/gu;
const longRun = /[^\s\u200B]{16}(?=[^\s\u200B]{4})/gu;
const zeroWidthSpace = '\u200B';

/** A long word of letters only, `GIFTINFORMATIONSZENTRUM`: its syllables break it, with a hyphen (templates/label-parts.typ). */
const wordOfLetters = /^[^\p{L}\d]*\p{L}{17,40}[^\p{L}\d]*$/u;

/**
 * A text as lines may end in it: long words, such as chemical names, at their joints, or anywhere when they have none; what
 * is a long word of letters is told by what follows it. A number stays with its unit.
 */
export const breakable = (text: string): string =>
  withNonBreakingSpaces(text).replace(longWord, (word) => {
    const parts = word.replace(joint, zeroWidthSpace).split(zeroWidthSpace);
    if (parts.length === 1 && wordOfLetters.test(word)) return word + zeroWidthSpace;
    return parts
      .map((part) => (wordOfLetters.test(part) ? part : part.replace(longRun, `$&${zeroWidthSpace}`)))
      .join(zeroWidthSpace);
  });

/** The parts of texts that stay on one line, the longest ones: as long as they fit, all do. */
export const longestParts = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap((text) => text.split(/[\s\u200B]+|(?<=[-/])/u)))]
    .map((part) => (wordOfLetters.test(part) ? part.slice(0, 16) : part))
    .sort((a, b) => b.length - a.length)
    .slice(0, 3)
    .filter(Boolean);
