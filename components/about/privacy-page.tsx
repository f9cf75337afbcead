import { useTranslations } from 'next-intl';
import { AboutPage, type AboutPageProps, AboutSection, OperatorLink } from '@/components/about/about-page';
import { type DataDeployment, deviceData, appliesTo, privacySections } from '@/lib/domain/site/about-statements';

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
