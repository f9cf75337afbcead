import type { Dossier } from '@/lib/domain/product/dossier';
import { languageOfDocument } from '@/lib/domain/languages/languages';
import { type DocType, isDocument } from '@/lib/domain/pages/tabs';

const separator = ' :: ';

/** Spec §5: a title over `maxLength` characters is cut to `cached` characters and two dots. */
const limits = {
  productName: { maxLength: 45, truncatedLength: 44 },
  ogTitle: { maxLength: 60, truncatedLength: 58 },
} as const;

/** Cuts an overlong text; counts code points, so that no character is split. */
export function truncateTitle(text: string, limit: keyof typeof limits): string {
  const { maxLength, truncatedLength } = limits[limit];
  const characters = [...text];
  return characters.length > maxLength ? `${characters.slice(0, truncatedLength).join('')}..` : text;
}

/**
 * The name of a screen in titles. For a document in an unknown language it includes the language, to differ from the
 * title of the English page.
 */
export function screenTitle(
  name: string,
  { languages }: Pick<Dossier, 'languages'>,
  { docType, lang }: { docType: DocType; lang: number },
): string {
  if (!isDocument(docType) || languageOfDocument(lang) !== null) return name;
  return `${name} (${languages.find(({ id }) => id === lang)?.name ?? lang})`;
}

/** Title of a product's page: `Acetone, technical :: Safety data sheet :: Dossier`. */
export function pageTitle({ name, screen, brand }: { name: string; screen: string; brand: string }): string {
  return [truncateTitle(name, 'productName'), screen, brand].join(separator);
}

/** Title of a shared link, cut as a whole: `Acetone, technical :: Safety data sheet`. */
export function ogTitle({ name, screen }: { name: string; screen: string }): string {
  return truncateTitle([name, screen].join(separator), 'ogTitle');
}

const maxLength = 160;
/** Maximum number of statements; more never fit. */
const maxHazards = 20;

/** Cuts to 160 characters, at the last word that fits, and adds an ellipsis; a single overlong word is cut within. */
export function truncateDescription(text: string): string {
  if (text.length <= maxLength) return text;
  const fitting = text.slice(0, maxLength - 1);
  const wholeWords = /\s/.test(text[maxLength - 1]!) ? fitting : fitting.replace(/(?<!\s)\s+\S*$/, '');
  return `${wholeWords.replace(/(?<![\p{Cs}\s])[\p{Cs}\s]+$/u, '')}…`;
}

const toSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/**
 * The meta description, from the product's data, in at most 160 characters: document and product, signal word, as many
 * hazard statements as fit (a hazard statement is never cut), supplier.
 */
export function metaDescription(parts: {
  /** Document and product: `Safety data sheet of Acetone`. */
  document: string;
  signalWord: string | null;
  hazards: string[];
  supplier: string | null;
}): string {
  const { document, signalWord, supplier } = parts;
  const hazards = parts.hazards.slice(0, maxHazards).map(toSentence);
  const write = (count: number) => {
    const hazard = [signalWord, hazards.slice(0, count).join(' ')].filter(Boolean).join(': ');
    return [document, hazard, supplier].flatMap((text) => (text ? [toSentence(text.trim())] : [])).join(' ');
  };
  let count = hazards.length;
  while (count > 0 && write(count).length > maxLength) count -= 1;
  return truncateDescription(write(count));
}
