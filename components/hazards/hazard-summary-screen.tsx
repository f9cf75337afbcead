import { FileText } from '@/components/ui/icons/icons';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ExposureLimits } from '@/components/hazards/exposure-limits';
import { OpenClasses } from '@/components/shell/content/open-classes';
import { PictogramRow } from '@/components/shell/content/pictogram-row';
import { StatementList } from '@/components/shell/content/statement-list';
import { DefinitionList } from '@/components/ui/definition-list';
import { useDays } from '@/components/ui/day';
import { Notice } from '@/components/ui/notice';
import { PageLink } from '@/components/ui/page-link';
import { TelephoneLink } from '@/components/ui/telephone-link';
import { StyledText } from '@/components/ui/styled-text';
import { appendColon, joinUnits } from '@/lib/domain/languages/formatting';
import { languageOfDocument } from '@/lib/domain/languages/languages';
import { basePath, paths } from '@/lib/domain/pages/paths';
import { permalinkFile } from '@/lib/domain/pages/permalink';
import type { Dossier } from '@/lib/domain/product/dossier';
import type { HazardSummary, TransportSummary } from '@/lib/domain/sds/hazard-summary';
import './hazards.css';
import { Fact } from '@/components/ui/fact';

/**
 * The hazards of a product on one page, as pictures rather than text: the label's elements, equipment and transport signs, exposure limits
 * as bars. Names and sentences come from the safety data sheet, in its language. The page prints on one sheet of A4.
 */
export function HazardSummaryScreen({
  dossier,
  summary,
  market,
  permalink,
  interfaceLang,
  lang,
}: {
  dossier: Dossier;
  summary: HazardSummary;
  /** The requested country; null: the default of the language. */
  market: string | null;
  /** The absolute URL of the QR code. */
  permalink: string;
  interfaceLang: string;
  lang: number;
}) {
  const t = useTranslations('app');
  const { version } = summary;
  const code = dossier.languages.find(({ id }) => id === lang)?.code ?? languageOfDocument(lang);
  const days = useDays();
  const edition = [version.text, version.created && `(${days(version.created)})`].filter(Boolean).join(' ');
  return (
    <article className="hazard-summary">
      <SummaryHead dossier={dossier} permalink={permalink} interfaceLang={interfaceLang} />
      <div className="hazard-summary-parts">
        <Hazards summary={summary} interfaceLang={interfaceLang} lang={code} />
        <Equipment summary={summary} lang={code} />
        <Part title={t('hazards_limits')} className="hazard-summary-wide">
          <ExposureLimits summary={summary} lang={code} />
        </Part>
        <Part title={t('hazards_transport')}>
          {summary.transport || isComplete(summary) ? (
            <TransportStrip goods={summary.transport} lang={code} />
          ) : (
            <p>{t('hazards_not_stated')}</p>
          )}
        </Part>
      </div>
      <footer className="mt-5 text-small text-ink-soft print:mt-2">
        <p>{t('hazards_source', { version: edition })}</p>
        <PageLink
          href={paths.sds(dossier.id, interfaceLang, lang, { market })}
          className="inline-flex min-h-touch items-center gap-2 text-body font-semibold text-accent underline underline-offset-4 print:hidden"
        >
          <FileText aria-hidden className="size-4.5 shrink-0" />
          {t('emergency_whole_sheet')}
        </PageLink>
      </footer>
    </article>
  );
}

/** Whether all hazards of the product are known. */
const isComplete = ({ isHazardKnown, openClasses }: HazardSummary) => isHazardKnown && openClasses.length === 0;

/** The product with its numbers, its emergency telephone number and the QR code of its page. */
function SummaryHead({
  dossier,
  permalink,
  interfaceLang,
}: {
  dossier: Dossier;
  permalink: string;
  interfaceLang: string;
}) {
  const t = useTranslations('app');
  const facts = [dossier.code, dossier.ufi && `UFI ${dossier.ufi}`, dossier.supplierName].filter(Boolean).join(' · ');
  return (
    <header className="mb-5 flex items-start justify-between gap-6 print:mb-2">
      <div className="min-w-0">
        <h1 className="text-h1-phone font-semibold wrap-break-word hyphens-auto medium:text-h1">
          {joinUnits(dossier.name)}{' '}
          <span className="block text-lead font-normal text-ink-soft">{t('screen_hazards')}</span>
        </h1>
        {facts && <p className="text-ink-soft">{facts}</p>}
        {dossier.emergencyTelephone && (
          <p className="flex flex-wrap items-center gap-x-2">
            {appendColon(t('emergency_telephone'), interfaceLang)} <TelephoneLink text={dossier.emergencyTelephone} />
          </p>
        )}
      </div>
      <img
        src={basePath + permalinkFile(dossier, 'code.svg').path}
        alt={`${t('qr_leads_to')} ${permalink}`}
        width={96}
        height={96}
        className="size-24 shrink-0 rounded-control bg-paper max-medium:hidden print:block"
      />
    </header>
  );
}

