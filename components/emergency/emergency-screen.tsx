import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ProviderHtml } from '@/components/shell/content/provider-html';
import { ChevronDown, FileText, type Icon, Tag } from '@/components/ui/icons/icons';
import { useTranslations } from 'next-intl';
import {
  EmergencyCall,
  emergencyIcons,
  type EmergencyTopic,
  EmergencyTopics,
} from '@/components/emergency/emergency-topics';
import { ContactSupplier } from '@/components/shell/content/contact-supplier';
import { OpenClasses } from '@/components/shell/content/open-classes';
import { PictogramRow } from '@/components/shell/content/pictogram-row';
import { PageLink } from '@/components/ui/page-link';
import { StaticHtml } from '@/components/ui/static-html';
import type { Dossier, LabelStatement } from '@/lib/domain/product/dossier';
import { type EmergencyPart, type ExposureRouteKey, exposureRoutes } from '@/lib/domain/product/emergency';
import { emergencyStatements, isWithoutWarning } from '@/lib/domain/product/hazards';
import { languageOfDocument } from '@/lib/domain/languages/languages';
import type { ToPageHtml } from '@/lib/domain/pages/page-html';
import { paths } from '@/lib/domain/pages/paths';
import { appendColon, joinUnits } from '@/lib/domain/languages/formatting';

interface Text {
  unNumbers: string[];
  routes: Partial<Record<ExposureRouteKey, string>>;
  parts: (EmergencyPart & { html: string })[];
  /** The supplier's number in the sheet. */
  telephone?: string | null;
}
const noText: Text = { unNumbers: [], routes: {}, parts: [] };

/**
 * The information needed in an emergency, in the order of need, in large type: whom to call, first aid by exposure
 * route, fire and spill, the hazards; folded below, further statements of label and SDS.
 */
export function EmergencyScreen({
  dossier,
  text,
  market = null,
  interfaceLang,
  lang,
  toPageHtml,
}: {
  dossier: Dossier;
  /** Sanitised; `none` without an SDS, `unavailable` while it cannot be loaded. */
  text: Text | 'none' | 'unavailable';
  toPageHtml?: ToPageHtml;
  /** The requested country; null: the default of the language. */
  market?: string | null;
  interfaceLang: string;
  lang: number;
}) {
  const t = useTranslations('app');
  const { unNumbers, routes, parts, telephone } = typeof text === 'string' ? noText : text;
  const steps = emergencyStatements(dossier.labelStatements);
  const sheet = paths.sds(dossier.id, interfaceLang, lang, { market });
  const code = dossier.languages.find(({ id }) => id === lang)?.code ?? languageOfDocument(lang);
  const sheetText = (html: string, section: number) => (
    <EmergencySheetText html={html} section={section} sheet={sheet} lang={code} />
  );
  const partTopics = (...keys: EmergencyTopic['key'][]): EmergencyTopic[] =>
    parts.flatMap(({ key, section, html }) =>
      key !== 'exposure' && keys.includes(key) ? [{ key, content: sheetText(html, section) }] : [],
    );
  // A sheet without separate exposure routes is shown whole; the label's statements replace an unavailable sheet.
  const firstAid = partTopics('first_aid');
  const isSorted = firstAid.length === 0 || Object.keys(routes).length > 0;
  const routeTopics = isSorted
    ? exposureRoutes.flatMap(({ key, statements }): EmergencyTopic[] => {
        const html = routes[key];
        if (html) return [{ key, content: sheetText(html, 4) }];
        const matchingSteps = steps.filter((step) => statements.test(step.code));
        return matchingSteps.length > 0 ? [{ key, content: <Statements statements={matchingSteps} /> }] : [];
      })
    : firstAid;
  const folded = parts.filter(({ key }) => key === 'exposure' || (isSorted && key === 'first_aid'));
  return (
    // The service worker does not replace a saved page with an incomplete one (public/sw.js).
    <StaticHtml
      as="article"
      toPageHtml={toPageHtml}
      data-incomplete={text === 'unavailable' || undefined}
      // A UN number is a hazard in transport.
      className={clsx(
        'mx-auto max-w-184 text-large',
        isWithoutWarning(dossier.hazards) && unNumbers.length === 0 && 'without-warning',
      )}
    >
      <h1 className="text-h1-phone font-bold wrap-break-word hyphens-auto medium:text-h1">
        {t('screen_emergency')}{' '}
        <span className="block text-lead font-semibold medium:text-h2">{joinUnits(dossier.name)}</span>
      </h1>
      <EmergencyCall telephone={telephone ?? dossier.emergencyTelephone} />
      <div className="mt-2 space-y-5">
        <EmergencyTopics topics={routeTopics} />
        <EmergencyTopics topics={partTopics('fire', 'spill')} />
        <Hazards hazards={dossier.hazards} unNumbers={unNumbers} interfaceLang={interfaceLang} />
        <div>
          {folded.map(({ key, section, html }) => (
            <EmergencyFold key={key} icon={emergencyIcons[key]} title={t(`emergency_${key}`)}>
              {sheetText(html, section)}
            </EmergencyFold>
          ))}
          {steps.length > 0 && (
            <EmergencyFold icon={Tag} title={t('emergency_label')} isOpen={parts.length === 0}>
              <Statements statements={steps} />
            </EmergencyFold>
          )}
        </div>
        {text === 'none' ? (
          <NoSheet dossier={dossier} />
        ) : (
          <SheetLink sheet={sheet} isUnavailable={text === 'unavailable'} />
        )}
      </div>
    </StaticHtml>
  );
}

