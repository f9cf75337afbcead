import { messageTexts, type MessageWith } from '../../languages/messages.ts';
import { error, type Finding, type Path, warning } from '../findings.ts';

interface CharacterKind {
  code: MessageWith<never>;
  pattern: RegExp;
  finding: typeof error;
}

const control = 'character.control';

/** Characters that a database cannot store. */
const unstorable: readonly CharacterKind[] = [
  { code: control, pattern: /\0/, finding: error },
  { code: 'character.half', pattern: /\p{Cs}/u, finding: error },
];

/**
 * Characters that readers do not see, or not as they were written (Unicode Standard, chapter 23). The soft hyphen and variation selectors
 * are part of texts.
 */
const unreadable: readonly CharacterKind[] = [
  { code: control, pattern: /(?![\0\t\n\r])\p{Cc}/u, finding: error },
  { code: 'character.replacement', pattern: /\uFFFD/, finding: error },
  { code: 'character.direction', pattern: /\p{Bidi_Control}/u, finding: error },
  { code: 'character.noncharacter', pattern: /\p{Noncharacter_Code_Point}/u, finding: error },
  { code: 'character.private', pattern: /\p{Co}/u, finding: warning },
  {
    code: 'character.invisible',
    pattern:
      /(?![\u00AD\uFE00-\uFE0F\p{Bidi_Control}\p{Noncharacter_Code_Point}])[\p{Cf}\p{Default_Ignorable_Code_Point}]/u,
    finding: warning,
  },
];

/** The first character of each kind in a text, by its code point and its position, counted from 1. */
const findingsIn = (text: string, path: Path, kinds: readonly CharacterKind[]): Finding[] =>
  kinds.flatMap(({ code, pattern, finding }) => {
    const found = pattern.exec(text);
    if (!found) return [];
    const character = `U+${found[0].codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
    const position = [...text.slice(0, found.index)].length + 1;
    return [finding(path, messageTexts('oddCharacter', { character, position, kind: messageTexts(code) }))];
  });

/** Findings about characters of a text that a database cannot store. */
export const unstorableFindings = (text: string, path: Path): Finding[] => findingsIn(text, path, unstorable);

/** Findings about characters of a product file that readers would not see as they are; the file need not be valid. */
export function characterFindings(file: unknown): Finding[] {
  const findings: Finding[] = [];
  eachValue(file, [], (value, path) => {
    if (typeof value === 'string' && !isInHistory(path)) findings.push(...findingsIn(value, [...path], unreadable));
  });
  return findings;
}

/** Whether a path is in an issued version before the newest, which cannot be changed. */
const isInHistory = ([field, position]: Path) =>
  (field === 'versions' || field === 'tdsVersions') && Number(position) > 0;

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Calls `visit` with a value and all values in it, except for lists, and the path of each below `base`. The path is reused for the next
 * call, so callers must copy it.
 */
export function eachValue(value: unknown, base: Path, visit: (value: unknown, path: Path) => void): void {
  const path = [...base];
  const walkInner = (key: PropertyKey, inner: unknown): void => {
    path.push(key);
    walk(inner);
    path.pop();
  };
  const walk = (current: unknown): void => {
    if (Array.isArray(current)) return current.forEach((inner, index) => walkInner(index, inner));
    visit(current, path);
    if (isObject(current))
      for (const key of Object.keys(current)) walkInner(key, (current as Record<string, unknown>)[key]);
  };
  walk(value);
}
