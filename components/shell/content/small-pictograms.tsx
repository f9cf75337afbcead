import { useTranslations } from 'next-intl';
import { pictogramKey } from '@/lib/domain/product/hazards';
import { basePath, paths } from '@/lib/domain/pages/paths';

/** The hazard pictograms of a product in a row of a list; their names are alternative texts. */
export function SmallPictograms({ ids }: { ids: string[] }) {
  const t = useTranslations('app');
  if (ids.length === 0) return null;
  return (
    <ul aria-label={t('pictograms')} className="flex flex-wrap gap-1">
      {ids.map((id) => {
        const key = pictogramKey(id);
        return (
          <li key={id}>
            <img
              src={`${basePath}${paths.asset('pictograms', `${id}.svg`)}`}
              alt={key ? t(key) : id}
              title={key ? t(key) : id}
              width={36}
              height={36}
              loading="lazy"
              className="diamond size-9"
            />
          </li>
        );
      })}
    </ul>
  );
}
