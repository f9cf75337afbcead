import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Contacts } from '@/components/product-detail/contacts';
import { markedList } from '@/components/product-detail/marked-list';
import { markedValues } from '@/components/product-detail/marked-values';
import { Badge } from '@/components/ui/badge';
import { DefinitionList } from '@/components/ui/definition-list';
import type { DossierChanges } from '@/lib/domain/changes/changes';
import { isValidUfi } from '@/lib/domain/product/identifiers';

/** What the product is called, who supplies and makes it, and which numbers it goes by (Spec §1). */
export function BasicInformation({ basic, version }: { basic: DossierChanges['basic']; version: string | null }) {
  const t = useTranslations('app');
  return (
    <div className="space-y-5">
      <DefinitionList
        items={[
          { term: t('product_name'), value: markedValues(basic.name) },
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

/** The formula identifier as the label has it; one with a wrong check character is marked, since it finds no formula. */
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
