import { useTranslations } from 'next-intl';
import { OpenClasses } from '@/components/shell/content/open-classes';
import { Notice } from '@/components/ui/notice';
import { StyledText } from '@/components/ui/styled-text';
import type { Dossier } from '@/lib/domain/product/dossier';
import { labelNoticesOf } from '@/lib/domain/product/hazards';

/**
 * Spec §4 "Label hazard logic": requirements on the package besides the label, and restrictions on buyers; before them the classes that are
 * open, for which the label may lack elements.
 */
export function LabelNotices({ dossier }: { dossier: Dossier }) {
  const t = useTranslations('app');
  const notices = labelNoticesOf(dossier);
  return (
    <>
      <OpenClasses names={dossier.hazards.openClasses} className="mb-5" />
      {notices.length > 0 && (
        <ul aria-label={t('label_notices')} className="mb-5 grid gap-2 medium:flex medium:flex-wrap">
          {notices.map((notice) => (
            <li key={notice}>
              <Notice>
                <StyledText textKey={`label_notice_${notice}`} />
              </Notice>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
