import 'server-only';
import { createRequire } from 'node:module';
import type * as HtmlParser from 'htmlparser2';
import {
  emergencyParts,
  type EmergencyPart,
  type ExposureRouteKey,
  exposureRoutes,
  firstAidElement,
  referenceElements,
  telephoneClass,
  unNumberElement,
  unNumbersIn,
} from '@/lib/domain/product/emergency';
import { basePath, paths } from '@/lib/domain/pages/paths';
import { isTabAvailable } from '@/lib/domain/pages/tabs';
import { loadSds } from '@/lib/loaders/html/document-text';
import type { DossierScreen } from '@/lib/loaders/pages/dossier-screen';
import { pageCallContext } from '@/lib/loaders/request/page-session';

/** The copy of the parser that sanitize-html has loaded; an import would load the package's other one, in ES modules. */
const { DomUtils, ElementType, parseDocument } = createRequire(import.meta.url)('htmlparser2') as typeof HtmlParser;

/** The emergency information of an SDS. */
export interface EmergencyText {
  /** `UN 1090`; empty when the product is not a dangerous good. */
  unNumbers: string[];
  /** First aid by exposure route; sanitised, one or more paragraphs. Only the routes that the SDS distinguishes. */
  routes: Partial<Record<ExposureRouteKey, string>>;
  /** Sanitised, without the section's heading; only the parts that the SDS has. */
  parts: (EmergencyPart & { html: string })[];
  /** The supplier's number in the sheet, which is that of its country; null without one. */
  telephone: string | null;
}

/**
 * Loads the emergency information of the newest SDS for a country, by default the first of the language, from the cache entry that
 * the SDS screen reads. `none`: the product has no SDS.
 */
export async function openEmergency(
  { dossier, id, interfaceLang, lang }: DossierScreen,
  market: string | null = null,
): Promise<EmergencyText | 'none' | 'unavailable'> {
  if (!isTabAvailable(dossier, 'gh')) return 'none';
  return loadSds({ id, lang, qr: 1, market }, await pageCallContext(interfaceLang)).then(
    ({ html }) => readEmergency(html, basePath + paths.sds(id, interfaceLang, lang, { market })),
    () => 'unavailable',
  );
}

/**
 * Extracts the emergency information from a sanitised SDS. `sdsPath` is the path of the SDS page: links to other parts of the
 * SDS lead there. Headings are below the part's own, which is an h2.
 */
export function readEmergency(html: string, sdsPath: string): EmergencyText {
  const document = parseDocument(html);
  const find = (id: string) => DomUtils.getElementById(id, document);
  const number = find(unNumberElement);
  const texts = number
    ? DomUtils.filter(({ type }) => type === ElementType.Text, number).map(DomUtils.textContent)
    : [];
  const unNumbers = unNumbersIn(texts.join('\n'));
  const firstAid = find(firstAidElement);
  const routes = Object.fromEntries(
    exposureRoutes.flatMap(({ key, className }) => {
      const [found] = firstAid ? DomUtils.getElementsByClassName(className, firstAid, true, 1) : [];
      const values = found ? DomUtils.getElementsByTagName('dd', found) : [];
      const paragraphs = values.map((value) => `<p>${DomUtils.getInnerHTML(value, utf8Options)}</p>`).join('');
      return paragraphs ? [[key, paragraphs]] : [];
    }),
  );
  const [telephoneRow] = DomUtils.getElementsByClassName(telephoneClass, document, true, 1);
  const [telephone] = telephoneRow ? DomUtils.getElementsByTagName('dd', telephoneRow, true, 1) : [];
  for (const id of referenceElements) {
    const reference = find(id);
    if (reference) DomUtils.removeElement(reference);
  }
  for (const link of DomUtils.getElementsByTagName('a', document)) {
    if (link.attribs.href?.startsWith('#')) link.attribs.href = sdsPath + link.attribs.href;
  }
  const parts = emergencyParts.flatMap((part) => {
    const element = part.elements.map(find).find((found) => found !== null);
    if (!element) return [];
    const [heading] = DomUtils.getElementsByTagName(isHeading, element, true, 1);
    if (heading) DomUtils.removeElement(heading);
    // Headings below an h3 of the SDS move up one level, below the part's h2.
    if (heading?.name === 'h3') {
      for (const inner of DomUtils.getElementsByTagName(isHeading, element)) inner.name = higherHeading[inner.name]!;
    }
    return DomUtils.textContent(element).trim() ? [{ html: DomUtils.getInnerHTML(element, utf8Options), ...part }] : [];
  });
  return { unNumbers, routes, parts, telephone: telephone ? DomUtils.textContent(telephone).trim() || null : null };
}

/** Escapes only the characters that must be escaped. */
const utf8Options = { encodeEntities: 'utf8' } as const;

const higherHeading: Record<string, string> = { h2: 'h2', h3: 'h3', h4: 'h3', h5: 'h4' };
const isHeading = (name: string) => Object.hasOwn(higherHeading, name);
