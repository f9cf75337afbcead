import { useLocale, useTranslations } from 'next-intl';
import { HazardBlock } from '@/components/product-info/hazard-block';
import { QrTile, Tiles } from '@/components/product-info/tiles';
import { tabPath } from '@/components/shell/dossier/tab-bar';
import { labelTextId } from '@/lib/domain/label/label-text';
import { basePath } from '@/lib/domain/pages/paths';
import type { Dossier } from '@/lib/domain/product/dossier';
import { Day } from '@/components/ui/day';
import { issueOf } from '@/lib/domain/pages/documents';
import type { ToPageHtml } from '@/lib/domain/pages/page-html';
import { permalinkFile } from '@/lib/domain/pages/permalink';
import { isTabAvailable } from '@/lib/domain/pages/tabs';
import { withColon } from '@/lib/domain/languages/formatting';

/** The landing page of a product: its identity, its hazards, and links to its documents. */
export function ProductLanding({
  dossier,
  interfaceLang,
  lang,
  permalink,
  toPageHtml,
}: {
  dossier: Dossier;
  interfaceLang: string;
  lang: number;
  /** The absolute URL of the QR code. */
  permalink: string;
  toPageHtml?: ToPageHtml;
}) {
  const hasLabel = isTabAvailable(dossier, 'ee');
  const labelPath = hasLabel ? `${tabPath(dossier, interfaceLang, 'ee', lang)}#${labelTextId}` : null;
  const facts = [dossier.code, dossier.ufi && `UFI ${dossier.ufi}`, dossier.supplierName].filter(Boolean);
  return (
    <div className="grid gap-6 split:grid-cols-[minmax(0,1fr)_minmax(0,23rem)] split:grid-rows-[auto_1fr] split:gap-x-10 large:gap-x-14">
      <div>
        {dossier.logo && (
          <img
            src={basePath + dossier.logo}
            alt={dossier.supplierName ?? ''}
            width={144}
            height={48}
            className="mb-3 h-9 w-27 rounded-control bg-paper object-contain medium:mb-4 medium:h-12 medium:w-36"
          />
        )}
        <h1 className="text-h1-phone font-semibold wrap-break-word hyphens-auto medium:text-h1">{dossier.name}</h1>
        {facts.length > 0 && (
          <p className="mt-1 text-ink-soft">
            {facts.map((fact, index) => (
              <span key={index}>
                {index > 0 && ' · '}
                <span className={index < facts.length - 1 ? 'whitespace-nowrap' : undefined}>{fact}</span>
              </span>
            ))}
          </p>
        )}
      </div>
      <HazardBlock
        dossier={dossier}
        labelPath={labelPath}
        toPageHtml={toPageHtml}
        summaryPath={isTabAvailable(dossier, 'hazards') ? tabPath(dossier, interfaceLang, 'hazards', lang) : null}
        className="self-start split:col-start-2 split:row-span-2 split:row-start-1"
      />
      <div className="space-y-6">
        {dossier.description && <p className="max-w-reading text-lead">{dossier.description}</p>}
        <Tiles dossier={dossier} interfaceLang={interfaceLang} lang={lang}>
          <QrTile product={dossier} permalink={permalink} />
        </Tiles>
        <PrintedOrigin dossier={dossier} lang={lang} permalink={permalink} />
      </div>
    </div>
  );
}

/** At the end of the printed landing page: version and date of the SDS, and the QR code of the current page. */
function PrintedOrigin({ dossier, lang, permalink }: { dossier: Dossier; lang: number; permalink: string }) {
  const t = useTranslations('app');
  const interfaceLang = useLocale();
  const { version, date } = issueOf(dossier, 'gh', lang);
  return (
    <div className="hidden items-center gap-5 print:flex print:break-inside-avoid">
      {/* The same file as in the tile: one request. */}
      <img
        src={basePath + permalinkFile(dossier, 'code.svg').path}
        alt={t('qr_code')}
        width={128}
        height={128}
        className="size-32 bg-paper"
      />
      <div>
        {dossier.documents.sds && version !== null && (
          <p>
            {withColon(t('screen_gh'), interfaceLang)} {t('version_of', { version })}
            {date !== null && (
              <>
                {' · '}
                <Day date={date} />
              </>
            )}
          </p>
        )}
        <p className="text-small">
          {t('qr_leads_to')} <span className="wrap-anywhere">{permalink}</span>
        </p>
      </div>
    </div>
  );
}
