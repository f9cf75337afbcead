import { useTranslations } from 'next-intl';
import { documentLanguages, languageAttributes } from '@/lib/domain/languages/languages';
import { listPictograms } from '@/lib/domain/lists/list-query';
import { pictogramKey } from '@/lib/domain/product/hazards';

/** The pictograms by which lists are filtered, as options of a select. */
export function PictogramOptions() {
  const t = useTranslations('app');
  return listPictograms.map((id) => {
    const key = pictogramKey(id);
    return (
      <option key={id} value={id}>
        {key ? t(key) : id}
      </option>
    );
  });
}

/** The document languages by which lists are filtered, each in itself, as options of a select. */
export function LanguageOptions() {
  return documentLanguages.map(({ id, code, name }) => (
    <option key={id} value={id} {...languageAttributes(code)}>
      {name}
    </option>
  ));
}
