import { useLocale, useTranslations } from 'next-intl';
import { Day } from '@/components/ui/day';
import { issueOf } from '@/lib/domain/pages/documents';
import type { Dossier } from '@/lib/domain/product/dossier';
import { basePath } from '@/lib/domain/pages/paths';
import { permalinkFile } from '@/lib/domain/pages/permalink';
import { withColon } from '@/lib/domain/languages/formatting';

/** At the end of the printed landing page: version and day of the SDS, and the code that leads to what is current. */
export function PrintedOrigin({ dossier, lang, permalink }: { dossier: Dossier; lang: number; permalink: string }) {
  const t = useTranslations('app');
  const interfaceLang = useLocale();
  const { version, date } = issueOf(dossier, 'gh', lang);
  return (
    <div className="hidden items-center gap-5 print:flex print:break-inside-avoid">
      {/* The drawing of the tile: one request. */}
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
