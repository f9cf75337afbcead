import type { DigitalDocument } from 'schema-dts';
import { canonicalPath } from '@/lib/domain/canonical';
import { issueOf } from '@/lib/domain/document-issue';
import { pdfOf } from '@/lib/domain/document-pdf';
import type { Dossier } from '@/lib/domain/dossier';
import type { JsonLdContext } from '@/lib/domain/json-ld/json-ld-context';
import { languageOfDocument } from '@/lib/domain/languages';
import { publicUrl } from '@/lib/domain/paths';
import type { TabSegment } from '@/lib/domain/tabs';

/** A document of a product in one language, in its newest issue: its page and its PDF. */
export function documentNode(
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

/** ISO 8601, a day or a moment of it. */
const isDay = /^\d{4}-\d{2}-\d{2}(?:T|$)/;