/** The hazards as on the label, the flash point and the storage class. */
function Hazards({
  summary,
  interfaceLang,
  lang,
}: {
  summary: HazardSummary;
  interfaceLang: string;
  /** Code of the document's language. */
  lang: string | null;
}) {
  const t = useTranslations('app');
  const { signalWord, statements, pictograms, openClasses } = summary;
  return (
    <Part title={t('hazards')} isHeadHidden={signalWord !== null}>
      {signalWord && (
        <p lang={lang ?? undefined} className="mb-2 text-h1 font-bold print:break-after-avoid">
          <span className="sr-only">{appendColon(t('signal_word'), interfaceLang)} </span>
          {signalWord.text}
        </p>
      )}
      {pictograms.length > 0 && <PictogramRow pictograms={pictograms.map(({ code: id }) => ({ id }))} />}
      {!summary.isHazardKnown && openClasses.length === 0 && <Notice>{t('hazards_unknown')}</Notice>}
      <OpenClasses names={openClasses} lang={lang} className="mt-4 print:mt-2" />
      {isComplete(summary) && statements.length === 0 && !signalWord && (
        <Notice>
          <StyledText textKey="not_classified" />
        </Notice>
      )}
      {statements.length > 0 && (
        <div lang={lang ?? undefined} className="mt-4 print:mt-2">
          <StatementList label={t('hazard_statements')} statements={statements} />
        </div>
      )}
      <dl className="mt-6 flex flex-wrap gap-x-12 gap-y-2 print:mt-3">
        <Figure term={t('hazards_flash_point')} lang={summary.flashPoint === null ? null : lang}>
          {summary.flashPoint ?? t('hazards_not_stated')}
        </Figure>
        <Figure term={t('hazards_storage_class')}>{summary.storageClass ?? t('hazards_storage_unknown')}</Figure>
      </dl>
    </Part>
  );
}

/** The protective equipment, with its safety signs. */
function Equipment({ summary: { equipment, signs }, lang }: { summary: HazardSummary; lang: string | null }) {
  const t = useTranslations('app');
  return (
    <Part title={t('emergency_exposure')} className="hazard-summary-equipment">
      {signs.length > 0 && (
        <ul lang={lang ?? undefined} className="mb-3 flex flex-wrap gap-3">
          {signs.map(({ code: sign, text }) => (
            <Drawing key={sign} code={sign} text={text} />
          ))}
        </ul>
      )}
      <div lang={lang ?? undefined}>
        <DefinitionList
          items={equipment.map(({ label, lines }) => ({
            term: label,
            value: lines.map((line, index) => (
              <span key={index} className="block">
                {line}
              </span>
            )),
          }))}
        />
      </div>
      {equipment.length === 0 && <p>{t('hazards_not_stated')}</p>}
    </Part>
  );
}

function Part({
  title,
  className,
  isHeadHidden = false,
  children,
}: {
  title: string;
  className?: string;
  /** The heading is for screen readers only, since the signal word is in its place. */
  isHeadHidden?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={className}>
      <h2 className={isHeadHidden ? 'sr-only' : 'mb-3 text-h2 font-semibold print:mb-1'}>{title}</h2>
      {children}
    </section>
  );
}

function Figure({ term, lang = null, children }: { term: string; lang?: string | null; children: ReactNode }) {
  const interfaceLang = useLocale();
  return (
    <div>
      <dt className="text-small text-ink-soft">{term}</dt>
      <dd lang={lang !== null && lang !== interfaceLang ? lang : undefined} className="text-h2 font-semibold">
        {children}
      </dd>
    </div>
  );
}

/** The diamonds of classes, the orange-coloured plate (ADR 5.3.2.2) and the entry of the dangerous goods list. */
function TransportStrip({ goods, lang }: { goods: TransportSummary | null; lang: string | null }) {
  const t = useTranslations('app');
  if (!goods) return <p>{t('hazards_no_goods')}</p>;
  const un = goods.un.replace(/^UN/, '');
  const { hazardNumber: hazard } = goods;
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <ul lang={lang ?? undefined} className="flex flex-wrap gap-3">
        {goods.labels.map(({ code, text }) => (
          <Drawing key={code} code={code} text={text} />
        ))}
      </ul>
      {hazard && (
        <p role="img" aria-label={t('hazards_plate', { hazard, un })} className="orange-plate">
          <span>{hazard}</span>
          <span>{un}</span>
        </p>
      )}
      <dl className="grid min-w-0 flex-1 basis-72 grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-4 gap-y-2">
        <Fact term={t('un_number')}>
          <span className="font-semibold whitespace-nowrap tabular-nums">UN {un}</span>
        </Fact>
        <Fact term={t('hazards_class')}>{goods.hazardClass}</Fact>
        {goods.packingGroup && <Fact term={t('hazards_packing_group')}>{goods.packingGroup}</Fact>}
        {goods.tunnelCode && <Fact term={t('hazards_tunnel')}>({goods.tunnelCode})</Fact>}
        {goods.limitedQuantity && <Fact term={t('hazards_limited')}>{goods.limitedQuantity}</Fact>}
        {goods.name && (
          <div className="col-span-full">
            <dt className="text-small text-ink-soft">{t('hazards_shipping_name')}</dt>
            <dd lang={lang ?? undefined}>{goods.name}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

/** A sign or label of the platform with its name below. */
function Drawing({ code, text }: { code: string; text: string }) {
  return (
    <li className="flex w-min min-w-26 flex-col items-center">
      <img
        src={`${basePath}${paths.asset('signs', `${code}.svg`)}`}
        alt=""
        width={72}
        height={72}
        className="size-18 rounded-control bg-paper print:size-14"
      />
      <span className="mt-1 max-w-full text-center text-small text-ink-soft">{text}</span>
    </li>
  );
}
