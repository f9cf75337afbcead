import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ErrorPage } from '@/components/shell/error-page';
import { brands } from '@/lib/domain/brands';
import { type ErrorPage as ErrorPageName, errorPageAnswer, type FailureCause } from '@/lib/domain/failure-pages';
import { deployment } from '@/lib/loaders/deployment';
import { setResponseStatus } from '@/lib/loaders/response-status';

export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** The first value of a query parameter; texts that nobody has checked. */
export async function firstValue(searchParams: SearchParams, name: string): Promise<string> {
  const value = (await searchParams)[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

/** Title of an error page; search engines leave it out (the root layout says so). */
export async function errorMetadata(): Promise<Metadata> {
  const t = await getTranslations('app');
  return { title: `${t('sth_wrong_happened')} :: ${brands[deployment().brand].name}` };
}

/** Answers with the page's status and shows it in the deployment's brand. */
export function ErrorScreen({
  page,
  cause = null,
  ...content
}: {
  page: ErrorPageName;
  cause?: FailureCause | null;
} & Omit<React.ComponentProps<typeof ErrorPage>, 'brand' | 'cause'>) {
  const { status, retryAfterSeconds } = errorPageAnswer(page, cause);
  setResponseStatus(status, retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {});
  return <ErrorPage brand={deployment().brand} cause={cause ?? undefined} {...content} />;
}
