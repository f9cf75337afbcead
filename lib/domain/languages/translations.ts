/** Styles that a database translation may carry (Spec §5). */
export const textStyles = ['text-error', 'text-black'] as const;
const allowedStyles = new Set<string>(textStyles);

/** Message keys of the texts that stand in for a translation that cannot be shown (Spec §5). */
export const missingTranslation = 'missing_translation';
export const missingTranslationCaution = 'missing_translation_caution';

const styleMarker = /<\/?([a-z][\w-]*)(?![\w-])[^<>]*>/i;
const styleMarkers = new RegExp(styleMarker, 'gi');
const simplePlaceholder = /\{(\w+)\}/g;

/** In characters; assumed: a longer text is none of an interface, and would stand in every page. */
const maxLength = 2_000;

/** What a database translation is worth by itself: its plain words, or the key of the text that stands in for it. */
export function readTranslation(text: string): { text: string } | { standIn: string } {
  const styles = [...text.matchAll(styleMarkers)].map(([, style]) => style!);
  if (styles.some((style) => !allowedStyles.has(style))) return { standIn: missingTranslation };
  const words = text.replace(styleMarkers, '');
  return words.trim() === '' ? { standIn: missingTranslationCaution } : { text: words };
}

/** Names of the placeholders, sorted; null for a text with anything else in braces or with tags of its own. */
function placeholdersOf(text: string): string | null {
  if (/[{}]/.test(text.replace(simplePlaceholder, '')) || styleMarker.test(text)) return null;
  return [...new Set([...text.matchAll(simplePlaceholder)].map(([, name]) => name!))].sort().join();
}

/** Plain words as an ICU message: apostrophes and angle brackets mean themselves. */
const asMessage = (text: string) => text.replaceAll("'", "''").replace(/[<>]+/g, "'$&'");

/**
 * The in-app texts with the database's over them, key by key. Only keys that the application has count, and a text
 * is taken only when its placeholders are those of the in-app one and it is not overlong, so that no translation can break
 * a screen.
 */
export function overlayTranslations<Texts extends Record<string, string>>(
  inApp: Texts,
  fromDatabase: Record<string, string>,
): Texts {
  const textOf = (key: string, own: string): string => {
    const given = Object.hasOwn(fromDatabase, key) ? fromDatabase[key]! : null;
    if (given === null || given.length > maxLength) return own;
    const read = readTranslation(given);
    if ('standIn' in read) return inApp[read.standIn] ?? own;
    const placeholders = placeholdersOf(read.text);
    return placeholders !== null && placeholders === placeholdersOf(own) ? asMessage(read.text) : own;
  };
  return Object.fromEntries(Object.entries(inApp).map(([key, own]) => [key, textOf(key, own)])) as Texts;
}

/**
 * The texts of `overlaid` that came from the database with styles, as ICU messages whose tags are the styles, by key. Without
 * those whose markers do not go in pairs: they stay plain words.
 */
export function styledTranslations(
  overlaid: Record<string, string>,
  fromDatabase: Record<string, string>,
): Record<string, string> {
  const styled = Object.keys(overlaid).flatMap((key): [string, string][] => {
    const given = Object.hasOwn(fromDatabase, key) ? fromDatabase[key]! : '';
    const message = given.length > maxLength ? null : styledMessage(given);
    const read = message === null ? null : readTranslation(given);
    return message !== null && read && 'text' in read && overlaid[key] === asMessage(read.text) ? [[key, message]] : [];
  });
  return Object.fromEntries(styled);
}

/** A text's style markers as the tags of an ICU message, without attributes; null for none, or those that are no pairs. */
function styledMessage(text: string): string | null {
  const open: string[] = [];
  let message = '';
  let end = 0;
  for (const { 0: marker, 1: style = '', index } of text.matchAll(styleMarkers)) {
    message += asMessage(text.slice(end, index));
    end = index + marker.length;
    const isClosing = marker.startsWith('</');
    if (isClosing && open.pop() !== style) return null;
    if (!isClosing) open.push(style);
    message += isClosing ? `</${style}>` : `<${style}>`;
  }
  return end > 0 && open.length === 0 ? message + asMessage(text.slice(end)) : null;
}
