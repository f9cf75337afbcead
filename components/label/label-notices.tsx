import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { StyledText } from '@/components/ui/styled-text';
import type { Dossier } from '@/lib/domain/product/dossier';
import { labelNoticesOf } from '@/lib/domain/product/hazards';

/** Spec §4 "Label hazard logic": requirements on the package besides the label, and restrictions on buyers. */
export function LabelNotices({ dossier }: { dossier: Dossier }) {
  const t = useTranslations('app');
  const notices = labelNoticesOf(dossier);
  if (notices.length === 0) return null;
  return (
    <ul aria-label={t('label_notices')} className="mb-5 grid gap-2 medium:flex medium:flex-wrap">
      {notices.map((notice) => (
        <li key={notice}>
          <Notice>
            <StyledText of={`label_notice_${notice}`} />
          </Notice>
        </li>
      ))}
    </ul>
  );
}
