import 'server-only';
import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import {
  emergencyParts,
  type EmergencyPart,
  type ExposureRouteKey,
  exposureRoutes,
  firstAidElement,
  referenceElements,
  unNumberElement,
  unNumbersIn,
} from '@/lib/domain/product/emergency';
import { basePath, paths } from '@/lib/domain/pages/paths';
import { isTabAvailable } from '@/lib/domain/pages/tabs';
import { loadSds } from '@/lib/loaders/html/document-text';
import type { DossierScreen } from '@/lib/loaders/pages/dossier-screen';
import { pageCallContext } from '@/lib/loaders/request/page-session';

/** What a sheet says for an emergency. */
export interface EmergencyText {
  /** `UN 1090`; none where the product is no dangerous good. */
  unNumbers: string[];
  /** What to do after contact, by its way; sanitised, one paragraph or more. Those that the sheet tells apart. */
  routes: Partial<Record<ExposureRouteKey, string>>;
  /** Sanitised, without the section's heading; those that the sheet has. */
  parts: (EmergencyPart & { html: string })[];
}

/** The newest SDS as the emergency screen shows it: the entry of the cache that the SDS screen reads. `none`: the product has no SDS. */
export async function openEmergency({
  dossier,
  id,
  interfaceLang,
  lang,
}: DossierScreen): Promise<EmergencyText | 'none' | 'unavailable'> {
  if (!isTabAvailable(dossier, 'gh')) return 'none';
  return loadSds({ id, lang, qr: 1 }, await pageCallContext(interfaceLang)).then(
    ({ html }) => readEmergency(html, basePath + paths.sds(id, interfaceLang, lang)),
    () => 'unavailable',
  );
}

/**
 * Takes out of a sanitised SDS what an emergency needs. `sheet` is the sheet's address: links to what is left behind lead
 * there. Headings follow the part's own, which is an h2.
 */
export function readEmergency(html: string, sheet: string): EmergencyText {
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
      const paragraphs = values.map((value) => `<p>${DomUtils.getInnerHTML(value, asUtf8)}</p>`).join('');
      return paragraphs ? [[key, paragraphs]] : [];
    }),
  );
  for (const id of referenceElements) {
    const reference = find(id);
    if (reference) DomUtils.removeElement(reference);
  }
  for (const link of DomUtils.getElementsByTagName('a', document)) {
    if (link.attribs.href?.startsWith('#')) link.attribs.href = sheet + link.attribs.href;
  }
  const parts = emergencyParts.flatMap((part) => {
    const element = part.elements.map(find).find((found) => found !== null);
    if (!element) return [];
    const [heading] = DomUtils.getElementsByTagName(isHeading, element, true, 1);
    if (heading) DomUtils.removeElement(heading);
    // What stands under an h3 in the sheet stands under the part's h2 here.
    if (heading?.name === 'h3') {
      for (const inner of DomUtils.getElementsByTagName(isHeading, element)) inner.name = higherHeading[inner.name]!;
    }
    return DomUtils.textContent(element).trim() ? [{ ...part, html: DomUtils.getInnerHTML(element, asUtf8) }] : [];
  });
  return { unNumbers, routes, parts };
}

/** What needs no escape stays as it is. */
const asUtf8 = { encodeEntities: 'utf8' } as const;

const higherHeading: Record<string, string> = { h2: 'h2', h3: 'h3', h4: 'h3', h5: 'h4' };
const isHeading = (name: string) => Object.hasOwn(higherHeading, name);
