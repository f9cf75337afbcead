import { LoaderCircle, Send } from 'lucide-react';
import { useId } from 'react';
import type { ShareTexts } from '@/components/share/share-texts';
import type { useShareForm } from '@/components/share/use-share-form';
import { ShareError } from '@/lib/browser/call-share';

const button = 'min-h-touch cursor-pointer rounded-control px-5 font-semibold disabled:cursor-not-allowed';
const quiet = `${button} border border-line-strong hover:bg-sunken disabled:bg-transparent disabled:text-ink-soft`;

/** At the dialog's foot: what went wrong or is missing, the preview, close, and send, the one filled button. */
export function ShareActions({
  share,
  formId,
  onClose,
  texts,
}: {
  share: ReturnType<typeof useShareForm>;
  formId: string;
  onClose: () => void;
  texts: ShareTexts;
}) {
  const shareIssueId = useId();
  const { shareIssue, canSend, isSending, isPreviewing, mail, failure } = share;
  const isRunning = isSending || isPreviewing;
  const Icon = isSending ? LoaderCircle : Send;
  return (
    <>
      <p role="alert" className="w-full text-danger empty:hidden">
        {failure && failureText(failure, texts)}
      </p>
      <p id={shareIssueId} className="w-full text-small text-ink-soft empty:hidden">
        {shareIssue && texts.gaps[shareIssue]}
      </p>
      <button
        type="button"
        disabled={!canSend && !mail}
        aria-disabled={isRunning || undefined}
        onClick={() => (mail ? share.endPreview() : void share.preview())}
        className={`${quiet} mr-auto`}
      >
        {mail ? texts.settings : texts.preview}
      </button>
      <button type="button" aria-disabled={isSending || undefined} onClick={onClose} className={quiet}>
        {texts.close}
      </button>
      <button
        type="submit"
        form={formId}
        aria-describedby={shareIssueId}
        disabled={!canSend}
        aria-disabled={isRunning || undefined}
        className={`${button} inline-flex items-center justify-center gap-2 bg-accent text-accent-on hover:opacity-90 disabled:bg-sunken disabled:text-ink-soft`}
      >
        <Icon aria-hidden className={isSending ? 'size-5 animate-spin' : 'size-5'} />
        {isSending ? texts.sending : texts.send}
      </button>
    </>
  );
}

function failureText({ of, error }: { of: 'preview' | 'send'; error: unknown }, texts: ShareTexts): string {
  if (!(error instanceof ShareError)) return texts.failed;
  const isUnsure = of === 'send' && error.mayBeDone;
  const text = isUnsure ? texts.mayBeSent : (texts.failedBy[error.uiMessage] ?? texts.failed);
  return error.id === null ? text : `${text} ${texts.failureId.replace('{id}', error.id)}`;
}
