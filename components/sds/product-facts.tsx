import { useTranslations } from 'next-intl';
import { Fact } from '@/components/sds/fact';
import { PictogramRow } from '@/components/shell/pictogram-row';
import { TelephoneLink } from '@/components/ui/telephone-link';
import type { Dossier } from '@/lib/domain/product/dossier';

/** The product's basic information and its hazards at a glance, beside the sheet; the smallest screens have them over it. */
export function ProductFacts({ dossier }: { dossier: Dossier }) {
  const t = useTranslations('app');
  const { signalWord, pictograms } = dossier.hazards;
  return (
    <section aria-labelledby="facts" className="large:sticky large:top-18">
      <h2 id="facts" className="mb-3 text-small text-ink-soft">
        {t('basic_information')}
      </h2>
      <dl className="space-y-3">
        <Fact term={t('product_name')}>{dossier.name}</Fact>
        {dossier.code && <Fact term={t('product_code')}>{dossier.code}</Fact>}
        {dossier.ufi && <Fact term={t('ufi')}>{dossier.ufi}</Fact>}
        {dossier.supplierName && <Fact term={t('supplier')}>{dossier.supplierName}</Fact>}
        {dossier.emergencyTelephone && (
          <Fact term={t('emergency_telephone')}>
            <TelephoneLink text={dossier.emergencyTelephone} />
          </Fact>
        )}
        {signalWord && (
          <Fact term={t('signal_word')}>
            <strong>{signalWord.text}</strong>
          </Fact>
        )}
      </dl>
      {pictograms.length > 0 && (
        <div className="mt-4">
          <PictogramRow pictograms={pictograms.map((id) => ({ id }))} />
        </div>
      )}
    </section>
  );
}
