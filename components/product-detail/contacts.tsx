import { useTranslations } from 'next-intl';
import { ContactCard } from '@/components/product-detail/contact-card';
import type { Dossier, Party } from '@/lib/domain/dossier';

/** Whether a party has anything to show. */
export function isGivenParty(party: Party | null): party is Party {
  return party !== null && Object.values(party).some(Boolean);
}

/** Supplier and producer side by side. */
export function Contacts({ dossier }: { dossier: Dossier }) {
  const t = useTranslations('app');
  const { supplier, producer, emergencyTelephone } = dossier;
  return (
    <div className="flex flex-wrap gap-4">
      {isGivenParty(supplier) && (
        <ContactCard role={t('supplier')} party={supplier} emergencyTelephone={emergencyTelephone} />
      )}
      {isGivenParty(producer) && <ContactCard role={t('producer')} party={producer} />}
    </div>
  );
}
