import { SdsActions } from '@/components/sds/sds-actions';
import { SdsFacts } from '@/components/sds/sds-facts';
import { SdsReader } from '@/components/sds/sds-reader';
import { SdsSheet } from '@/components/sds/sds-sheet';
import { StepMenu } from '@/components/sds/step-menu';
import { useSdsTexts } from '@/components/sds/use-sds-texts';
import { PageHead } from '@/components/shell/page-head';
import { useTranslations } from 'next-intl';
import type { Dossier } from '@/lib/domain/dossier';
import { languageOfDocument, nativeName } from '@/lib/domain/languages';
import { defaultSdsChoice, type SdsChoice } from '@/lib/domain/sds';

/** Spec §2 "SDS screen": actions bar, facts, step menu, the text in its reading column. */
export function SdsViewer({
  dossier,
  html,
  sections,
  choice = defaultSdsChoice,
  interfaceLang,
  lang,
  features,
}: {
  dossier: Dossier;
  /** Sanitised. */
  html: string;
  /** Numbers of the sections that the text has; of a comparison, those that changed. */
  sections: number[];
  choice?: SdsChoice;
  interfaceLang: string;
  lang: number;
  features: { sds_compare: boolean };
}) {
  const t = useTranslations('app');
  const texts = useSdsTexts();
  const { id, versions } = dossier;
  const codeOf = (language: number) =>
    dossier.languages.find((one) => one.id === language)?.code ?? languageOfDocument(language);
  const nameOf = (language: number) =>
    dossier.languages.find((one) => one.id === language)?.name ?? nativeName(codeOf(language) ?? String(language));
  const address = { id, interfaceLang, lang };
  return (
    <>
      <PageHead title={t('screen_gh')} productName={dossier.name} />
      <SdsReader
        key={[lang, choice.version, choice.compare, choice.qr].join()}
        {...address}
        versions={versions}
        compares={features.sds_compare}
        initial={{ choice, html, sections }}
        texts={texts.reader}
      >
        <SdsActions
          {...address}
          languages={dossier.validLangs.map((language) => ({ id: language, name: nameOf(language) }))}
          versions={versions}
          texts={texts.actions}
        />
        <SdsFacts dossier={dossier} languageName={nameOf(lang)} />
        <div className="pb-11 medium:pb-0 large:grid large:grid-cols-[14.5rem_minmax(0,1fr)] large:gap-14">
          {versions.length > 0 && <StepMenu titles={texts.titles} texts={texts.menu} />}
          <SdsSheet lang={codeOf(lang)} versions={versions} titles={texts.titles} texts={texts.sheet} />
        </div>
      </SdsReader>
    </>
  );
}
