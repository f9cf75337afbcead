import { useTranslations } from 'next-intl';
import { PageHead } from '@/components/shell/content/page-head';
import { FollowSheet } from '@/components/sds/sds-facts';
import { Badge } from '@/components/ui/badge';
import { Day } from '@/components/ui/day';
import { PageLink } from '@/components/ui/page-link';
import { languageOfDocument } from '@/lib/domain/languages/languages';
import { paths } from '@/lib/domain/pages/paths';
import type { Dossier } from '@/lib/domain/product/dossier';
import type { SdsHistory } from '@/lib/domain/sds/sds';

/** The versions of a safety data sheet on a line of time, the newest first, each with the sections that changed. */
export function HistoryScreen({
  dossier,
  history,
  market,
  features,
  interfaceLang,
  lang,
}: {
  dossier: Dossier;
  history: SdsHistory;
  market: string | null;
  features: { sds_compare: boolean };
  interfaceLang: string;
  lang: number;
}) {
  const t = useTranslations('app');
  const code = dossier.languages.find(({ id }) => id === lang)?.code ?? languageOfDocument(lang);
  const sheet = (version: string | null, compare: string | null = null) =>
    paths.sds(dossier.id, interfaceLang, lang, { version, compare, market });
  return (
    <>
      <PageHead title={t('screen_history')} productName={dossier.name} />
      <ol className="max-w-184 border-l-2 border-line-strong pl-6">
        {history.map(({ id, text, created, changes, sections }, position) => {
          const older = history[position + 1];
          const version = position === 0 ? null : id;
          return (
            <li
              key={id}
              className="relative pb-8 before:absolute before:top-2 before:-left-[1.9375rem] before:size-3 before:rounded-full before:border-2 before:border-accent before:bg-ground last:pb-0"
            >
              <h2 className="flex flex-wrap items-baseline gap-x-3 text-h3 font-semibold">
                {t('version_of', { version: text })}
                {created && (
                  <span className="text-body font-normal text-ink-soft">
                    <Day date={created} />
                  </span>
                )}
                {position === 0 && <Badge>{t('history_newest')}</Badge>}
              </h2>
              {sections !== null && sections.length > 0 && (
                <>
                  <h3 className="mt-2 text-small text-ink-soft">{t('history_sections')}</h3>
                  <ul lang={code ?? undefined}>
                    {sections.map((section) => (
                      <li key={section.id}>
                        <PageLink
                          href={`${sheet(version, features.sds_compare && older ? older.id : null)}#section-${section.id}`}
                          className="inline-flex min-h-touch items-center py-1 text-accent underline underline-offset-4"
                        >
                          {section.title}
                        </PageLink>
                      </li>
                    ))}
                  </ul>
                </>
              )}
              {changes.length > 0 && (
                <>
                  <h3 className="mt-2 text-small text-ink-soft">{t('history_recorded')}</h3>
                  <ul lang={code ?? undefined} className="list-disc pl-5 marker:text-ink-soft">
                    {changes.map((change, index) => (
                      <li key={index}>{change}</li>
                    ))}
                  </ul>
                </>
              )}
              {!older && <p className="mt-1">{t('history_first')}</p>}
              {older && sections === null && <p className="mt-1">{t('history_not_compared')}</p>}
              {sections?.length === 0 && <p className="mt-1">{t('history_same')}</p>}
              <p className="mt-1 flex flex-wrap gap-x-6 print:hidden">
                <PageLink
                  href={sheet(version)}
                  className="inline-flex min-h-touch items-center text-accent underline underline-offset-4"
                >
                  {t('history_open', { version: text })}
                </PageLink>
                {older && features.sds_compare && (
                  <PageLink
                    href={sheet(version, older.id)}
                    className="inline-flex min-h-touch items-center text-accent underline underline-offset-4"
                  >
                    {t('history_compare', { version: older.text })}
                  </PageLink>
                )}
              </p>
            </li>
          );
        })}
      </ol>
      <div className="max-w-184">
        <FollowSheet dossier={dossier} interfaceLang={interfaceLang} />
      </div>
    </>
  );
}
