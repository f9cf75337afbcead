import { docTypes } from '@/lib/domain/tabs';

const handlers = 'assets|attachments|card|download|ipi|json-ld|label|products|qr|sds|session|share|sitemap';
const indexablePages =
  'login|products|shares|privacy|accessibility|dossiererror|sdserror|fileerror|unhandlederror|healthz|readyz';

const labels = new RegExp(
  [
    String.raw`^/p/\d+/[a-z]{2}/(${docTypes.join('|')})(?:/|$)`,
    String.raw`^/p/(api/(?:${handlers}))(?:/|$)`,
    String.raw`^/p/(${indexablePages})/?$`,
  ].join('|'),
);
const others: [pattern: RegExp, label: string][] = [
  [/^\/p\/\d+\.json$/, 'api/json-ld'],
  [/^\/p\/sitemap(?:\/\d+)?\.xml$/, 'api/sitemap'],
  [/^\/p\/01\//, 'digital-link'],
  [/^\/p\/(?:_next|brand)\/|\.[a-z]{2,12}$/, 'file'],
  [/^\/p\/?$/, 'start'],
];

/**
 * What kind of page or call a path is (with base path, without query): one of a few words, whatever the path says, so that it
 * may stand as a label of a metric.
 */
export function routeLabel(path: string): string {
  const match = labels.exec(path);
  return match?.slice(1).find(Boolean) ?? others.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';
}
