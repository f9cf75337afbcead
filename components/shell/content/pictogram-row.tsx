import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { basePath, paths } from '@/lib/domain/pages/paths';
import { pictogramKey } from '@/lib/domain/product/hazards';

export interface Pictogram {
  /** `GHS01` to `GHS09` (CLP Annex V). */
  id: string;
  /** Whether it was deleted from the product: shown pale. */
  isGone?: boolean;
  /** Renders its name. */
  show?: (name: string) => ReactNode;
}

/**
 * Hazard pictograms with their names as text; `isLarge`: for reading in an emergency, `isGrid`: in three columns of a
 * card.
 */
export function PictogramRow({
  pictograms,
  isLarge = false,
  isGrid = false,
}: {
  pictograms: Pictogram[];
  isLarge?: boolean;
  isGrid?: boolean;
}) {
  const t = useTranslations('app');
  return (
    <ul
      aria-label={t('pictograms')}
      className={
        isGrid
          ? 'grid max-w-96 grid-cols-3 gap-x-2 gap-y-3 medium:max-large:max-w-none medium:max-large:grid-cols-[repeat(auto-fill,7.5rem)]'
          : 'flex flex-wrap gap-3'
      }
    >
      {pictograms.map(({ id, isGone = false, show = (name) => name }) => {
        const key = pictogramKey(id);
        return (
          <li
            key={id}
            className={clsx(
              'flex flex-col items-center',
              !isGrid && 'min-w-18 medium:min-w-21',
              !isGrid && (isLarge ? 'max-w-36' : 'max-w-29'),
            )}
          >
            <img
              src={`${basePath}${paths.asset('pictograms', `${id}.svg`)}`}
              alt=""
              width={84}
              height={84}
              className={clsx('diamond size-18 medium:size-21', isGone && 'opacity-40')}
            />
            <span
              className={clsx(
                'mt-1 max-w-full text-center wrap-break-word hyphens-auto',
                isLarge ? 'leading-6' : 'text-small text-ink-soft',
              )}
            >
              {show(key ? t(key) : id)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
