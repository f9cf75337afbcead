/** Styles that a database translation may carry (Spec §5). */
export const textStyles = ['text-error', 'text-black'] as const;
const allowedStyles = new Set<string>(textStyles);

/** Message keys of the texts that replace a translation that cannot be shown (Spec §5). */
const missingTranslation = 'missing_translation';
const missingTranslationCaution = 'missing_translation_caution';

const styleMarker = /<\/?([a-z][\w-]*)(?![\w-])[^<>]*>/i;
const styleMarkers = new RegExp(styleMarker, 'gi');
const simplePlaceholder = /\{(\w+)\}/g;

/** In characters; assumed: no interface text is longer, and it would be sent with every page. */
const maxLength = 2_000;

/** Parses a database translation: its plain text, or the key of the text that replaces it. */
export function readTranslation(text: string): { text: string } | { fallbackKey: string } {
  const styles = [...text.matchAll(styleMarkers)].map(([, style]) => style!);
  if (styles.some((style) => !allowedStyles.has(style))) return { fallbackKey: missingTranslation };
  const words = text.replace(styleMarkers, '');
  return words.trim() === '' ? { fallbackKey: missingTranslationCaution } : { text: words };
}

/** Names of the placeholders, sorted; null for a text with any other braces or with tags. */
function placeholdersOf(text: string): string | null {
  if (/[{}]/.test(text.replace(simplePlaceholder, '')) || styleMarker.test(text)) return null;
  return [...new Set([...text.matchAll(simplePlaceholder)].map(([, name]) => name!))].sort().join();
}

/** Plain text as an ICU message: escapes apostrophes and angle brackets. */
const escapeMessage = (text: string) => text.replaceAll("'", "''").replace(/[<>]+/g, "'$&'");

/**
 * The app's texts overlaid with the database's translations. Unknown keys are ignored, and so is a translation that is
 * overlong or whose placeholders differ from the app's text, so that no translation can break a screen.
 */
export function overlayTranslations<Texts extends Record<string, string>>(
  appTexts: Texts,
  databaseTexts: Record<string, string>,
): Texts {
  const textOf = (key: string, appText: string): string => {
    const translation = Object.hasOwn(databaseTexts, key) ? databaseTexts[key]! : null;
    if (translation === null || translation.length > maxLength) return appText;
    const read = readTranslation(translation);
    if ('fallbackKey' in read) return appTexts[read.fallbackKey] ?? appText;
    const placeholders = placeholdersOf(read.text);
    return placeholders !== null && placeholders === placeholdersOf(appText) ? escapeMessage(read.text) : appText;
  };
  return Object.fromEntries(Object.entries(appTexts).map(([key, appText]) => [key, textOf(key, appText)])) as Texts;
}

/**
 * The texts of `overlaid` that came from the database with styles, as ICU messages whose tags are the styles, by key.
 * Texts with unpaired markers are omitted: they stay plain.
 */
export function styledTranslations(
  overlaid: Record<string, string>,
  databaseTexts: Record<string, string>,
): Record<string, string> {
  const styled = Object.keys(overlaid).flatMap((key): [string, string][] => {
    const translation = Object.hasOwn(databaseTexts, key) ? databaseTexts[key]! : '';
    const message = translation.length > maxLength ? null : styledMessage(translation);
    const read = message === null ? null : readTranslation(translation);
    return message !== null && read && 'text' in read && overlaid[key] === escapeMessage(read.text)
      ? [[key, message]]
      : [];
  });
  return Object.fromEntries(styled);
}

/** A text's style markers as ICU tags, without attributes; null for none, or for unpaired ones. */
function styledMessage(text: string): string | null {
  const open: string[] = [];
  let message = '';
  let end = 0;
  for (const { 0: marker, 1: style = '', index } of text.matchAll(styleMarkers)) {
    message += escapeMessage(text.slice(end, index));
    end = index + marker.length;
    const isClosing = marker.startsWith('</');
    if (isClosing && open.pop() !== style) return null;
    if (!isClosing) open.push(style);
    message += isClosing ? `</${style}>` : `<${style}>`;
  }
  return end > 0 && open.length === 0 ? message + escapeMessage(text.slice(end)) : null;
}