/** Signal word and pictograms of the label, what is not known, and the UN numbers. */
function Hazards({
  hazards,
  unNumbers,
  interfaceLang,
}: {
  hazards: Dossier['hazards'];
  unNumbers: string[];
  interfaceLang: string;
}) {
  const t = useTranslations('app');
  const { signalWord, pictograms, openClasses } = hazards;
  return (
    <div className="space-y-4">
      {signalWord && (
        <p className="text-h1 font-bold print:break-after-avoid">
          <span className="sr-only">{appendColon(t('signal_word'), interfaceLang)} </span>
          {signalWord.text}
        </p>
      )}
      {pictograms.length > 0 && <PictogramRow pictograms={pictograms.map((id) => ({ id }))} isLarge />}
      <OpenClasses names={openClasses} />
      {unNumbers.length > 0 && (
        <dl>
          <dt className="text-ink-soft">{t('un_number')}</dt>
          <dd className="text-h1 font-bold whitespace-nowrap tabular-nums">{unNumbers.join(', ')}</dd>
        </dl>
      )}
    </div>
  );
}

function NoSheet({ dossier }: { dossier: Dossier }) {
  const t = useTranslations('app');
  return (
    <div className="border-t-2 border-line-strong pt-5">
      <p>{t('emergency_no_sheet')}</p>
      <ContactSupplier product={dossier} document={t('screen_gh')} className="print:hidden" />
    </div>
  );
}

function SheetLink({ sheet, isUnavailable }: { sheet: string; isUnavailable: boolean }) {
  const t = useTranslations('app');
  return (
    <div className="space-y-3 print:hidden">
      {isUnavailable && <p>{t('sds_unavailable')}</p>}
      <PageLink
        href={sheet}
        className="flex min-h-14 items-center gap-3 rounded-control border-2 border-line-strong px-4 py-2 font-semibold hover:bg-sunken"
      >
        <FileText aria-hidden className="size-6 shrink-0" />
        {t('emergency_whole_sheet')}
      </PageLink>
    </div>
  );
}

function Statements({ statements }: { statements: LabelStatement[] }) {
  return (
    <ul className="list-disc space-y-3 pl-6 marker:text-ink-soft">
      {statements.map(({ code, text }) => (
        <li key={code}>{text}</li>
      ))}
    </ul>
  );
}

/** A passage of the SDS, in the document's language, with a link to its section. */
function EmergencySheetText({
  html,
  section,
  sheet,
  lang,
}: {
  /** Sanitised. */
  html: string;
  /** The section's number. */
  section: number;
  /** In-app path of the SDS. */
  sheet: string;
  /** Code of the document's language. */
  lang: string | null;
}) {
  const t = useTranslations('app');
  return (
    <>
      <ProviderHtml html={html} lang={lang} />
      <PageLink
        href={`${sheet}#section-${section}`}
        className="mt-1 inline-flex min-h-touch items-center text-body text-accent underline underline-offset-4 print:hidden"
      >
        {t('emergency_section', { number: section })}
      </PageLink>
    </>
  );
}

/** A collapsible part of the screen; print shows it open (app/globals.css). */
function EmergencyFold({
  icon: Icon,
  title,
  isOpen = false,
  children,
}: {
  icon: Icon;
  title: string;
  /** Whether it is initially open. */
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={isOpen} className="emergency-part group border-t-2 border-line-strong">
      <summary className="flex min-h-14 items-center gap-3 py-2">
        <Icon aria-hidden className="size-7 shrink-0 text-danger" />
        <h2 className="min-w-0 flex-1 text-h2 font-bold wrap-break-word hyphens-auto">{title}</h2>
        <ChevronDown aria-hidden className="size-6 shrink-0 text-ink-soft group-open:rotate-180 print:hidden" />
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  );
}
