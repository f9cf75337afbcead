import { FileText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { EmergencyCall } from '@/components/emergency/emergency-call';
import { EmergencyJumps } from '@/components/emergency/emergency-jumps';
import { EmergencyPartBlock } from '@/components/emergency/emergency-part-block';
import { PictogramRow } from '@/components/shell/pictogram-row';
import { PageLink } from '@/components/ui/page-link';
import type { Dossier } from '@/lib/domain/dossier';
import type { EmergencyPart } from '@/lib/domain/emergency';
import { emergencyStatements } from '@/lib/domain/hazards';
import { languageOfDocument } from '@/lib/domain/languages';
import { paths } from '@/lib/domain/paths';
import { withColon } from '@/lib/domain/punctuation';

/**
 * What a person needs in an emergency, in the order in which it is needed, in large type: what it is, whom to call, what to
 * do first, and what the SDS says for it.
 */
export function EmergencyScreen({
  dossier,
  text,
  interfaceLang,
  lang,
}: {
  dossier: Dossier;
  /** Sanitised; `none` without an SDS, `unavailable` where it cannot be had now. */
  text: { unNumbers: string[]; parts: (EmergencyPart & { html: string })[] } | 'none' | 'unavailable';
  interfaceLang: string;
  lang: number;
}) {
  const t = useTranslations('app');
  const { signalWord, pictograms } = dossier.hazards;
  const { unNumbers, parts } = typeof text === 'string' ? { unNumbers: [], parts: [] } : text;
  const steps = emergencyStatements(dossier.labelStatements);
  const sheet = paths.sds(dossier.id, interfaceLang, lang);
  const code = dossier.languages.find(({ id }) => id === lang)?.code ?? languageOfDocument(lang);
  return (
    // What is incomplete takes the place of nothing that was kept (public/sw.js).
    <article data-incomplete={text === 'unavailable' || undefined} className="mx-auto max-w-184 space-y-6 text-large">
      <h1 className="text-h1 font-bold wrap-break-word">
        {t('screen_emergency')} <span className="block text-h2 font-semibold">{dossier.name}</span>
      </h1>
      <EmergencyCall telephone={dossier.emergencyTelephone} />
      {parts.length > 0 && <EmergencyJumps parts={parts} />}
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        {signalWord && (
          <p className="text-h1 font-bold">
            <span className="sr-only">{withColon(t('signal_word'), interfaceLang)} </span>
            {signalWord.text}
          </p>
        )}
        {pictograms.length > 0 && <PictogramRow pictograms={pictograms.map((id) => ({ id }))} isLarge />}
        {unNumbers.length > 0 && (
          <dl>
            <dt className="text-ink-soft">{t('un_number')}</dt>
            <dd className="text-h1 font-bold whitespace-nowrap tabular-nums">{unNumbers.join(', ')}</dd>
          </dl>
        )}
      </div>
      {steps.length > 0 && (
        <section aria-labelledby="first-steps" className="border-t-2 border-line-strong pt-5">
          <h2 id="first-steps" className="mb-3 text-h1 font-bold">
            {t('first_steps')}
          </h2>
          <ul className="list-disc space-y-3 pl-6 marker:text-ink-soft">
            {steps.map((step) => (
              <li key={step.code}>{step.text}</li>
            ))}
          </ul>
        </section>
      )}
      {parts.map((part) => (
        <EmergencyPartBlock key={part.key} part={part} sheet={sheet} lang={code} />
      ))}
      {text === 'none' ? (
        <p className="border-t-2 border-line-strong pt-5">{t('emergency_no_sheet')}</p>
      ) : (
        <div className="space-y-3 border-t-2 border-line-strong pt-5 print:hidden">
          {text === 'unavailable' && <p>{t('sds_unavailable')}</p>}
          <PageLink
            href={sheet}
            className="flex min-h-14 items-center gap-3 rounded-control border-2 border-line-strong px-4 py-2 font-semibold hover:bg-sunken"
          >
            <FileText aria-hidden className="size-6 shrink-0" />
            {t('emergency_whole_sheet')}
          </PageLink>
        </div>
      )}
    </article>
  );
}
