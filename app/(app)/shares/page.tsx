import { getLocale, getTranslations } from 'next-intl/server';
import type { SearchParams } from '@/app/error-screen';
import { SharesScreen } from '@/components/share/shares-screen';
import { brands } from '@/lib/domain/brands';
import { interfaceLanguages, nativeName } from '@/lib/domain/languages';
import { readListQuery } from '@/lib/domain/read-list-query';
import { paths } from '@/lib/domain/paths';
import { deployment } from '@/lib/loaders/deployment';
import { shareList } from '@/lib/loaders/lists';
import { openList } from '@/lib/loaders/open-list';

export async function generateMetadata() {
  const t = await getTranslations('app');
  return { title: `${t('shares_title')} :: ${brands[deployment().brand].name}` };
}

/** What a logged-in user has shared: `?page=`. */
export default async function SharesPage({ searchParams }: { searchParams: SearchParams }) {
  const query = readListQuery(await searchParams);
  const interfaceLang = await getLocale();
  const { viewing, page, failureId } = await openList(shareList, 'SERVER_DOWN_ERROR', query, interfaceLang);
  return (
    <SharesScreen
      {...{ viewing, page, failureId, query, interfaceLang }}
      brand={deployment().brand}
      languages={interfaceLanguages.map((code) => ({
        code,
        name: nativeName(code),
        href: paths.shareList({ ...query, interfaceLang: code }),
      }))}
    />
  );
}
