import { getLocale } from 'next-intl/server';
import { firstValue, type SearchParams } from '@/app/error-screen';
import { isFollowToken, tokenOutcomes } from '@/lib/domain/follow/follow';
import {
  fallbackInterfaceLanguage,
  type InterfaceLanguage,
  isInterfaceLanguage,
} from '@/lib/domain/languages/languages';
import { footerLinks } from '@/lib/domain/pages/footer-links';
import { openFollowLink } from '@/lib/loaders/pages/open-follow';
import { deployment } from '@/lib/loaders/request/deployment';
import { setResponseStatus } from '@/lib/loaders/request/response-status';

export async function pageLocale(): Promise<InterfaceLanguage> {
  const locale = await getLocale();
  return isInterfaceLanguage(locale) ? locale : fallbackInterfaceLanguage;
}

/** Props of every page about following. */
export async function followPageProps() {
  const { brand, operator } = deployment();
  return { brand, footerLinks: footerLinks(operator, await pageLocale()) };
}

/** Props of a page behind a link in a mail; 503 while it is not known what the link is about. */
export async function followLinkProps(searchParams: SearchParams) {
  const tokenParam = await firstValue(searchParams, 'token');
  const token = isFollowToken(tokenParam) ? tokenParam : null;
  const interfaceLang = await pageLocale();
  const outcomeParam = await firstValue(searchParams, 'outcome');
  const outcome = tokenOutcomes.find((value) => value === outcomeParam) ?? null;
  // After the deletion the token is unknown.
  const found = outcome === 'done' && token === null ? 'unknown' : await openFollowLink(token, interfaceLang);
  if (found === 'failed') setResponseStatus(503, { 'Retry-After': '30' });
  return { ...(await followPageProps()), found, outcome, token: token ?? '', interfaceLang };
}
