import { useTranslations } from 'next-intl';
import { usePanelTitles } from '@/components/shell/content/use-panel-titles';
import { BasicFacts, FollowSheet, ProductFacts, SdsFacts } from '@/components/sds/sds-facts';
import { MarketLinks } from '@/components/shell/content/market-links';
import { SdsActions } from '@/components/sds/sds-actions';
import { SdsReader } from '@/components/sds/sds-reader';
import { SdsSheet } from '@/components/sds/sds-sheet';
import { StepMenu } from '@/components/sds/step-menu';
import { VersionLine } from '@/components/sds/version-line';
import { PageHead } from '@/components/shell/content/page-head';
import { Sidebar, SidebarToggle } from '@/components/shell/content/sidebar';
import { Day, useDays } from '@/components/ui/day';
import { LanguageNames } from '@/components/ui/language-names';
import { ScopedMessages } from '@/components/ui/scoped-messages';
import type { ChangedPanel } from '@/lib/domain/changes/changes';
import type { Dossier } from '@/lib/domain/product/dossier';
import { isTabAvailable } from '@/lib/domain/pages/tabs';
import { paths } from '@/lib/domain/pages/paths';
import { inlinePageHtml, type ToPageHtml } from '@/lib/domain/pages/page-html';
import { readingHtml } from '@/lib/domain/sds/reading-html';
import { documentLanguage, issueOf } from '@/lib/domain/pages/documents';
import { marketFor, marketInView } from '@/lib/domain/sds/markets';
import { defaultSdsChoice, type SdsChoice } from '@/lib/domain/sds/sds';

/** Spec §2 "SDS screen": actions bar, facts, step menu, the text in its reading column. */
export function SdsViewer({
  dossier,
  html,
  sections,
  panels = null,
  choice = defaultSdsChoice,
  interfaceLang,
  lang,
  features,
  toPageHtml = inlinePageHtml,
}: {
  dossier: Dossier;
  /** Sanitised. */
  html: string;
  /** Numbers of the text's sections; in a comparison, of the changed ones. */
  sections: number[];
  /** In a comparison: the changed panels of product detail; null if unknown. */
  panels?: ChangedPanel[] | null;
  choice?: SdsChoice;
  interfaceLang: string;
  lang: number;
  features: { sds_compare: boolean };
  toPageHtml?: ToPageHtml;
}) {
  const t = useTranslations('app');
  const days = useDays();
  const panelTitles = usePanelTitles(dossier);
  const { id, versions } = dossier;
  const language = documentLanguage(dossier, lang);
  const dates = Object.fromEntries(versions.flatMap(({ id, date }) => (date ? [[id, days(date)]] : [])));
  const address = { id, interfaceLang, lang };
  const country = marketInView(dossier, lang, choice.market);
  const { date } = issueOf(dossier, 'gh', lang);
  const words = {
    ins: t('change_added'),
    del: t('change_deleted'),
    link: t('link_to_section', { number: '{number}' }),
  };
  const changed = choice.compare === null ? [] : sections;
  const pathIfAvailable = (screen: 'hazards' | 'history') =>
    isTabAvailable(dossier, screen) ? paths.dossier(id, interfaceLang, screen, lang, choice.market) : null;
  return (
    <ScopedMessages scopes={['sds', 'choice', 'download']}>
      <ViewerHead productName={dossier.name} hasSteps={versions.length > 0} />
      <BasicFacts dossier={dossier} toPageHtml={toPageHtml} />
      <SdsReader
        key={[lang, ...Object.values(choice)].join()}
        {...address}
        versions={versions}
        compares={features.sds_compare}
        initial={{ choice, text: toPageHtml(readingHtml(html, { changed, words })), sections, panels }}
      >
        <VersionLine
          versions={versions}
          date={date && <Day date={date} />}
          language={<LanguageNames languages={[language]} />}
          country={country && (new Intl.DisplayNames([interfaceLang], { type: 'region' }).of(country) ?? country)}
          dates={dates}
        />
        <SdsActions
          {...address}
          languages={dossier.validLangs.map((validLang) => documentLanguage(dossier, validLang))}
          markets={Object.fromEntries(
            dossier.validLangs.map((validLang) => [validLang, marketFor(dossier, validLang, choice.market)]),
          )}
          versions={versions}
          hasXml={dossier.hasSdsXml}
          dates={dates}
        />
        <SdsFacts
          dossier={dossier}
          language={language}
          historyPath={pathIfAvailable('history')}
          markets={
            <MarketLinks
              dossier={dossier}
              interfaceLang={interfaceLang}
              lang={lang}
              market={choice.market}
              pathOf={(market) => paths.sds(id, interfaceLang, lang, { ...choice, market })}
            />
          }
        />
        <div className="large:flex">
          {versions.length > 0 && <StepMenu />}
          <SdsSheet lang={language.code} versions={versions} panelTitles={panelTitles} />
          <Sidebar
            side="right"
            label={t('sidebar_right')}
            closeLabel={t('close')}
            className="max-medium:hidden large:ml-10 large:w-56 large:shrink-0"
          >
            <ProductFacts dossier={dossier} summaryPath={pathIfAvailable('hazards')} toPageHtml={toPageHtml} />
          </Sidebar>
        </div>
      </SdsReader>
      <FollowSheet dossier={dossier} interfaceLang={interfaceLang} />
    </ScopedMessages>
  );
}

/** The heading, with the buttons that open the sidebars. */
function ViewerHead({ productName, hasSteps }: { productName: string; hasSteps: boolean }) {
  const t = useTranslations('app');
  return (
    <div className="flex items-start gap-x-4">
      <div className="min-w-0 flex-1">
        <PageHead title={t('screen_gh')} productName={productName} />
      </div>
      <div className="flex max-medium:hidden">
        {hasSteps && (
          <SidebarToggle side="left" className="max-large:hidden">
            {t('sidebar_left')}
          </SidebarToggle>
        )}
        <SidebarToggle side="right" className="-mr-2.5">
          {t('sidebar_right')}
        </SidebarToggle>
      </div>
    </div>
  );
}
