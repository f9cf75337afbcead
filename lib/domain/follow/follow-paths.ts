import type { FollowOutcome, TokenOutcome } from '@/lib/domain/follow/follow';
import { appendQuery } from '@/lib/domain/pages/paths';

/**
 * In-app paths about following a safety data sheet by mail, without the base path: the form, and where the links in mails lead. `outcome`
 * is the result of a form there. No script of a page needs them.
 */
export const followPaths = {
  form: (query: { product: number | null; interfaceLang: string | null; outcome?: FollowOutcome }) =>
    appendQuery('/follow', query),
  confirm: (query: { token: string; interfaceLang: string | null; outcome?: TokenOutcome }) =>
    appendQuery('/follow/confirm', query),
  stop: (query: { token?: string; interfaceLang: string | null; outcome?: TokenOutcome }) =>
    appendQuery('/follow/stop', query),
  api: {
    request: () => '/api/follow',
    confirm: () => '/api/follow/confirm',
    stop: (query: { token: string; interfaceLang: string }) => appendQuery('/api/follow/stop', query),
  },
};
