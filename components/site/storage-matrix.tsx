import { useTranslations } from 'next-intl';
import { useDays } from '@/components/ui/day';
import { joinUnits } from '@/lib/domain/languages/formatting';
import { languageOfDocument } from '@/lib/domain/languages/languages';
import {
  groupByStorageClass,
  storageRequirement,
  storageTableTaken,
  type StorageRequirement,
} from '@/lib/domain/sds/storage-classes';

/** Signs that are told apart without colours. None is a tick: no cell permits anything. */
const signs: Record<StorageRequirement, { sign: string; style: string }> = {
  separate: { sign: '✕', style: 'bg-danger-soft text-danger border-danger-rule' },
  conditions: { sign: '!', style: 'bg-notice-soft text-notice border-notice-rule' },
  none: { sign: '–', style: 'border-line-strong' },
  unknown: { sign: '?', style: 'border-dashed border-line-strong' },
};

interface StoredProduct {
  id: number;
  name: string;
  storageClass?: string | null;
  reactions: { code: string; text: string }[];
  /** Document language of the reactions. */
  lang: number;
}

/** What TRGS 510 says about storing products together, by their storage classes; nothing with one product or no known class. */
export function StorageMatrix({ products }: { products: readonly StoredProduct[] }) {
  const t = useTranslations('app');
  const days = useDays();
  const groups = groupByStorageClass(products);
  if (products.length < 2 || groups.every(({ storageClass }) => storageClass === null)) return null;
  const texts: Record<StorageRequirement, string> = {
    separate: t('site_storage_separate'),
    conditions: t('site_storage_conditions'),
    none: t('site_storage_none'),
    unknown: t('site_storage_class_unknown'),
  };
  const reacting = products.filter(({ reactions }) => reactions.length > 0);
  const classText = (storageClass: string | null) => storageClass ?? '?';
  return (
    <section aria-labelledby="storage" className="mt-10 print:mt-6 print:break-inside-avoid">
      <h2 id="storage" className="text-h2 font-semibold">
        {t('site_storage_title')}
      </h2>
      <p className="mt-1 max-w-reading">
        {t('site_storage_text')} <strong className="font-semibold">{t('site_storage_permits_nothing')}</strong>
      </p>
      <div
        className="relative mt-4 w-fit max-w-full overflow-x-auto rounded-control border border-line bg-surface print:overflow-visible"
        tabIndex={0}
        role="group"
        aria-labelledby="storage"
      >
        <table className="border-collapse text-small">
          <thead>
            <tr className="bg-sunken">
              <th scope="col" className="sticky left-0 min-w-36 bg-sunken px-3 py-2 text-left font-semibold">
                {t('hazards_storage_class')}
              </th>
              {groups.map(({ storageClass }) => (
                <th key={storageClass} scope="col" className="min-w-12 px-1 py-2 text-center font-semibold">
                  {classText(storageClass)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map((row) => (
              <tr key={row.storageClass} className="border-t border-line">
                <th
                  scope="row"
                  className="sticky left-0 max-w-36 bg-surface px-3 py-2 text-left font-normal wrap-break-word hyphens-auto medium:max-w-64"
                >
                  <strong className="font-semibold">{classText(row.storageClass)}</strong>{' '}
                  {row.products.map(({ name }) => joinUnits(name)).join(', ')}
                </th>
                {groups.map((column) => (
                  <td key={column.storageClass} className="border-l border-line px-1 py-2 text-center">
                    {row === column && row.products.length === 1 ? null : (
                      <Sign requirement={storageRequirement(row.storageClass, column.storageClass)} texts={texts} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {reacting.length > 0 && (
        <div className="mt-4 w-fit max-w-full rounded-control border border-danger-rule bg-danger-soft p-3">
          <p className="font-semibold">{t('site_storage_reactions')}</p>
          <ul className="mt-1 space-y-1 text-small">
            {reacting.map(({ id, name, reactions, lang }) => (
              <li key={id}>
                {joinUnits(name)}:{' '}
                <span lang={languageOfDocument(lang) ?? undefined}>{reactions.map(({ text }) => text).join(' ')}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <ul aria-hidden className="mt-3 grid w-fit gap-x-6 gap-y-1 text-small medium:grid-cols-2">
        {(Object.keys(signs) as StorageRequirement[]).map((requirement) => (
          <li key={requirement} className="flex items-center gap-2">
            <Sign requirement={requirement} /> {texts[requirement]}
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-reading text-small">{t('site_storage_more')}</p>
      <p className="mt-2 max-w-reading text-small text-ink-soft">
        {t('site_storage_source', { date: days(storageTableTaken) })}
      </p>
    </section>
  );
}

function Sign({ requirement, texts }: { requirement: StorageRequirement; texts?: Record<StorageRequirement, string> }) {
  const { sign, style } = signs[requirement];
  return (
    <>
      <span
        aria-hidden
        title={texts?.[requirement]}
        className={`inline-flex size-7 shrink-0 items-center justify-center rounded-control border font-bold ${style}`}
      >
        {sign}
      </span>
      {texts && <span className="sr-only">{texts[requirement]}</span>}
    </>
  );
}
