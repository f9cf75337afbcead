import { useTranslations } from 'next-intl';
import { SdsPdfCard } from '@/components/sds/sds-download';
import { PageHead } from '@/components/shell/content/page-head';
import { ShareLinks } from '@/components/share/links/share-links';
import { Card } from '@/components/ui/card';
import { ScopedMessages } from '@/components/ui/scoped-messages';
import type { Dossier } from '@/lib/domain/product/dossier';
import { ogTitle } from '@/lib/domain/discovery/page-head';

/** Every other page below the SDS (Spec §2): promotes downloading its PDF and sharing it. */
export function SdsPromo({
  dossier,
  interfaceLang,
  lang,
  market = null,
  shared,
  features,
}: {
  dossier: Dossier;
  interfaceLang: string;
  lang: number;
  /** The requested country; null: the default of the language. */
  market?: string | null;
  /** Absolute public URL of the viewer. */
  shared: string;
  features: { share: boolean };
}) {
  const t = useTranslations('app');
  return (
    <>
      <PageHead title={t('promo_sds')} productName={dossier.name} />
      <p className="mb-6 max-w-reading">{t('promo_sds_text')}</p>
      <div className="grid gap-5 split:grid-cols-2">
        <SdsPdfCard dossier={dossier} interfaceLang={interfaceLang} lang={lang} market={market} />
        {features.share && (
          <Card id="share" title={t('share_sds')}>
            <ScopedMessages scopes={['shareLinks']}>
              <ShareLinks url={shared} title={ogTitle({ name: dossier.name, screen: t('screen_gh') })} />
            </ScopedMessages>
          </Card>
        )}
      </div>
    </>
  );
}
