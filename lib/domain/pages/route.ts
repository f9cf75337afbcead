import { errorPaths } from '@/lib/domain/pages/error-paths';
import { parseLang, parseProductId } from '@/lib/domain/product/identifiers';
import {
  fallbackInterfaceLanguage,
  type InterfaceLanguage,
  isInterfaceLanguage,
} from '@/lib/domain/languages/languages';
import { paths } from '@/lib/domain/pages/paths';
import { type DocType, docTypes, isDocType } from '@/lib/domain/pages/tabs';

/** First segments of the pages that are not of a product: the folders of `app` beside `[id]` and `api`. */
const pages = [
  'accessibility',
  'dossiererror',
  'fileerror',
  'follow',
  'law',
  'login',
  'privacy',
  'products',
  'sdserror',
  'shares',
  'site',
  'studio',
  'suppliers',
  'unhandlederror',
] as const;

/** First segments of the handlers: the folders of `app/api`. */
const handlers = [
  'assets',
  'attachments',
  'card',
  'codes',
  'download',
  'embed',
  'feed',
  'feedback',
  'follow',
  'ipi',
  'json-ld',
  'label',
  'label-job',
  'label-presets',
  'oembed',
  'products',
  'purge',
  'qr',
  'sds',
  'session',
  'share',
  'sitemap',
  'studio',
] as const;

/** Probes that `server.ts` responds to. */
const probes = ['healthz', 'readyz'] as const;

/** First path segments that are not product ids: pages, handlers, GS1 Digital Links and files of the application itself. */
export const reservedSegments: ReadonlySet<string> = new Set([
  ...pages,
  ...probes,
  'api',
  '01',
  // files
  '_next',
  'brand',
  'icons',
  'embed.js',
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
  if (idText === undefined || reservedSegments.has(idText)) return { kind: 'not-dossier' };

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

/** The kinds of pages and calls; the first pattern that matches a path says its label, by default what it captures. */
const routePatterns: [pattern: RegExp, label?: string][] = [
  [new RegExp(String.raw`^/p/\d+/[a-z]{2}/(${docTypes.join('|')})(?:/|$)`)],
  [new RegExp(String.raw`^/p/(api/(?:${handlers.join('|')}))(?:/|$)`)],
  [/^\/p\/\d+\.json$/, 'api/json-ld'],
  [/^\/p\/(?:\d+|suppliers\/[^/]+)\.atom$/, 'api/feed'],
  [/^\/p\/sitemap(?:\/(?:\d+|suppliers))?\.xml$/, 'api/sitemap'],
  [new RegExp(`^/p/(${[...pages, ...probes].join('|')})(?:/|$)`)],
  [/^\/p\/01\//, 'digital-link'],
  [/^\/p\/(?:_next|brand)\/|\.[a-z]{2,12}$/, 'file'],
  [/^\/p\/?$/, 'start'],
];

/**
 * The kind of page or call of a path (with base path, without query): a value of a small fixed set for any path, so
 * that it is safe as a metric label.
 */
export function routeLabel(path: string): string {
  for (const [pattern, label] of routePatterns) {
    const match = pattern.exec(path);
    if (match) return label ?? match[1]!;
  }
  return 'other';
}
