import { useTranslations } from 'next-intl';
import { Drawing } from '@/components/hazards/drawing';
import { Fact } from '@/components/ui/fact';
import type { TransportSummary } from '@/lib/domain/sds/hazard-summary';

/** The diamonds of classes, the orange-coloured plate (ADR 5.3.2.2) and the entry of the dangerous goods list. */
export function TransportStrip({ goods, lang }: { goods: TransportSummary | null; lang: string | null }) {
  const t = useTranslations('app');
  if (!goods) return <p>{t('hazards_no_goods')}</p>;
  const un = goods.un.replace(/^UN/, '');
  const { hazardNumber: hazard } = goods;
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <ul lang={lang ?? undefined} className="flex flex-wrap gap-3">
        {goods.labels.map(({ code, text }) => (
          <Drawing key={code} code={code} text={text} />
        ))}
      </ul>
      {hazard && (
        <p role="img" aria-label={t('hazards_plate', { hazard, un })} className="orange-plate">
          <span>{hazard}</span>
          <span>{un}</span>
        </p>
      )}
      <dl className="grid min-w-0 flex-1 basis-80 grid-cols-2 gap-x-6 gap-y-2 medium:grid-cols-3">
        <Fact term={t('un_number')}>
          <span className="font-semibold whitespace-nowrap tabular-nums">UN {un}</span>
        </Fact>
        <Fact term={t('hazards_class')}>{goods.hazardClass}</Fact>
        {goods.packingGroup && <Fact term={t('hazards_packing_group')}>{goods.packingGroup}</Fact>}
        {goods.tunnelCode && <Fact term={t('hazards_tunnel')}>({goods.tunnelCode})</Fact>}
        {goods.limitedQuantity && <Fact term={t('hazards_limited')}>{goods.limitedQuantity}</Fact>}
        {goods.name && (
          <div className="col-span-full">
            <dt className="text-small text-ink-soft">{t('hazards_shipping_name')}</dt>
            <dd lang={lang ?? undefined}>{goods.name}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
