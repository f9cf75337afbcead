import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { Marked } from '@/components/product-detail/marked';
import type { Marks } from '@/lib/domain/marks';
import { basePath, paths } from '@/lib/domain/paths';

const known = ['ghs01', 'ghs02', 'ghs03', 'ghs04', 'ghs05', 'ghs06', 'ghs07', 'ghs08', 'ghs09'] as const;

/** Hazard pictograms (CLP Annex V), each with its name as text; one that went is pale. */
export function Pictograms({ pictograms }: { pictograms: Marks }) {
  const t = useTranslations('app');
  return (
    <ul aria-label={t('pictograms')} className="flex flex-wrap gap-3">
      {pictograms.map(({ value: id, change }) => {
        const name = known.find((code) => code === id.toLowerCase());
        return (
          <li key={id} className="flex max-w-29 min-w-18 flex-col items-center medium:min-w-21">
            <img
              src={`${basePath}${paths.asset('pictograms', `${id}.svg`)}`}
              alt=""
              width={84}
              height={84}
              className={clsx('diamond size-18 medium:size-21', change === 'deleted' && 'opacity-40')}
            />
            <span className="mt-1 max-w-full text-center text-small text-ink-soft wrap-break-word">
              <Marked change={change}>{name ? t(`pictogram_${name}`) : id}</Marked>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
