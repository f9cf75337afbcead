import { errorPaths } from '@/lib/domain/pages/error-paths';
import { parseLang, parseProductId } from '@/lib/domain/product/identifiers';
import {
  fallbackInterfaceLanguage,
  type InterfaceLanguage,
  isInterfaceLanguage,
} from '@/lib/domain/languages/languages';
import { paths } from '@/lib/domain/pages/paths';
import { type DocType, docTypes, isDocType } from '@/lib/domain/pages/tabs';

/** First path segments that are not product ids: pages, handlers and files of the application itself. */
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
  'studio',
  // public catalogue
  'suppliers',
  // products of a site
  'site',
  // mails about new versions
  'follow',
  // linked from the footer
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
      /** The segments after the document language: child pages of the SDS screen. */
      subpath: string[];
    }
  /** `keepsQuery`: the target is the same page, and the query is kept. */
  | { kind: 'redirect'; to: string; keepsQuery: boolean }
  | { kind: 'not-dossier' };

/**
 * Parses a path (without base path, query and fragment) as a product's URL (Spec §2). An incomplete one redirects to
 * the landing page in English, an unsupported interface language to the same page in English, an invalid id to the
 * dossier error. Never throws.
 */
export function parseDossierPath(pathname: string): DossierRoute {
  const [idText, interfaceLang = '', docType = '', langText = '', ...subpath] = pathname.split('/').filter(Boolean);
  if (idText === undefined || ownFirstSegments.has(idText)) return { kind: 'not-dossier' };

  const id = parseProductId(idText);
  if (id === null) return { kind: 'redirect', to: errorPaths.dossier({ cause: 'unknown' }), keepsQuery: false };

  const lang = parseLang(langText);
  if (!isDocType(docType) || lang === null) {
    return { kind: 'redirect', to: paths.dossier(id, fallbackInterfaceLanguage, 'pd', 1), keepsQuery: false };
  }
  // One URL per page: no unsupported interface language, no leading zeros.
  const isCanonical = isInterfaceLanguage(interfaceLang) && idText === String(id) && langText === String(lang);
  if (!isCanonical) {
    const supportedLang = isInterfaceLanguage(interfaceLang) ? interfaceLang : fallbackInterfaceLanguage;
    const to = [paths.dossier(id, supportedLang, docType, lang), ...subpath].join('/');
    return { kind: 'redirect', to, keepsQuery: true };
  }
  return { kind: 'dossier', id, interfaceLang, docType, lang, subpath };
}

const handlers =
  'assets|attachments|card|codes|download|feedback|ipi|json-ld|label|products|qr|sds|session|share|sitemap|studio';
const indexablePages =
  'login|products|shares|site|studio|privacy|accessibility|dossiererror|sdserror|fileerror|unhandlederror|healthz|readyz';

const labels = new RegExp(
  [
    String.raw`^/p/\d+/[a-z]{2}/(${docTypes.join('|')})(?:/|$)`,
    String.raw`^/p/(api/(?:${handlers}))(?:/|$)`,
    String.raw`^/p/(${indexablePages})/?$`,
    String.raw`^/p/(studio)/`,
  ].join('|'),
);
const others: [pattern: RegExp, label: string][] = [
  [/^\/p\/\d+\.json$/, 'api/json-ld'],
  [/^\/p\/sitemap(?:\/\d+)?\.xml$/, 'api/sitemap'],
  [/^\/p\/01\//, 'digital-link'],
  [/^\/p\/(?:_next|brand)\/|\.[a-z]{2,12}$/, 'file'],
  [/^\/p\/suppliers\//, 'suppliers'],
  [/^\/p\/?$/, 'start'],
];

/**
 * The kind of page or call of a path (with base path, without query): a value of a small fixed set for any path, so
 * that it is safe as a metric label.
 */
export function routeLabel(path: string): string {
  const match = labels.exec(path);
  return match?.slice(1).find(Boolean) ?? others.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';
}
