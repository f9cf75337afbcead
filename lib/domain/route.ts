import { parseLang, parseProductId } from '@/lib/domain/ids';
import { fallbackInterfaceLanguage, isInterfaceLanguage, type InterfaceLanguage } from '@/lib/domain/languages';
import { paths } from '@/lib/domain/paths';
import { isDocType, type DocType } from '@/lib/domain/tabs';

/** First segments of addresses that are no product's: pages, handlers and files of the application itself. */
export const ownFirstSegments: ReadonlySet<string> = new Set([
  // error pages (Spec §2)
  'dossiererror',
  'unhandlederror',
  'sdserror',
  'fileerror',
  // screens of logged-in visitors
  'login',
  'products',
  'shares',
  // what the footer leads to
  'privacy',
  'accessibility',
  // handlers, probes and GS1 Digital Links
  'api',
  'healthz',
  'readyz',
  '01',
  // files
  '_next',
  'brand',
  'icons',
  'icon.svg',
  'apple-icon.png',
  'favicon.ico',
  'manifest.webmanifest',
  'robots.txt',
  'sitemap.xml',
  'sitemap',
  'sw.js',
]);

export type DossierRoute =
  | {
      kind: 'dossier';
      id: number;
      interfaceLang: InterfaceLanguage;
      docType: DocType;
      lang: number;
      /** What follows the document language: the children of the SDS screen. */
      rest: string[];
    }
  /** `keepsQuery`: it is the same page, and what the address asks for behind '?' goes along. */
  | { kind: 'redirect'; to: string; keepsQuery: boolean }
  | { kind: 'not-dossier' };

/**
 * Reads a path (without base path, query and fragment) as a product's address (Spec §2). An incomplete one leads to
 * the landing page in English, an interface language that we do not speak to the same page in English, an id that is
 * none to the dossier error. Never throws.
 */
export function parseDossierPath(pathname: string): DossierRoute {
  const [idText, interfaceLang = '', docType = '', langText = '', ...rest] = pathname.split('/').filter(Boolean);
  if (idText === undefined || ownFirstSegments.has(idText)) return { kind: 'not-dossier' };

  const id = parseProductId(idText);
  if (id === null) return { kind: 'redirect', to: paths.error.dossier({ cause: 'unknown' }), keepsQuery: false };

  const lang = parseLang(langText);
  if (!isDocType(docType) || lang === null) {
    return { kind: 'redirect', to: paths.dossier(id, fallbackInterfaceLanguage, 'pd', 1), keepsQuery: false };
  }
  // One address a page: none with an interface language that we do not speak, none with zeros before a number.
  const isCanonical = isInterfaceLanguage(interfaceLang) && idText === String(id) && langText === String(lang);
  if (!isCanonical) {
    const spoken = isInterfaceLanguage(interfaceLang) ? interfaceLang : fallbackInterfaceLanguage;
    const to = [paths.dossier(id, spoken, docType, lang), ...rest].join('/');
    return { kind: 'redirect', to, keepsQuery: true };
  }
  return { kind: 'dossier', id, interfaceLang, docType, lang, rest };
}
