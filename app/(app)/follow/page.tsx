import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { firstValue, type SearchParams } from '@/app/error-screen';
import { followPageProps, pageLocale } from '@/app/(app)/follow/follow-page-props';
import { FollowForm } from '@/components/follow/follow-form';
import { followOutcomes } from '@/lib/domain/follow/follow';
import { parseProductId } from '@/lib/domain/product/identifiers';
import { openFollowForm } from '@/lib/loaders/pages/open-follow';
import { siteMetadata } from '@/lib/loaders/pages/site-metadata';
import { readUnsent } from '@/lib/loaders/request/unsent-message';
import { loadLogin } from '@/lib/loaders/request/page-session';

export async function generateMetadata() {
  const t = await getTranslations('app');
  return siteMetadata({ title: t('follow'), description: t('follow_text') });
}

/** The form to follow the safety data sheet of `?product=`; `?outcome=` is its result. */
export default async function Follow({ searchParams }: { searchParams: SearchParams }) {
  const interfaceLang = await pageLocale();
  const product = await openFollowForm(
    parseProductId((await firstValue(searchParams, 'product')) ?? ''),
    interfaceLang,
  );
  const outcomeParam = await firstValue(searchParams, 'outcome');
  const outcome = followOutcomes.find((value) => value === outcomeParam) ?? null;
  const { antiForgery } = await loadLogin();
  return (
    <FollowForm
      {...await followPageProps()}
      product={product}
      interfaceLang={interfaceLang}
      antiForgery={antiForgery}
      outcome={outcome}
      unsent={outcome && readUnsent(await headers())}
    />
  );
}
