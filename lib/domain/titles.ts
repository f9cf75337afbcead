import type { Dossier } from '@/lib/domain/dossier';
import { languageOfDocument } from '@/lib/domain/languages';
import { type DocType, isDocument } from '@/lib/domain/tabs';

const separator = ' :: ';

/** Spec §5: over `maxLength` characters a title is cut to `first` and two dots. */
const limits = {
  productName: { maxLength: 45, truncatedLength: 44 },
  ogTitle: { maxLength: 60, truncatedLength: 58 },
} as const;

/** Cuts a text that is too long; counts whole characters, so that none is cut in two. */
export function truncateTitle(text: string, limit: keyof typeof limits): string {
  const { maxLength, truncatedLength } = limits[limit];
  const characters = [...text];
  return characters.length > maxLength ? `${characters.slice(0, truncatedLength).join('')}..` : text;
}

/**
 * The name of a screen in titles: that of a document in a language that we do not speak names the language, or its page
 * would be called as the English one.
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
