import { useTranslations } from 'next-intl';
import { Fact } from '@/components/sds/fact';
import { PageLink } from '@/components/ui/page-link';
import type { Dossier } from '@/lib/domain/product/dossier';
import { paths } from '@/lib/domain/pages/paths';
import { marketInView, marketsIn } from '@/lib/domain/sds/markets';
import type { SdsChoice } from '@/lib/domain/sds/sds';

/** The country for which the sheet is made, and links to the sheet for the others: a sheet is for a country in a language. */
export function MarketLinks({
  dossier,
  interfaceLang,
  lang,
  choice,
}: {
  dossier: Dossier;
  interfaceLang: string;
  lang: number;
  choice: SdsChoice;
}) {
  const t = useTranslations('app');
  const offered = marketsIn(dossier, lang);
  const shown = marketInView(dossier, lang, choice.market);
  if (shown === null) return null;
  const names = new Intl.DisplayNames([interfaceLang], { type: 'region' });
  const all = offered.includes(shown) ? offered : [...offered, shown];
  return (
    <Fact term={t('market')} wide>
      <ul className="-my-2 flex flex-wrap gap-x-5">
        {all.map((country) => (
          <li key={country} className="flex min-h-touch items-center">
            {country === shown ? (
              <strong aria-current="true">{names.of(country)}</strong>
            ) : (
              <PageLink
                href={paths.sds(dossier.id, interfaceLang, lang, {
                  ...choice,
                  market: country === offered[0] ? null : country,
                })}
                className="flex min-h-touch items-center text-accent underline underline-offset-4 print:hidden"
              >
                {names.of(country)}
              </PageLink>
            )}
          </li>
        ))}
      </ul>
    </Fact>
  );
}
