import type { BrandId } from '@/lib/domain/brands';
import type { InterfaceLanguage } from '@/lib/domain/languages';
import { publicUrl } from '@/lib/domain/paths';
import type { TabSegment } from '@/lib/domain/tabs';

/** What structured data is written with beside the dossier. */
export interface JsonLdContext {
  /** The configured origin. */
  siteUrl: string;
  brand: BrandId;
  interfaceLang: InterfaceLanguage;
  /** In the interface language. */
  texts: JsonLdTexts;
}

export interface JsonLdTexts {
  screens: Record<TabSegment, string>;
  identifiers: Record<IdentifierKind, string>;
  signalWord: string;
  classification: string;
  pictograms: string;
}

/** Registers in which a product has a number of its own. */
export const identifierKinds = ['UFI', 'CAS', 'EC', 'Index', 'REACH'] as const;
export type IdentifierKind = (typeof identifierKinds)[number];

/** The one name of a product in structured data, whatever the language of the page. */
export const productIri = (siteUrl: string, id: number): string => `${publicUrl(siteUrl, `/${id}`)}#product`;
