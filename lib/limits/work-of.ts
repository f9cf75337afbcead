import type { RateLimitedWork } from '@/lib/settings/rate-limited-work';
import { bodyRuleOf } from '@/lib/settings/request-bodies';

/** Paths of the web app (with base path, without query) and their kind of work; the first match counts. */
const addresses: [pattern: RegExp, work: RateLimitedWork][] = [
  [/^\/p\/api\/label\/[^/]+\/(?:preview|audit)$/, 'label'],
  [/^\/p\/api\/(?:label|download)\//, 'file'],
  [/^\/p\/api\/attachments\//, 'attachment'],
  [/^\/p\/api\/card\//, 'card'],
  [/^\/p\/api\/products$/, 'search'],
  [/^\/p\/?$|^\/p\/suppliers\//, 'search'],
  [/^\/p\/api\/share\/preview$/, 'mailPreview'],
  [/^\/p\/(?:api\/|\d+\.json$|sitemap(?:\/\d+)?\.xml$)/, 'call'],
  // Short URLs, which are redirected (Spec §2), and GS1 Digital Links.
  [/^\/p\/\d{1,12}(?:\/[a-z]{2}){0,2}\/?$|^\/p\/01\//, 'call'],
];
const comparison = /^\/p\/api\/sds\/[^?]*\?(?:.*&)?compare=/;

/** The kind of work of a request for a path with query. */
export function workOf(address: string, method = 'GET'): RateLimitedWork {
  if (comparison.test(address)) return 'comparison';
  const path = address.split('?', 1)[0]!;
  if (bodyRuleOf(method, path).isFile) return 'upload';
  return addresses.find(([pattern]) => pattern.test(path))?.[1] ?? 'page';
}
