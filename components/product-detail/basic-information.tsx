import { TriangleAlert } from '@/components/ui/icons/icons';
import { useTranslations } from 'next-intl';
import { markedList, markedValues } from '@/components/product-detail/marked';
import { Badge } from '@/components/ui/badge';
import { DefinitionList } from '@/components/ui/definition-list';
import type { DossierChanges } from '@/lib/domain/changes/changes';
import { isValidUfi } from '@/lib/domain/product/identifiers';
import { TelephoneLink } from '@/components/ui/telephone-link';
import type { Marks } from '@/lib/domain/changes/marks';
import { joinUnits } from '@/lib/domain/languages/formatting';

/** Name, supplier, producer and identifiers of the product (Spec §1). */
export function BasicInformation({ basic, version }: { basic: DossierChanges['basic']; version: string | null }) {
  const t = useTranslations('app');
  return (
    <div className="space-y-5">
      <DefinitionList
        items={[
          { term: t('product_name'), value: markedValues(basic.name, { show: joinUnits }) },
          { term: t('product_code'), value: markedValues(basic.code) },
          { term: t('ufi'), value: markedValues(basic.ufi, { show: (ufi) => <Ufi ufi={ufi} /> }) },
          { term: t('description'), value: markedValues(basic.description) },
        ]}
      />
      <Contacts contacts={basic} />
      <DefinitionList
        items={[
          { term: t('identifiers'), value: markedList(basic.identifiers) },
          { term: t('articles'), value: markedList(basic.articles) },
          { term: t('gtin'), value: markedValues(basic.gtin) },
          { term: t('version'), value: version },
        ]}
      />
    </div>
  );
}

/**
 * The formula identifier as on the label; one with a wrong check character is marked, since it identifies no formula.
 */
function Ufi({ ufi }: { ufi: string }) {
  const t = useTranslations('app');
  return (
    <>
      <span className="whitespace-nowrap tabular-nums">{ufi}</span>
      {!isValidUfi(ufi) && (
        <span className="ml-3 inline-flex">
          <Badge tone="notice">
            <TriangleAlert aria-hidden className="size-4" />
            {t('ufi_not_valid')}
          </Badge>
        </span>
      )}
    </>
  );
}

/** Supplier and producer side by side; nothing if neither is given. */
function Contacts({ contacts }: { contacts: DossierChanges['basic'] }) {
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

/** Address of the supplier or producer; the emergency telephone number is a link. */
function ContactCard({
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
