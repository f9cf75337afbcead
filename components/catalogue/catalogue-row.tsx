import { cataloguePath } from '@/lib/domain/pages/catalogue-path';
import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { SmallPictograms } from '@/components/shell/content/small-pictograms';
import { Day } from '@/components/ui/day';
import { documentLanguageId } from '@/lib/domain/languages/languages';
import type { CatalogueEntry, CatalogueQuery } from '@/lib/domain/lists/catalogue';
import { hrefOf, paths } from '@/lib/domain/pages/paths';

const action =
  'inline-flex min-h-touch items-center gap-2 rounded-control px-3 text-small font-semibold underline decoration-line-strong underline-offset-4 hover:bg-sunken hover:decoration-current -ml-3 medium:ml-0';

/**
 * A product of the catalogue: its name leads to the dossier; its SDS and emergency screen have links of their own. Plain links, since
 * a dossier has another root layout, so that it is a full load anyway, and a page has 75 of them to hydrate.
 */
export function CatalogueRow({
  product,
  interfaceLang,
  query,
  isOfSupplier,
  hasEmergency,
}: {
  product: CatalogueEntry;
  interfaceLang: string;
  query: CatalogueQuery;
  isOfSupplier: boolean;
  hasEmergency: boolean;
}) {
  const t = useTranslations('app');
  const { id, name, code, supplier, signalWord, sdsLangs } = product;
  const own = documentLanguageId(interfaceLang) ?? 1;
  const sdsLang = sdsLangs.includes(own) ? own : sdsLangs[0];
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line px-4 py-3 last:border-0 medium:grid-cols-[minmax(0,1fr)_auto] medium:items-center large:grid-cols-[minmax(0,1fr)_17rem_22rem]">
      <div className="min-w-0">
        <a
          href={hrefOf(paths.dossier(id, interfaceLang, 'pd', own))}
          className="inline-flex min-h-7 items-center font-semibold wrap-anywhere underline-offset-4 hover:underline"
        >
          {name}
        </a>
        <p className="text-small text-ink-soft wrap-anywhere">
          {code}
          {code && supplier && !isOfSupplier && ' · '}
          {supplier && !isOfSupplier && (
            <a
              href={hrefOf(
                cataloguePath({ supplier: supplier.id, interfaceLang: query.interfaceLang }, { isOfSupplier: true }),
              )}
              className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
            >
              {supplier.name}
            </a>
          )}
        </p>
      </div>
      <div className={clsx('flex flex-wrap items-center gap-x-3 gap-y-1', !signalWord && 'max-large:empty:hidden')}>
        {signalWord && <span className="text-small font-semibold">{t(`signal_word_${signalWord}`)}</span>}
        <SmallPictograms ids={product.pictograms} />
      </div>
      <div className="flex flex-wrap gap-x-2 medium:col-span-2 medium:-ml-3 large:col-span-1 large:ml-0">
        {product.hasSds && sdsLang !== undefined ? (
          <a href={hrefOf(paths.api.sdsDownload(id, sdsLang))} className={action}>
            <span>
              {t('pdf_of', { document: t('tab_sds') })}
              <span className="sr-only">: {name}</span>
            </span>
            {product.sdsDate && (
              <span className="font-normal text-ink-soft">
                <Day date={product.sdsDate} />
              </span>
            )}
          </a>
        ) : (
          <span className="inline-flex min-h-touch items-center text-small text-ink-soft medium:pl-3 large:pl-0">
            {t('product_list_no_sds')}
          </span>
        )}
        {hasEmergency && product.hasEmergency && (
          <a
            href={hrefOf(paths.dossier(id, interfaceLang, 'emergency', sdsLang ?? own))}
            className={`${action} text-danger`}
          >
            <span>
              {t('screen_emergency')}
              <span className="sr-only">: {name}</span>
            </span>
          </a>
        )}
      </div>
    </li>
  );
}
