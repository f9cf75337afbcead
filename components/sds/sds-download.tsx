import { useTranslations } from 'next-intl';
import { SdsPdfCard } from '@/components/sds/sds-pdf-card';
import { PageHead } from '@/components/shell/page-head';
import { Card } from '@/components/ui/card';
import { PageLink } from '@/components/ui/page-link';
import type { Dossier } from '@/lib/domain/product/dossier';
import { inLanguage } from '@/lib/domain/languages/languages';
import { paths } from '@/lib/domain/pages/paths';

/** `gh/{lang}/download`: offers the newest version as PDF; nothing starts before the visitor asks for it. */
export function SdsDownload({
  dossier,
  interfaceLang,
  lang,
}: {
  dossier: Dossier;
  interfaceLang: string;
  lang: number;
}) {
  const t = useTranslations('app');
  const others = dossier.languages.filter(({ id }) => id !== lang && dossier.validLangs.includes(id));
  return (
    <div className="large:max-w-180">
      <PageHead title={t('download_sds')} productName={dossier.name} />
      <div className="grid gap-5">
        <SdsPdfCard dossier={dossier} interfaceLang={interfaceLang} lang={lang} />
        {others.length > 0 && (
          <Card id="languages" title={t('other_languages')}>
            <ul className="-my-2 flex flex-wrap gap-x-6">
              {others.map(({ id, name, code }) => (
                <li key={id}>
                  <PageLink
                    href={paths.sdsDownloadPage(dossier.id, interfaceLang, id)}
                    {...inLanguage(code)}
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
