import { LoaderCircle, Send } from 'lucide-react';
import { useId } from 'react';
import type { useShareForm } from '@/components/share/use-share-form';
import { ShareFailure } from '@/lib/browser/call-share';
import { failureText, useScopedMessages } from '@/lib/browser/scoped-messages';
import { mostRecipients } from '@/lib/domain/recipients';

const button = 'min-h-touch cursor-pointer rounded-control px-5 font-semibold disabled:cursor-not-allowed';
const quiet = `${button} border border-line-strong hover:bg-sunken disabled:bg-transparent disabled:text-ink-soft`;

/** Why nothing can be sent yet. */
const gapKeys = {
  languages: 'share_dialog_gap_languages',
  products: 'share_dialog_gap_products',
  message: 'share_dialog_gap_message',
  none: 'share_dialog_gap_recipients',
  'no-address': 'share_dialog_gap_addresses',
  'too-many': 'share_dialog_too_many_recipients',
} as const;

/** At the dialog's foot: what went wrong or is missing, the preview, close, and send, the one filled button. */
export function ShareActions({
  share,
  formId,
  onClose,
}: {
  share: ReturnType<typeof useShareForm>;
  formId: string;
  onClose: () => void;
}) {
  const t = useScopedMessages('share');
  const gapId = useId();
  const { gap, canSend, isSending, isPreviewing, mail, failure } = share;
  const isRunning = isSending || isPreviewing;
  const Icon = isSending ? LoaderCircle : Send;
  return (
    <>
      <p role="alert" className="w-full text-danger empty:hidden">
        {failure && failureText(t, saidOf(failure))}
      </p>
      <p id={gapId} className="w-full text-small text-ink-soft empty:hidden">
        {gap && t(gapKeys[gap], { most: mostRecipients })}
      </p>
      <button
        type="button"
        disabled={!canSend && !mail}
        aria-disabled={isRunning || undefined}
        onClick={() => (mail ? share.endPreview() : void share.preview())}
        className={`${quiet} mr-auto`}
      >
        {mail ? t('share_dialog_settings') : t('share_dialog_preview')}
      </button>
      <button type="button" aria-disabled={isSending || undefined} onClick={onClose} className={quiet}>
        {t('close')}
      </button>
      <button
        type="submit"
        form={formId}
        aria-describedby={gapId}
        disabled={!canSend}
        aria-disabled={isRunning || undefined}
        className={`${button} inline-flex items-center justify-center gap-2 bg-accent text-accent-on hover:opacity-90 disabled:bg-sunken disabled:text-ink-soft`}
      >
        <Icon aria-hidden className={isSending ? 'size-5 animate-spin' : 'size-5'} />
        {isSending ? t('share_dialog_sending') : t('share_dialog_send')}
      </button>
    </>
  );
}

/** What the visitor reads of a failure; of a share that may be under way, that it may be. */
function saidOf({ of, error }: { of: 'preview' | 'send'; error: unknown }) {
  if (!(error instanceof ShareFailure)) return {};
  const isUnsure = of === 'send' && error.mayBeDone;
  return { uiMessage: isUnsure ? 'share_dialog_may_be_sent' : error.uiMessage, id: error.id };
}
