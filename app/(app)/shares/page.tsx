import { randomUUID } from 'node:crypto';
import { getLocale, getTranslations } from 'next-intl/server';
import type { SearchParams } from '@/app/error-screen';
import { SharesScreen } from '@/components/shares/shares-screen';
import { footerLinks } from '@/lib/domain/pages/footer-links';
import { interfaceLanguages, nativeName } from '@/lib/domain/languages/languages';
import { readListQuery } from '@/lib/domain/lists/read-list-query';
import { paths } from '@/lib/domain/pages/paths';
import { shareOutcomeOf } from '@/lib/domain/share/share-outcome';
import { deployment } from '@/lib/loaders/request/deployment';
import { siteMetadata } from '@/lib/loaders/pages/site-metadata';
import { shareList } from '@/lib/loaders/data/lists';
import { openList } from '@/lib/loaders/pages/open-list';

export async function generateMetadata() {
  const t = await getTranslations('app');
  return siteMetadata({ title: t('shares_title'), description: t('shares_description') });
}

/** A logged-in user's shares: `?search=&state=&page=`; `?outcome=` is the result of a form on this page. */
export default async function SharesPage({ searchParams }: { searchParams: SearchParams }) {
  const { outcome, ...parameters } = await searchParams;
  const query = readListQuery(parameters);
  const interfaceLang = await getLocale();
  const { viewing, page, failureId } = await openList(shareList, 'SERVER_DOWN_ERROR', query, interfaceLang);
  return (
    <SharesScreen
      viewing={viewing}
      page={page}
      failureId={failureId}
      query={query}
      interfaceLang={interfaceLang}
      outcome={shareOutcomeOf(outcome)}
      newKey={randomUUID}
      brand={deployment().brand}
      footerLinks={footerLinks(deployment().operator, interfaceLang)}
      languages={interfaceLanguages.map((code) => ({
        code,
        name: nativeName(code),
        href: paths.shareList({ ...query, interfaceLang: code }),
      }))}
    />
  );
}
