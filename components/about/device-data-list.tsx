import { useTranslations } from 'next-intl';
import { deviceData } from '@/lib/domain/site/about-statements';

/** What a browser keeps for the site: name, kind, lifetime and purpose of each entry. */
export function DeviceDataList() {
  const t = useTranslations('app');
  return (
    <dl>
      {deviceData.map(({ name, kind, purpose, lifetime, ...figures }) => (
        <div key={name} className="border-t border-line py-3 first:border-t-0 first:pt-0 print:break-inside-avoid">
          <dt className="font-semibold">{name}</dt>
          <dd className="text-small text-ink-soft">
            {t(`privacy_kind_${kind}`)} · {t(`privacy_life_${lifetime}`, figures)}
          </dd>
          <dd>{t(`privacy_for_${purpose}`, figures)}</dd>
        </div>
      ))}
    </dl>
  );
}
