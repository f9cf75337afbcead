import { useTranslations } from 'next-intl';
import { ProviderHtml } from '@/components/sds/provider-html';
import { SdsFacts } from '@/components/sds/sds-facts';
import { StepMenu, type Step } from '@/components/sds/step-menu';
import { PageHead } from '@/components/shell/page-head';
import type { Dossier, Version } from '@/lib/domain/dossier';
import { languageOfDocument } from '@/lib/domain/languages';

/** REACH Annex II Part B; each has its short title in the messages. */
const sectionNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16] as const;

/** Spec §2 "SDS screen": facts on top, step menu, the text in its reading column. */
export function SdsViewer({
  dossier,
  html,
  sections,
  version = dossier.versions[0] ?? null,
  interfaceLang,
  lang,
}: {
  dossier: Dossier;
  /** Sanitised. */
  html: string;
  /** Numbers of the sections that the text has. */
  sections: number[];
  /** The version shown; the newest when left out. */
  version?: Version | null;
  interfaceLang: string;
  lang: number;
}) {
  const t = useTranslations('app');
  const documentLanguage = dossier.languages.find(({ id }) => id === lang)?.code ?? languageOfDocument(lang);
  const steps = sectionNumbers
    .filter((number) => sections.includes(number))
    .map((number): Step => ({ id: number, title: t(`section_${number}`) }));
  return (
    <>
      <PageHead title={t('screen_gh')} productName={dossier.name} />
      <SdsFacts dossier={dossier} version={version} interfaceLang={interfaceLang} lang={lang} />
      <div className="pb-11 medium:pb-0 large:grid large:grid-cols-[14.5rem_minmax(0,1fr)] large:gap-14">
        {steps.length > 0 && version && <StepMenu label={t('sections')} steps={steps} />}
        <div className="-mx-4 min-w-0 border-y border-line bg-surface px-4 py-6 medium:mx-0 medium:mt-5 medium:rounded-card medium:border medium:px-8 medium:py-8 large:col-start-2 large:mt-0 large:px-12 large:py-10 print:m-0 print:border-0 print:p-0">
          <ProviderHtml html={html} lang={documentLanguage} />
        </div>
      </div>
    </>
  );
}
