import 'server-only';
import type { CallContext } from '@/lib/upstream/transport/call';
import { cachedForAnonymous } from '@/lib/upstream/data-cache';
import type { DossierScreen, ScreenQuery } from '@/lib/loaders/pages/dossier-screen';
import { openMarket, redirectToFailurePage } from '@/lib/loaders/pages/open-document';
import { pageCallContext } from '@/lib/loaders/request/page-session';
import { fetchHazardSummary, fetchSdsHistory } from '@/lib/upstream/sds-in-short';

interface Sheet {
  id: number;
  /** Document language. */
  lang: number;
  market: string | null;
}

const keyOf = (kind: string, { id, lang, market }: Sheet) => [kind, id, lang, market ?? ''].join(' ');

/** The hazards of the newest SDS in short. @throws {UpstreamError} */
export const loadHazardSummary = (sheet: Sheet, callContext: CallContext) =>
  cachedForAnonymous(callContext, keyOf('hazards', sheet), (anonymousContext) =>
    fetchHazardSummary(sheet, anonymousContext),
  );

/** The data of the screen of hazards in short; a failure redirects to the error page of the specification. */
export const openHazardSummary = (screen: DossierScreen, query: ScreenQuery<'hazards'>) =>
  open(screen, query, loadHazardSummary);

/** The versions of the SDS with what changed. */
export const openSdsHistory = (screen: DossierScreen, query: ScreenQuery<'history'>) =>
  open(screen, query, (sheet, callContext) =>
    cachedForAnonymous(callContext, keyOf('history', sheet), (anonymousContext) =>
      fetchSdsHistory(sheet, anonymousContext),
    ),
  );

async function open<Data>(
  screen: DossierScreen,
  query: ScreenQuery<'hazards'>,
  load: (sheet: Sheet, callContext: CallContext) => Promise<Data>,
): Promise<{ data: Data; market: string | null }> {
  const { id, interfaceLang, lang } = screen;
  const market = await openMarket(screen, query);
  const data = await load({ id, lang, market }, await pageCallContext(interfaceLang)).catch((error: unknown) =>
    redirectToFailurePage(screen, error),
  );
  return { data, market };
}
