import { useTranslations } from 'next-intl';
import { tourStations } from '@/lib/domain/studio/steps';
import { draftStates } from '@/lib/domain/studio/studio-paths';

/** The way of a first product through the Studio: the stations of the tour, and the states of a draft. */
export function HelpScreen() {
  const t = useTranslations('app');
  return (
    <>
      <h1 className="mb-4 text-h1-phone font-semibold medium:text-h1">{t('studio_help_title')}</h1>
      <ol className="mb-8 flex max-w-reading list-decimal flex-col gap-3 pl-6">
        {tourStations.map(({ id }) => (
          <li key={id}>
            <h2 className="font-semibold">{t(`studio_tour_${id}_title`)}</h2>
            <p>{t(`studio_tour_${id}_text`)}</p>
          </li>
        ))}
      </ol>
      <dl className="max-w-reading">
        {draftStates.map((state) => (
          <div key={state} className="border-t border-line py-2">
            <dt className="font-semibold">{t(`studio_state_${state}`)}</dt>
            <dd>{t(`studio_state_text_${state}`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
