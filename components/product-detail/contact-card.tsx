import { useTranslations } from 'next-intl';
import { markedValues } from '@/components/product-detail/marked-values';
import { TelephoneLink } from '@/components/ui/telephone-link';
import type { DossierChanges } from '@/lib/domain/changes/changes';
import type { Marks } from '@/lib/domain/changes/marks';

/** Who supplies or makes the product, as an address is written; the emergency telephone is a link. */
export function ContactCard({
  role,
  party: { name, address, city, country },
  emergencyTelephone,
}: {
  role: string;
  party: DossierChanges['basic']['supplier'];
  emergencyTelephone: Marks;
}) {
  const t = useTranslations('app');
  const lines = [address, city, country].filter((line) => line.length > 0);
  return (
    <div className="min-w-0 flex-1 basis-64 rounded-control bg-sunken p-4">
      <h3 className="text-small text-ink-soft">{role}</h3>
      <address className="not-italic">
        {name.length > 0 && <p className="font-semibold">{markedValues(name)}</p>}
        {lines.map((line, index) => (
          <p key={index}>{markedValues(line)}</p>
        ))}
        {emergencyTelephone.length > 0 && (
          <div className="mt-3">
            <p className="text-small text-ink-soft">{t('emergency_telephone')}</p>
            {markedValues(emergencyTelephone, {
              show: (text, change) => (change === 'deleted' ? text : <TelephoneLink text={text} />),
            })}
          </div>
        )}
      </address>
    </div>
  );
}
