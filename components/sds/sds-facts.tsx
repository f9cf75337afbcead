import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { VersionFacts } from '@/components/sds/version-line';
import { Fact } from '@/components/ui/fact';
import { Day } from '@/components/ui/day';
import { PageLink } from '@/components/ui/page-link';
import { StaticHtml } from '@/components/ui/static-html';
import { LanguageNames } from '@/components/ui/language-names';
import { TelephoneLink } from '@/components/ui/telephone-link';
import { discoveryPaths } from '@/lib/domain/discovery/discovery-paths';
import { followPaths } from '@/lib/domain/follow/follow-paths';
import type { ToPageHtml } from '@/lib/domain/pages/page-html';
import { basePath } from '@/lib/domain/pages/paths';
import type { NamedLanguage } from '@/lib/domain/pages/documents';
import type { Dossier } from '@/lib/domain/product/dossier';
import { PictogramRow } from '@/components/shell/content/pictogram-row';
import { joinUnits } from '@/lib/domain/languages/formatting';

/** Facts above an SDS: regulation, date, version, language. */
export function SdsFacts({
  dossier,
  language,
  markets,
  historyPath = null,
}: {
  dossier: Dossier;
  language: NamedLanguage;
  /** The choice of the country. */
  markets: ReactNode;
  /** In-app path of the versions; null without it. */
  historyPath?: string | null;
}) {
  const t = useTranslations('app');
  const { regulation, created, createdLabel, revision, revisionLabel } = dossier.sds;
  return (
    <dl className="under-more mb-5 flex flex-wrap gap-x-8 gap-y-3 max-medium:grid max-medium:grid-cols-2 max-medium:gap-x-5 rounded-card border border-line bg-surface px-5 py-3.5 print:mb-4 print:border-0 print:p-0">
      {dossier.emergencyTelephone && (
        <Fact term={t('emergency_telephone')} wide onPhones>
          <TelephoneLink text={dossier.emergencyTelephone} />
        </Fact>
      )}
      <Fact term={t('regulation')} wide>
        {regulation ?? t('sds_according_to_regulation')}
      </Fact>
      {markets}
      {created && (
        <Fact term={createdLabel ?? t('creation_date')}>
          <Day date={created} />
        </Fact>
      )}
      <VersionFacts
        versions={dossier.versions}
        revision={
          revision && (
            <Fact term={revisionLabel ?? t('revision')}>
              <Day date={revision} />
            </Fact>
          )
        }
      />
      {historyPath !== null && (
        <Fact term={t('screen_history')}>
          <PageLink href={historyPath} className="text-accent underline underline-offset-4 print:no-underline">
            {t('history_read')}
          </PageLink>
        </Fact>
      )}
      <Fact term={t('language')} notOnPhones>
        <LanguageNames languages={[language]} />
      </Fact>
    </dl>
  );
}

/** Spec §2 "SDS screen": the basic information, on the smallest screens only, below the product's name in the title. */
export function BasicFacts({ dossier, toPageHtml }: { dossier: Dossier; toPageHtml?: ToPageHtml }) {
  const t = useTranslations('app');
  const { code, ufi, supplierName, producer } = dossier;
  const facts = [
    { term: t('product_code'), value: code, isShown: false },
    { term: t('ufi'), value: ufi, isShown: true },
    { term: t('supplier'), value: supplierName, isShown: false },
    { term: t('producer'), value: producer?.name !== supplierName && producer?.name, isShown: true },
  ].filter(({ value }) => value);
  if (facts.length === 0) return null;
  return (
    <StaticHtml
      as="section"
      toPageHtml={toPageHtml}
      aria-label={t('basic_information')}
      className="-mt-4 mb-3 medium:hidden print:hidden"
    >
      <dl className="flex flex-wrap gap-x-4 text-small text-ink-soft">
        {facts.map(({ term, value, isShown }) => (
          <div key={term} className="min-w-0">
            <dt className={isShown ? 'inline' : 'sr-only'}>{term}</dt> <dd className="inline">{value}</dd>
          </div>
        ))}
      </dl>
    </StaticHtml>
  );
}

/** Below the sheet: how to hear of its next version. Plain links, to pages with another root layout. */
export function FollowSheet({ dossier, interfaceLang }: { dossier: Dossier; interfaceLang: string }) {
  const t = useTranslations('app');
  if (dossier.mailLanguages.length === 0) return null;
  return (
    <p className="mt-6 flex flex-wrap gap-x-6 border-t border-line pt-2 text-small print:hidden">
      <a href={basePath + followPaths.form({ product: dossier.id, interfaceLang })} className={followLink}>
        {t('follow_link')}
      </a>
      <a href={basePath + discoveryPaths.feed(dossier.id, interfaceLang)} className={followLink}>
        {t('follow_feed')}
      </a>
    </p>
  );
}

const followLink = 'inline-flex min-h-touch items-center text-accent underline underline-offset-4';

/** What the product is, and its hazards, beside the sheet on wider screens. */
export function ProductFacts({
  dossier,
  summaryPath = null,
  toPageHtml,
}: {
  dossier: Dossier;
  /** In-app path of the hazards in short; null without them. */
  summaryPath?: string | null;
  toPageHtml?: ToPageHtml;
}) {
  const t = useTranslations('app');
  const { signalWord, pictograms } = dossier.hazards;
  return (
    <StaticHtml as="section" toPageHtml={toPageHtml} aria-labelledby="facts" className="large:sticky large:top-18">
      <h2 id="facts" className="mb-3 text-small text-ink-soft">
        {t('sidebar_right')}
      </h2>
      <dl className="space-y-3">
        <Fact term={t('product_name')}>{joinUnits(dossier.name)}</Fact>
        {dossier.code && <Fact term={t('product_code')}>{dossier.code}</Fact>}
        {dossier.ufi && <Fact term={t('ufi')}>{dossier.ufi}</Fact>}
        {dossier.supplierName && <Fact term={t('supplier')}>{dossier.supplierName}</Fact>}
        {dossier.emergencyTelephone && (
          <Fact term={t('emergency_telephone')}>
            <TelephoneLink text={dossier.emergencyTelephone} />
          </Fact>
        )}
        {signalWord && (
          <Fact term={t('signal_word')}>
            <strong>{signalWord.text}</strong>
          </Fact>
        )}
      </dl>
      {pictograms.length > 0 && (
        <div className="mt-4">
          <PictogramRow pictograms={pictograms.map((id) => ({ id }))} />
        </div>
      )}
      {summaryPath !== null && (
        <PageLink
          href={summaryPath}
          className="mt-2 inline-flex min-h-touch items-center text-accent underline underline-offset-4 print:hidden"
        >
          {t('hazards_read')}
        </PageLink>
      )}
    </StaticHtml>
  );
}
