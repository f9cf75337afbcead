import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Account } from '@/components/shell/header/account';
import type { LanguageLink } from '@/components/shell/header/language-menu';
import { SessionEnded } from '@/components/shell/header/session-ended';
import { SiteFooter } from '@/components/shell/footer/site-footer';
import { SiteHeader } from '@/components/shell/header/site-header';
import { SkipLink } from '@/components/ui/skip-link';
import {
  accessibilityLimits,
  accessibilityTests,
  appliesTo,
  type DataDeployment,
  deviceData,
  privacySections,
} from '@/lib/domain/site/about-statements';
import type { Brand } from '@/lib/domain/site/brands';
import { footerLinks, type OperatorPages } from '@/lib/domain/pages/footer-links';
import { paths } from '@/lib/domain/pages/paths';
import type { Viewing } from '@/lib/domain/session/viewer';

export interface AboutPageProps {
  brand: Brand;
  interfaceLang: string;
  languages: LanguageLink[];
  viewing: Viewing;
  operator: OperatorPages;
}

/** A text page about the site, in one reading column; a link to the operator's own page on the subject comes first. */
function AboutPage({
  brand,
  interfaceLang,
  languages,
  viewing,
  operator,
  title,
  text,
  operatorPage,
  children,
}: AboutPageProps & {
  title: string;
  text: string;
  operatorPage: { label: string; href: string | null };
  children: ReactNode;
}) {
  const t = useTranslations('app');
  return (
    <div className="flex min-h-dvh flex-col print:block">
      <SkipLink href="#content">{t('skip_to_content')}</SkipLink>
      <SiteHeader
        brand={brand}
        home={paths.start()}
        interfaceLang={interfaceLang}
        languages={languages}
        account={<Account viewer={viewing.viewer} interfaceLang={interfaceLang} />}
      />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-page flex-1 px-4 py-6 outline-none medium:px-6 medium:py-8 large:px-10 print:max-w-none print:p-0"
      >
        <div className="max-w-reading wrap-break-word print:max-w-none">
          {viewing.hasEnded && <SessionEnded interfaceLang={interfaceLang} />}
          <h1 className="mb-5 text-h1-phone font-semibold medium:text-h1">{title}</h1>
          <p>{text}</p>
          {operatorPage.href && <OperatorLink href={operatorPage.href}>{operatorPage.label}</OperatorLink>}
          {children}
        </div>
      </main>
      <SiteFooter
        brand={brand}
        regulation={null}
        interfaceLang={interfaceLang}
        languages={languages}
        links={footerLinks(operator, interfaceLang)}
      />
    </div>
  );
}

/** A section with a heading and a rule above it. */
function AboutSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
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
        <DeviceDataList />
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
function DeviceDataList() {
  const t = useTranslations('app');
  return (
    <dl>
      {deviceData.map(({ name, kind, purpose, lifetime, ...figures }) => (
        <div key={name} className="border-t border-line py-3 first:border-t-0 first:pt-0 print:break-inside-avoid">
          <dt className="font-semibold">{name}</dt>
          <dd className="text-small text-ink-soft">
            {t(`privacy_kind_${kind}`)} · {t(`privacy_life_${lifetime}`, figures)}
          </dd>
          <dd>{t(`privacy_for_${purpose}`, figures)}</dd>
        </div>
      ))}
    </dl>
  );
}
