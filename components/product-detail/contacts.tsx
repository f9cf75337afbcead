import { useTranslations } from 'next-intl';
import { ContactCard } from '@/components/product-detail/contact-card';
import type { DossierChanges } from '@/lib/domain/changes/changes';

/** Supplier and producer side by side; nothing where neither is given. */
export function Contacts({ contacts }: { contacts: DossierChanges['basic'] }) {
  const t = useTranslations('app');
  const { supplier, producer, emergencyTelephone } = contacts;
  const cards = [
    { role: t('supplier'), party: supplier, emergencyTelephone },
    { role: t('producer'), party: producer, emergencyTelephone: [] },
  ].filter(({ party, emergencyTelephone }) => [...Object.values(party), emergencyTelephone].flat().length > 0);
  if (cards.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-4">
      {cards.map((card) => (
        <ContactCard key={card.role} {...card} />
      ))}
    </div>
  );
}
