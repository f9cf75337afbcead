import { noticeDelaysMs, notify } from '@/lib/browser/feedback/notices';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { refusalCodeOf } from '@/lib/domain/studio/drafts';
import { StudioError } from '@/lib/browser/studio/call-studio';

/** The sentence for a failed call of the Studio; `report` shows it as a notification. */
export function useStudioFailure(): { textOf: (error: unknown) => string; report: (error: unknown) => void } {
  const t = useScopedMessages('studio');
  const textOf = (error: unknown): string => {
    if (!(error instanceof StudioError)) return t('studio_failed');
    if (error.hasEnded) return t('studio_ended');
    if (error.isTemporary) return t('studio_unreachable');
    const known = refusalCodeOf(error.code);
    if (known) return t(`studio_refusal_${known}`);
    if (error.status === 413) return t('studio_too_large');
    return error.message && error.message !== error.code ? error.message : t('studio_failed');
  };
  const report = (error: unknown) => notify({ type: 'error', text: textOf(error), delayMs: noticeDelaysMs.failed });
  return { textOf, report };
}
