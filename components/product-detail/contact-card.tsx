import { useTranslations } from 'next-intl';
import { TelephoneLink } from '@/components/ui/telephone-link';
import type { Party } from '@/lib/domain/dossier';

/** Who supplies or makes the product, as an address is written; the emergency telephone is a link. */
export function ContactCard({
  role,
  party,
  emergencyTelephone,
}: {
  role: string;
  party: Party;
  emergencyTelephone?: string | null;
}) {
  const t = useTranslations('app');
  const lines = [party.address, party.city, party.country].filter(Boolean);
  return (
    <div className="min-w-0 flex-1 basis-64 rounded-control bg-sunken p-4">
      <h3 className="text-small text-ink-soft">{role}</h3>
      <address className="not-italic">
        {party.name && <p className="font-semibold">{party.name}</p>}
        {lines.map((line, index) => (
          <p key={index}>{line}</p>
        ))}
        {emergencyTelephone && (
          <div className="mt-3">
            <p className="text-small text-ink-soft">{t('emergency_telephone')}</p>
            <TelephoneLink text={emergencyTelephone} />
          </div>
        )}
      </address>
    </div>
  );
}
