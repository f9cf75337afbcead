import { useTranslations } from 'next-intl';
import { basePath, paths } from '@/lib/domain/paths';

const known = ['ghs01', 'ghs02', 'ghs03', 'ghs04', 'ghs05', 'ghs06', 'ghs07', 'ghs08', 'ghs09'] as const;

/** Hazard pictograms (`GHS01` to `GHS09`, CLP Annex V), each with its name as text. */
export function PictogramRow({ pictograms }: { pictograms: string[] }) {
  const t = useTranslations('app');
  return (
    <ul aria-label={t('pictograms')} className="flex flex-wrap gap-x-3 gap-y-3">
      {pictograms.map((id) => {
        const name = known.find((code) => code === id.toLowerCase());
        return (
          <li key={id} className="flex max-w-29 min-w-18 medium:min-w-21 flex-col items-center">
            <img
              src={`${basePath}${paths.asset('pictograms', `${id}.svg`)}`}
              alt=""
              width={84}
              height={84}
              className="diamond size-18 medium:size-21"
            />
            <span className="mt-1 max-w-full text-center text-small text-ink-soft wrap-break-word">
              {name ? t(`pictogram_${name}`) : id}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
