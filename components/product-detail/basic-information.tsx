import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { DefinitionList } from '@/components/ui/definition-list';
import { disambiguateCodes } from '@/lib/domain/codes';
import type { Dossier } from '@/lib/domain/dossier';
import { isValidUfi } from '@/lib/domain/ufi';

/** What the product is called and which numbers it goes by. */
export function BasicInformation({ dossier }: { dossier: Dossier }) {
  const t = useTranslations('app');
  return (
    <DefinitionList
      items={[
        { term: t('product_name'), value: dossier.name },
        { term: t('product_code'), value: dossier.code },
        { term: t('ufi'), value: dossier.ufi && <Ufi ufi={dossier.ufi} /> },
        { term: t('gtin'), value: dossier.gtin },
        { term: t('description'), value: dossier.description },
        { term: t('supplier'), value: dossier.supplierName },
        { term: t('version'), value: dossier.revision },
        { term: t('articles'), value: wordList(disambiguateCodes(dossier.articles)) },
        { term: t('identifiers'), value: wordList(dossier.identifiers) },
      ]}
    />
  );
}

/** The formula identifier as the label has it; one with a wrong check character is marked, since it finds no formula. */
function Ufi({ ufi }: { ufi: string }) {
  const t = useTranslations('app');
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="whitespace-nowrap tabular-nums">{ufi}</span>
      {!isValidUfi(ufi) && (
        <Badge tone="notice">
          <TriangleAlert aria-hidden className="size-4" />
          {t('ufi_not_valid')}
        </Badge>
      )}
    </span>
  );
}

function wordList(words: string[]) {
  if (words.length === 0) return null;
  return (
    <ul>
      {words.map((word, index) => (
        <li key={index}>{word}</li>
      ))}
    </ul>
  );
}
