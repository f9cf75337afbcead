import { z } from 'zod';
import { basePath, appendQuery } from '@/lib/domain/pages/paths';
import { type DossierRoute, parseDossierPath } from '@/lib/domain/pages/route';
import { type DocType, docTypes, type FormType, isForm } from '@/lib/domain/pages/tabs';
import { isVersionId } from '@/lib/domain/product/identifiers';
import { isMarket } from '@/lib/domain/sds/markets';

/** The pages that a visitor can write about: all but forms (docs/platform-api.md 3.22). */
export type FeedbackPage = Exclude<DocType, FormType>;
export const isFeedbackPage = (docType: DocType): docType is FeedbackPage => !isForm(docType);
export const feedbackPages = docTypes.filter(isFeedbackPage);

const feedbackOutcomes = ['sent', 'limited', 'invalid', 'failed'] as const;
export type FeedbackOutcome = (typeof feedbackOutcomes)[number];

/** What a visitor writes about. */
export interface FeedbackSubject {
  page: FeedbackPage;
  /** Id of the version in view; null: the newest. */
  version: string | null;
  market: string | null;
}

const subject = {
  page: z.enum(feedbackPages).catch('pd'),
  version: z.string().refine(isVersionId).nullable().catch(null),
  market: z.string().refine(isMarket).nullable().catch(null),
};

/** The query of the form's page; values that are not known read as omitted. */
export const feedbackQuery = z.object({ ...subject, outcome: z.enum(feedbackOutcomes).nullable().catch(null) });

/** Length of the visitor's text, as the platform counts it. */
export const feedbackLength = { min: 5, max: 2000 } as const;

/** The form. A robot fills in `website`, which people do not see. */
export const feedbackForm = z.object({
  ...subject,
  id: z.string(),
  interfaceLang: z.string(),
  lang: z.string(),
  message: z.string().catch(''),
  email: z.string().trim().catch(''),
  website: z.string().catch(''),
});

/** In-app paths of the form, and of the handler that takes it; not in `paths`, which every page loads. */
export const feedbackPath = (
  { id, interfaceLang, lang }: { id: number; interfaceLang: string; lang: number },
  query: Partial<FeedbackSubject> & { outcome?: FeedbackOutcome } = {},
): string => appendQuery(`/${id}/${interfaceLang}/feedback/${lang}`, { ...query });
export const feedbackHandlerPath = '/api/feedback';

/**
 * What the visitor looked at before the form: the page of the same product that the browser names as referrer, with its version and
 * country, which scripts may have changed since the page was sent. Null without such a page.
 */
export function subjectOfReferrer(referrer: string | null, id: number): FeedbackSubject | null {
  if (referrer === null || !URL.canParse(referrer)) return null;
  const { pathname, searchParams } = new URL(referrer);
  if (!pathname.startsWith(`${basePath}/`)) return null;
  const route: DossierRoute = parseDossierPath(pathname.slice(basePath.length));
  if (route.kind !== 'dossier' || route.id !== id || !isFeedbackPage(route.docType)) return null;
  const { version, market } = feedbackQuery.parse({
    version: route.docType === 'gh' ? searchParams.get('version') : null,
    market: searchParams.get('market'),
  });
  return { page: route.docType, version, market };
}
