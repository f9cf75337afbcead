import type { BreadcrumbList, DigitalDocument, Graph } from 'schema-dts';
import { canonicalPath, validLangsOf } from '@/lib/domain/pages/product-pages';
import { issueOf, pdfOf } from '@/lib/domain/pages/documents';
import type { Dossier } from '@/lib/domain/product/dossier';
import { type JsonLdContext, productNode, productReference } from '@/lib/domain/discovery/product-node';
import { languageOfDocument } from '@/lib/domain/languages/languages';
import { paths, publicUrl } from '@/lib/domain/pages/paths';
import { isDocument, type TabSegment, tabsOf } from '@/lib/domain/pages/tabs';

/** A document of a product in one language, in its newest issue: its page and its PDF. */
function documentNode(
  dossier: Dossier,
  { docType, lang }: { docType: TabSegment; lang: number },
  { siteUrl, interfaceLang, texts }: JsonLdContext,
): Exclude<DigitalDocument, string> {
  const { version, date } = issueOf(dossier, docType, lang);
  const language = dossier.languages.find(({ id }) => id === lang)?.code ?? languageOfDocument(lang);
  const pdf = pdfOf(dossier, docType, lang);
  return {
    '@type': 'DigitalDocument',
    name: texts.screens[docType],
    url: publicUrl(siteUrl, canonicalPath(dossier, { interfaceLang, docType, lang })),
    encodingFormat: 'text/html',
    ...(language && { inLanguage: language }),
    ...(version && { version }),
    ...(date && isDay.test(date) && { dateModified: date }),
    ...(pdf && {
      encoding: { '@type': 'MediaObject', encodingFormat: 'application/pdf', contentUrl: publicUrl(siteUrl, pdf) },
    }),
  };
}

/** ISO 8601, a date with or without a time. */
const isDay = /^\d{4}-\d{2}-\d{2}(?:T|$)/;

interface Page {
  docType: TabSegment;
  lang: number;
}

/**
 * The structured data of a screen: breadcrumbs; on the landing page the whole product with its linked documents; on a
 * document's page the document.
 */
export function pageGraph(dossier: Dossier, page: Page, context: JsonLdContext): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [subject(dossier, page, context), breadcrumbs(dossier, page, context)],
  };
}

function subject(dossier: Dossier, page: Page, context: JsonLdContext): Graph['@graph'][number] {
  if (page.docType === 'pd') {
    return {
      ...productNode(dossier, context),
      ...subjectOf(dossier, context, (valid) => [availableLanguage(valid, page.lang)]),
    };
  }
  const product = productReference(dossier, context);
  return isDocument(page.docType) ? { ...documentNode(dossier, page, context), about: product } : product;
}

/** The documents that a visitor can open, in those of the valid languages that `choose` returns; undefined for none. */
export function subjectOf(dossier: Dossier, context: JsonLdContext, choose: (valid: number[]) => number[]) {
  const documents = tabsOf(dossier)
    .filter(({ segment, available }) => isDocument(segment) && available)
    .flatMap(({ segment }) =>
      choose(validLangsOf(dossier, segment)).map((lang) => documentNode(dossier, { docType: segment, lang }, context)),
    );
  return documents.length > 0 ? { subjectOf: documents } : {};
}

/** The language of a page's link to a document: its own if the document is valid in it, else the first valid one. */
const availableLanguage = (valid: number[], lang: number) => (valid.includes(lang) ? lang : valid[0]!);

function breadcrumbs(
  dossier: Dossier,
  { docType, lang }: Page,
  { siteUrl, brand, interfaceLang, texts }: JsonLdContext,
) {
  const addressOf = (segment: TabSegment) =>
    publicUrl(siteUrl, canonicalPath(dossier, { interfaceLang, docType: segment, lang }));
  const steps = [
    { name: brand.name, url: publicUrl(siteUrl, paths.start()) },
    { name: dossier.name, url: addressOf('pd') },
    ...(docType === 'pd' ? [] : [{ name: texts.screens[docType], url: addressOf(docType) }]),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: { '@id': url },
    })),
  } satisfies BreadcrumbList;
}

/** JSON-LD as the text of a script element: `<` is escaped, so that no value can close the element. */
export function scriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
