import { useTranslations } from 'next-intl';
import type { Pack } from '@/lib/domain/pages/pack';

/** The pack whose code led to the page: its article, batch and serial number. */
export function PackLine({ pack: { article, batch, serial } }: { pack: Pack }) {
  const t = useTranslations('app');
  const facts = [
    article?.code,
    article?.gtin && `${t('gtin')} ${article.gtin}`,
    batch && `${t('label_batch')} ${batch}`,
    serial && `${t('label_serial')} ${serial}`,
  ].filter(Boolean);
  return (
    <p className="mb-4 rounded-control bg-sunken px-4 py-2 tabular-nums wrap-break-word">
      {facts.map((fact, index) => (
        <span key={index}>
          {index > 0 && ' · '}
          <span className="inline-block max-w-full">{fact}</span>
        </span>
      ))}
    </p>
  );
}
