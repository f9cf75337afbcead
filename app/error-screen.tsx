import { useLocale } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { ErrorPage } from '@/components/shell/pages/error-page';
import { type ErrorPage as ErrorPageName, errorPageResponse } from '@/lib/domain/pages/failure-pages';
import { type ErrorPageCause } from '@/lib/domain/failures/failure-causes';
import { footerLinks } from '@/lib/domain/pages/footer-links';
import { deployment } from '@/lib/loaders/request/deployment';
import { setResponseStatus } from '@/lib/loaders/request/response-status';
import { paths } from '@/lib/domain/pages/paths';

export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** The first value of a query parameter, unvalidated. */
export async function firstValue(searchParams: SearchParams, name: string): Promise<string> {
  const value = (await searchParams)[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

/** Responds with the page's status in the deployment's brand; not indexed (root layout). */
export function ErrorScreen({
  page,
  cause = null,
  status: ownStatus,
  title,
  heading = title,
  ...content
}: {
  page: ErrorPageName;
  cause?: ErrorPageCause | null;
  /** Unless the page and the cause determine it. */
  status?: number;
  title: string;
  /** The title with its text styles. */
  heading?: ReactNode;
} & Omit<ComponentProps<typeof ErrorPage>, 'brand' | 'cause' | 'title' | 'footerLinks'>) {
  const { status, retryAfterSeconds } = errorPageResponse(page, cause);
  setResponseStatus(ownStatus ?? status, retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {});
  const { brand, operator } = deployment();
  const interfaceLang = useLocale();
  return (
    <>
      <title>{`${title} :: ${brand.name}`}</title>
      <ErrorPage
        brand={brand}
        cause={cause ?? undefined}
        title={heading}
        footerLinks={footerLinks(operator, interfaceLang)}
        {...content}
      />
    </>
  );
}

/** Link to the provider's application, or to the start page without one. */
export function applicationLink(label: string): { label: string; href: string } {
  return { label, href: deployment().appUrl ?? paths.start() };
}
