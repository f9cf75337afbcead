import type { Dossier } from '@/lib/domain/dossier';
import { languageOfDocument } from '@/lib/domain/languages';
import { type DocType, isDocument } from '@/lib/domain/tabs';

const separator = ' :: ';

/** Spec §5: over `longest` characters a title is cut to `kept` and two dots. */
const limits = {
  productName: { longest: 45, kept: 44 },
  ogTitle: { longest: 60, kept: 58 },
} as const;

/** Cuts a text that is too long; counts whole characters, so that none is cut in two. */
export function cutTitle(text: string, limit: keyof typeof limits): string {
  const { longest, kept } = limits[limit];
  const characters = [...text];
  return characters.length > longest ? `${characters.slice(0, kept).join('')}..` : text;
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
  return [cutTitle(name, 'productName'), screen, brand].join(separator);
}

/** Title of a shared link, cut as a whole: `Acetone, technical :: Safety data sheet`. */
export function ogTitle({ name, screen }: { name: string; screen: string }): string {
  return cutTitle([name, screen].join(separator), 'ogTitle');
}
