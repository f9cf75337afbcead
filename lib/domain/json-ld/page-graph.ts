import type { BreadcrumbList, Graph } from 'schema-dts';
import { brands } from '@/lib/domain/brands';
import { canonicalPath } from '@/lib/domain/canonical';
import type { Dossier } from '@/lib/domain/dossier';
import { documentNode } from '@/lib/domain/json-ld/document-node';
import type { JsonLdContext } from '@/lib/domain/json-ld/json-ld-context';
import { productNode, productReference } from '@/lib/domain/json-ld/product-node';
import { paths, publicUrl } from '@/lib/domain/paths';
import { validLangsOf } from '@/lib/domain/tab-guard';
import { isDocument, type TabSegment, tabsOf } from '@/lib/domain/tabs';

interface Page {
  docType: TabSegment;
  lang: number;
}

/**
 * The structured data of a screen: where it stands, and the whole product on the landing page, with the documents that it
 * leads to; the document on a document's page.
 */
export function pageGraph(dossier: Dossier, page: Page, context: JsonLdContext): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [subject(dossier, page, context), trail(dossier, page, context)],
  };
}

function subject(dossier: Dossier, page: Page, context: JsonLdContext): Graph['@graph'][number] {
  if (page.docType === 'pd') {
    return { ...productNode(dossier, context), ...subjectOf(dossier, context, (valid) => [shown(valid, page.lang)]) };
  }
  const product = productReference(dossier, context);
  return isDocument(page.docType) ? { ...documentNode(dossier, page, context), about: product } : product;
}

/** The documents that a visitor can open, in the languages that `choose` takes of the valid ones; nothing where there are none. */
export function subjectOf(dossier: Dossier, context: JsonLdContext, choose: (valid: number[]) => number[]) {
  const documents = tabsOf(dossier)
    .filter(({ segment, available }) => isDocument(segment) && available)
    .flatMap(({ segment }) =>
      choose(validLangsOf(dossier, segment)).map((lang) => documentNode(dossier, { docType: segment, lang }, context)),
    );
  return documents.length > 0 ? { subjectOf: documents } : {};
}

/** The language in which a page leads to a document: its own where the document is valid in it. */
const shown = (valid: number[], lang: number) => (valid.includes(lang) ? lang : valid[0]!);

function trail(dossier: Dossier, { docType, lang }: Page, { siteUrl, brand, interfaceLang, texts }: JsonLdContext) {
  const addressOf = (segment: TabSegment) =>
    publicUrl(siteUrl, canonicalPath(dossier, { interfaceLang, docType: segment, lang }));
  const steps = [
    { name: brands[brand].name, url: publicUrl(siteUrl, paths.start()) },
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
