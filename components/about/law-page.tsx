import { useFormatter, useTranslations } from 'next-intl';
import { AboutPage, type AboutPageProps, AboutSection } from '@/components/about/about-page';
import { useDays } from '@/components/ui/day';
import type { LawData, LawTable } from '@/lib/domain/lists/law-data';

/** What products are compared with here: each table of law with its edition, day, sources and what it lacks. */
export function LawPage({ law, ...page }: AboutPageProps & { law: LawData }) {
  const t = useTranslations('app');
  const formatDay = useDays();
  return (
    <AboutPage {...page} title={t('law')} text={t('law_text')}>
      {law.tables.map((table) => (
        <Table key={table.title} table={table} />
      ))}
      {law.imported.length > 0 && (
        <AboutSection id="imported" title={t('law_imported')}>
          <ul className="list-disc pl-5 marker:text-ink-soft">
            {law.imported.map(({ title, published }) => (
              <li key={title}>
                <span lang="en">{title}</span> ({formatDay(published)})
              </li>
            ))}
          </ul>
        </AboutSection>
      )}
    </AboutPage>
  );
}

function Table({ table }: { table: LawTable }) {
  const t = useTranslations('app');
  const format = useFormatter();
  const formatDay = useDays();
  const { title, act, edition, published, rows, leftOut, sources, licence, remarks, replacedOn } = table;
  const facts = [
    [t('law_act'), act, 'en'],
    [t('law_edition'), edition, 'en'],
    [t('law_state'), formatDay(published)],
    [t('law_rows'), format.number(rows)],
    [t('law_left_out'), format.number(leftOut)],
  ] as const;
  return (
    <section className="mt-8 flex flex-col gap-3 border-t border-line pt-6">
      <h2 lang="en" className="text-h2 font-semibold print:break-after-avoid">
        {title}
      </h2>
      {replacedOn && <p>{t('law_replaced', { date: formatDay(replacedOn) })}</p>}
      <dl className="grid grid-cols-1 gap-x-6 gap-y-1 medium:grid-cols-[auto_1fr]">
        {facts.map(([name, value, lang]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd lang={lang}>{value}</dd>
          </div>
        ))}
      </dl>
      <details>
        <summary className="min-h-touch cursor-pointer py-3 text-accent underline underline-offset-4">
          {t('law_sources')}
        </summary>
        <ul lang="en" className="list-disc pl-5 marker:text-ink-soft">
          {[...sources, ...remarks, licence].map((text) => (
            <li key={text} className="mb-2 wrap-break-word last:mb-0">
              {text}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
