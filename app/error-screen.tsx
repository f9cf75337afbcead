import { getLocale } from 'next-intl/server';
import type { ComponentProps, ReactNode } from 'react';
import { ErrorPage } from '@/components/shell/pages/error-page';
import { type ErrorPage as ErrorPageName, errorPageResponse } from '@/lib/domain/pages/failure-pages';
import { type ErrorPageCause } from '@/lib/domain/failures/failure-causes';
import { footerLinks } from '@/lib/domain/pages/footer-links';
import { parseNext } from '@/lib/domain/pages/navigation';
import { siteMetadata } from '@/lib/loaders/pages/site-metadata';
import { deployment } from '@/lib/loaders/request/deployment';
import { setResponseStatus } from '@/lib/loaders/request/response-status';
import { paths, appendQuery } from '@/lib/domain/pages/paths';

export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** The first value of a query parameter, unvalidated. */
export async function firstValue(searchParams: SearchParams, name: string): Promise<string> {
  const value = (await searchParams)[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

/** 'Try again' as a step of an error page: to the in-app path of `?next=`, else to `defaultPath`. */
export async function retryStep(searchParams: SearchParams, label: string, defaultPath: string) {
  return { label, href: parseNext(await firstValue(searchParams, 'next')) ?? defaultPath };
}

/** Responds with the page's status in the deployment's brand; not indexed (root layout). */
export async function ErrorScreen({
  page,
  cause = null,
  status: ownStatus,
  title,
  heading = title,
  text,
  styledText = text,
  ...content
}: {
  page: ErrorPageName;
  cause?: ErrorPageCause | null;
  /** Unless the page and the cause determine it. */
  status?: number;
  title: string;
  /** The title with its text styles. */
  heading?: ReactNode;
  text: string;
  /** The text with its styles. */
  styledText?: ReactNode;
} & Omit<ComponentProps<typeof ErrorPage>, 'brand' | 'cause' | 'title' | 'text' | 'footerLinks'>) {
  const { status, retryAfterSeconds } = errorPageResponse(page, cause);
  setResponseStatus(ownStatus ?? status, retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {});
  const { brand, operator } = deployment();
  const interfaceLang = await getLocale();
  const path = appendQuery(`/${page}`, { interfaceLang });
  const { openGraph, ...head } = await siteMetadata({ title, description: text, path });
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <link rel="canonical" href={head.alternates.canonical} />
      <meta property="og:title" content={openGraph.title} />
      <meta property="og:description" content={openGraph.description} />
      <meta property="og:url" content={openGraph.url} />
      <meta property="og:site_name" content={openGraph.siteName} />
      <meta property="og:locale" content={openGraph.locale} />
      <meta property="og:type" content={openGraph.type} />
      <ErrorPage
        brand={brand}
        cause={cause ?? undefined}
        title={heading}
        text={styledText}
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
