import { cataloguePath } from '@/lib/domain/pages/catalogue-path';
import { useTranslations } from 'next-intl';
import { SmallPictograms } from '@/components/shell/content/small-pictograms';
import { Day } from '@/components/ui/day';
import { documentLanguageId } from '@/lib/domain/languages/languages';
import type { CatalogueEntry, CatalogueQuery } from '@/lib/domain/lists/catalogue';
import { hrefOf, paths } from '@/lib/domain/pages/paths';
import { joinUnits } from '@/lib/domain/languages/formatting';

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
  const lang = documentLanguageId(interfaceLang) ?? 1;
  const sdsLang = sdsLangs.includes(lang) ? lang : sdsLangs[0];
  return (
    <li className="catalogue-row">
      <div>
        <a href={hrefOf(paths.dossier(id, interfaceLang, 'pd', lang))}>{joinUnits(name)}</a>
        <p>
          {code}
          {code && supplier && !isOfSupplier && ' · '}
          {supplier && !isOfSupplier && (
            <a
              href={hrefOf(
                cataloguePath({ supplier: supplier.id, interfaceLang: query.interfaceLang }, { isOfSupplier: true }),
              )}
            >
              {supplier.name}
            </a>
          )}
        </p>
      </div>
      <div>
        {signalWord && <span>{t(`signal_word_${signalWord}`)}</span>}
        <SmallPictograms ids={product.pictograms} />
        {product.isIncomplete && <span>{t('classification_incomplete')}</span>}
      </div>
      <div>
        {product.hasSds && sdsLang !== undefined ? (
          <a href={hrefOf(paths.api.sdsDownload(id, sdsLang))}>
            <span>
              {t('pdf_of', { document: t('tab_sds') })}
              <span className="sr-only">: {name}</span>
            </span>
            {product.sdsDate && (
              <span className="catalogue-date">
                <Day date={product.sdsDate} />
              </span>
            )}
          </a>
        ) : (
          <span>{t('product_list_no_sds')}</span>
        )}
        {hasEmergency && product.hasEmergency && (
          <a href={hrefOf(paths.dossier(id, interfaceLang, 'emergency', sdsLang ?? lang))} className="text-danger">
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
