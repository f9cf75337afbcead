import { useTranslations } from 'next-intl';
import { Download, FileText } from '@/components/ui/icons/icons';
import { PageHead } from '@/components/shell/content/page-head';
import { Card } from '@/components/ui/card';
import { PageLink } from '@/components/ui/page-link';
import type { Dossier } from '@/lib/domain/product/dossier';
import { languageAttributes } from '@/lib/domain/languages/languages';
import { paths } from '@/lib/domain/pages/paths';
import { Day } from '@/components/ui/day';
import { DownloadLink } from '@/components/ui/download-link';
import { LanguageNames } from '@/components/ui/language-names';
import { ScopedMessages } from '@/components/ui/scoped-messages';
import { marketFor, marketInView } from '@/lib/domain/sds/markets';
import { documentLanguage } from '@/lib/domain/pages/documents';

interface SdsDownloadProps {
  dossier: Dossier;
  interfaceLang: string;
  lang: number;
  /** The requested country; null: the default of the language. */
  market?: string | null;
}

/** `gh/{lang}/download`: offers the newest version as PDF; the download starts only on request. */
export function SdsDownload({ dossier, interfaceLang, lang, market = null }: SdsDownloadProps) {
  const t = useTranslations('app');
  const others = dossier.languages.filter(({ id }) => id !== lang && dossier.validLangs.includes(id));
  return (
    <div className="large:max-w-180">
      <PageHead title={t('download_sds')} productName={dossier.name} />
      <div className="grid gap-5">
        <SdsPdfCard dossier={dossier} interfaceLang={interfaceLang} lang={lang} market={market} />
        {others.length > 0 && (
          <Card id="languages" title={t('other_languages')}>
            <ul className="-my-2 flex flex-wrap gap-x-6">
              {others.map(({ id, name, code }) => (
                <li key={id}>
                  <PageLink
                    href={paths.sdsDownloadPage(dossier.id, interfaceLang, id, marketFor(dossier, id, market))}
                    {...languageAttributes(code)}
                    hrefLang={code ?? undefined}
                    className="flex min-h-touch items-center text-accent underline underline-offset-4"
                  >
                    {name}
                  </PageLink>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
    </div>
  );
}

/** The newest SDS in a language as PDF: a description and the download button. */
export function SdsPdfCard({ dossier, interfaceLang, lang, market = null }: SdsDownloadProps) {
  const t = useTranslations('app');
  const language = dossier.languages.find(({ id }) => id === lang);
  const version = dossier.versions[0];
  const date = language?.created ?? dossier.sds.revision ?? dossier.sds.created;
  const country = marketInView(dossier, lang, market);
  const facts = [
    version && { term: t('version'), value: version.text },
    date && { term: t('dated'), value: <Day date={date} /> },
    {
      term: t('language'),
      value: <LanguageNames languages={[documentLanguage(dossier, lang)]} />,
    },
    country && { term: t('market'), value: new Intl.DisplayNames([interfaceLang], { type: 'region' }).of(country) },
  ].filter((fact) => !!fact);
  return (
    <section aria-labelledby="pdf-title" className="rounded-card border border-line bg-surface p-5">
      <div className="flex gap-4">
        <FileText aria-hidden className="size-10 shrink-0 stroke-1 text-accent" />
        <div className="min-w-0">
          <h2 id="pdf-title" className="text-h2 font-semibold wrap-break-word">
            {t('screen_gh')}
          </h2>
          <p className="text-ink-soft">{t('download_sds_text')}</p>
          <dl className="mt-3 flex flex-wrap gap-x-5 gap-y-2 medium:gap-x-8">
            {facts.map(({ term, value }) => (
              <div key={term}>
                <dt className="text-small text-ink-soft first-letter:capitalize">{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ScopedMessages scopes={['download']}>
          <DownloadLink
            href={paths.api.sdsDownload(dossier.id, lang, { market })}
            className="inline-flex min-h-touch items-center justify-center gap-2 rounded-control bg-accent px-7 py-3 text-lead font-semibold text-accent-on transition-opacity duration-150 hover:opacity-90 max-medium:w-full"
          >
            <Download aria-hidden className="size-6 shrink-0" />
            {t('download_pdf_a4')}
          </DownloadLink>
          <PageLink
            href={paths.sds(dossier.id, interfaceLang, lang, { market })}
            className="flex min-h-touch items-center text-accent underline underline-offset-4"
          >
            {t('read_online')}
          </PageLink>
          {dossier.hasSdsXml && (
            <DownloadLink
              href={paths.api.sdsXmlDownload(dossier.id, lang, { market })}
              className="inline-flex min-h-touch items-center text-accent underline underline-offset-4"
            >
              {t('download_esdscom')}
            </DownloadLink>
          )}
        </ScopedMessages>
      </div>
    </section>
  );
}
