import { useTranslations } from 'next-intl';
import { Fact } from '@/components/ui/fact';
import { PageLink } from '@/components/ui/page-link';
import type { Dossier } from '@/lib/domain/product/dossier';
import { marketInView, marketsIn } from '@/lib/domain/sds/markets';

/** The country for which a document is made, and links to it for the others: a document is for a country in a language. */
export function MarketLinks({
  dossier,
  interfaceLang,
  lang,
  market,
  pathOf,
}: {
  dossier: Dossier;
  interfaceLang: string;
  lang: number;
  /** The requested country; null: the default of the language. */
  market: string | null;
  /** In-app path of the document for a country; null: the default. */
  pathOf: (market: string | null) => string;
}) {
  const t = useTranslations('app');
  const offered = marketsIn(dossier, lang);
  const shown = marketInView(dossier, lang, market);
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
                href={pathOf(country === offered[0] ? null : country)}
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
