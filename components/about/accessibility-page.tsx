import { useTranslations } from 'next-intl';
import { AboutPage, type AboutPageProps, AboutSection, OperatorLink } from '@/components/about/about-page';
import { accessibilityLimits, accessibilityTests } from '@/lib/domain/site/about-statements';

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
