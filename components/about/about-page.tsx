import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageFrame, type PageFrameProps } from '@/components/shell/page-frame';
import {
  accessibilityLimits,
  accessibilityTests,
  appliesTo,
  type DataDeployment,
  deviceData,
  entryName,
  privacySections,
} from '@/lib/domain/site/about-statements';
import { footerLinks, type OperatorPages } from '@/lib/domain/pages/footer-links';

export interface AboutPageProps extends PageFrameProps {
  operator: OperatorPages;
}

/** A text page about the site, in one reading column; a link to the operator's own page on the subject comes first. */
export function AboutPage({
  operator,
  title,
  text,
  operatorPage,
  children,
  ...frame
}: AboutPageProps & {
  title: string;
  text: string;
  /** The operator's own page on the subject. */
  operatorPage?: { label: string; href: string | null };
  children: ReactNode;
}) {
  return (
    <PageFrame {...frame} links={footerLinks(operator, frame.interfaceLang)}>
      <div className="max-w-reading wrap-break-word print:max-w-none">
        <h1 className="mb-5 text-h1-phone font-semibold medium:text-h1">{title}</h1>
        <p>{text}</p>
        {operatorPage?.href && <OperatorLink href={operatorPage.href}>{operatorPage.label}</OperatorLink>}
        {children}
      </div>
    </PageFrame>
  );
}

/** A section with a heading and a rule above it. */
export function AboutSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-8 flex flex-col gap-3 border-t border-line pt-6">
      <h2 id={id} className="text-h2 font-semibold print:break-after-avoid">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A link to one of the operator's pages or addresses, on a line of its own. */
function OperatorLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p>
      <a href={href} className="inline-flex min-h-touch items-center text-accent underline underline-offset-4">
        {children}
      </a>
    </p>
  );
}

/** The accessibility statement: the aim, what is tested, known limits. It states that no audit has taken place. */
export function AccessibilityPage(page: AboutPageProps) {
  const t = useTranslations('app');
  const { operator } = page;
  return (
    <AboutPage
      {...page}
      title={t('accessibility')}
      text={t('accessibility_text')}
      operatorPage={{ label: t('accessibility_operator'), href: operator.accessibility }}
    >
      <AboutSection id="tests" title={t('accessibility_tests')}>
        <p>{t('accessibility_tests_text')}</p>
        <StatementList texts={accessibilityTests.map((text) => t(text))} />
      </AboutSection>
      <AboutSection id="limits" title={t('accessibility_limits')}>
        <StatementList texts={accessibilityLimits.map((text) => t(text))} />
      </AboutSection>
      {operator.contact && (
        <AboutSection id="report" title={t('accessibility_report')}>
          <p>{t('accessibility_report_text')}</p>
          <OperatorLink href={operator.contact}>{t('contact')}</OperatorLink>
        </AboutSection>
      )}
    </AboutPage>
  );
}

function StatementList({ texts }: { texts: string[] }) {
  return (
    <ul className="list-disc pl-5 marker:text-ink-soft">
      {texts.map((text) => (
        <li key={text} className="mb-2 last:mb-0">
          {text}
        </li>
      ))}
    </ul>
  );
}

/** The data processing of the software, as far as the software itself determines it. */
export function PrivacyPage({ data, ...page }: AboutPageProps & { data: DataDeployment }) {
  const t = useTranslations('app');
  const { operator } = page;
  return (
    <AboutPage
      {...page}
      title={t('privacy')}
      text={t('privacy_text')}
      operatorPage={{ label: t('privacy_operator'), href: operator.privacy }}
    >
      <AboutSection id="device" title={t('privacy_device')}>
        <p>{t('privacy_device_text')}</p>
        <DeviceDataList data={data} />
      </AboutSection>
      {privacySections.map(({ id, title, statements }) => (
        <AboutSection key={id} id={id} title={t(title)}>
          {statements
            .filter((statement) => appliesTo(statement, data))
            .map((statement) => (
              <p key={statement.text}>{t(statement.text, 'values' in statement ? statement.values : {})}</p>
            ))}
        </AboutSection>
      ))}
      <AboutSection id="operator" title={t('privacy_decided')}>
        <p>{t('privacy_decided_text')}</p>
        {operator.imprint && <OperatorLink href={operator.imprint}>{t('imprint')}</OperatorLink>}
        {operator.contact && <OperatorLink href={operator.contact}>{t('contact')}</OperatorLink>}
      </AboutSection>
    </AboutPage>
  );
}

/** The data that the site stores in a browser: name, kind, lifetime and purpose of each entry. */
function DeviceDataList({ data }: { data: DataDeployment }) {
  const t = useTranslations('app');
  return (
    <dl>
      {deviceData.map(({ name, kind, purpose, lifetime, ...figures }) => (
        <div key={name} className="border-t border-line py-3 first:border-t-0 first:pt-0 print:break-inside-avoid">
          <dt className="font-semibold">{entryName(name, data)}</dt>
          <dd className="text-small text-ink-soft">
            {t(`privacy_kind_${kind}`)} · {t(`privacy_life_${lifetime}`, figures)}
          </dd>
          <dd>{t(`privacy_for_${purpose}`, figures)}</dd>
        </div>
      ))}
    </dl>
  );
}
