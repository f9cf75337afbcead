import { useTranslations } from 'next-intl';
import { IpiViewer } from '@/components/ipi/ipi-viewer';
import { MarketLinks } from '@/components/shell/content/market-links';
import { PageHead } from '@/components/shell/content/page-head';
import { ScopedMessages } from '@/components/ui/scoped-messages';
import { documentLanguage } from '@/lib/domain/pages/documents';
import { inlinePageHtml, type ToPageHtml } from '@/lib/domain/pages/page-html';
import { paths } from '@/lib/domain/pages/paths';
import type { Dossier } from '@/lib/domain/product/dossier';
import { marketFor, marketInView } from '@/lib/domain/sds/markets';
import type { Qr } from '@/lib/domain/sds/sds';

/** Spec §2 "Safety instructions screen". */
export function IpiScreen({
  dossier,
  html,
  qr,
  market = null,
  interfaceLang,
  lang,
  toPageHtml = inlinePageHtml,
}: {
  dossier: Dossier;
  /** Sanitised. */
  html: string;
  toPageHtml?: ToPageHtml;
  qr: Qr;
  /** The requested country; null: the default of the language. */
  market?: string | null;
  interfaceLang: string;
  lang: number;
}) {
  const t = useTranslations('app');
  return (
    // One width for title, actions and poster.
    <div className="max-w-232 print:max-w-none">
      {/* The poster has its own title to see; the printed page keeps its heading for those who listen to it. */}
      <div className="print:sr-only">
        <PageHead title={t('screen_mh')} productName={dossier.name} />
      </div>
      {marketInView(dossier, lang, market) !== null && (
        <dl className="mb-5 print:hidden">
          <MarketLinks
            dossier={dossier}
            interfaceLang={interfaceLang}
            lang={lang}
            market={market}
            pathOf={(country) => paths.ipi(dossier.id, interfaceLang, lang, qr, country)}
          />
        </dl>
      )}
      <ScopedMessages scopes={['ipi', 'choice', 'download']}>
        <IpiViewer
          key={`${lang} ${qr} ${market}`}
          id={dossier.id}
          interfaceLang={interfaceLang}
          lang={lang}
          langCode={documentLanguage(dossier, lang).code}
          languages={dossier.validLangs.map((id) => documentLanguage(dossier, id))}
          market={market}
          markets={Object.fromEntries(dossier.validLangs.map((id) => [id, marketFor(dossier, id, market)]))}
          first={{ text: toPageHtml(html), qr }}
        />
      </ScopedMessages>
    </div>
  );
}
