import { LoaderCircle, Send, Trash2 } from '@/components/ui/icons/icons';
import clsx from 'clsx';
import { useId } from 'react';
import { ShareError, type useShareForm } from '@/components/share/use-share-form';
import { failureText, useScopedMessages } from '@/lib/browser/scoped-messages';
import { errorMessageKey } from '@/lib/domain/failures/failures';
import { basePath, paths } from '@/lib/domain/pages/paths';
import { maxRecipients, type ShareProduct } from '@/lib/domain/share/share-form';
import { joinUnits } from '@/lib/domain/languages/formatting';

// On phones preview and send share a row, and the dialog's head has the only close button.
const button =
  'min-h-touch cursor-pointer rounded-control px-5 font-semibold disabled:cursor-not-allowed max-medium:flex-1 max-medium:px-3';
const secondaryButton = `${button} border border-line-strong hover:bg-sunken disabled:bg-transparent disabled:text-ink-soft`;

/** Message keys for what a share still needs. */
const issueKeys = {
  languages: 'share_dialog_gap_languages',
  products: 'share_dialog_gap_products',
  message: 'share_dialog_gap_message',
  none: 'share_dialog_gap_recipients',
  'no-address': 'share_dialog_gap_addresses',
  'too-many': 'share_dialog_too_many_recipients',
} as const;

/** The dialog's footer: errors or missing input, preview, close, and send as the primary button. */
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
  const shareIssueId = useId();
  const { shareIssue, canSend, isSending, isPreviewing, mail, failure } = share;
  const isRunning = isSending || isPreviewing;
  const Icon = isSending ? LoaderCircle : Send;
  return (
    <>
      <p role="alert" className="w-full text-danger empty:hidden">
        {failure && failureText(t, describeFailure(failure))}
      </p>
      {failure?.error instanceof ShareError && failure.error.uiMessage === sessionEnded && <LoginInNewTab />}
      <p id={shareIssueId} className="w-full text-small text-ink-soft empty:hidden">
        {shareIssue && t(issueKeys[shareIssue], { most: maxRecipients })}
      </p>
      <button
        type="button"
        disabled={!canSend && !mail}
        aria-disabled={isRunning || undefined}
        onClick={() => (mail ? share.endPreview() : void share.preview())}
        className={`${secondaryButton} medium:mr-auto`}
      >
        {mail ? t('share_dialog_settings') : t('share_dialog_preview')}
      </button>
      <button
        type="button"
        aria-disabled={isSending || undefined}
        onClick={onClose}
        className={`${secondaryButton} max-medium:hidden`}
      >
        {t('close')}
      </button>
      <button
        type="submit"
        form={formId}
        aria-describedby={shareIssueId}
        disabled={!canSend}
        aria-disabled={isRunning || undefined}
        className={`${button} inline-flex items-center justify-center gap-2 bg-accent text-accent-on hover:opacity-90 disabled:bg-sunken disabled:text-ink-soft`}
      >
        <Icon aria-hidden className={clsx('size-5 shrink-0', isSending ? 'animate-spin' : 'max-[22.99rem]:hidden')} />
        {isSending ? t('share_dialog_sending') : t('share_dialog_send')}
      </button>
    </>
  );
}

const sessionEnded = errorMessageKey('SESSION_EXPIRED');

/** The dialog stays as it is: after the login the same share can be sent from it. */
function LoginInNewTab() {
  const t = useScopedMessages('share');
  // It is shown after a failed call only, never by the server.
  const { pathname, search } = window.location;
  return (
    <a
      href={basePath + paths.login({ next: pathname.slice(basePath.length) + search })}
      target="_blank"
      rel="noopener nofollow"
      className="inline-flex min-h-touch w-full items-center font-semibold text-accent underline underline-offset-4"
    >
      {t('share_dialog_log_in')}
    </a>
  );
}

/** The message for a failure; for a send call without a response, that the share may have been sent. */
function describeFailure({ call, error }: { call: 'preview' | 'send'; error: unknown }) {
  if (!(error instanceof ShareError)) return {};
  const isUncertain = call === 'send' && error.mayBeDone;
  return { uiMessage: isUncertain ? 'share_dialog_may_be_sent' : error.uiMessage, id: error.id };
}

/** The products that are shared; the last one stays (Spec §5). */
export function SharedProducts({
  products,
  onRemove,
}: {
  products: readonly ShareProduct[];
  onRemove: (id: number) => void;
}) {
  const t = useScopedMessages('share');
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="mb-1 text-small font-semibold">
        {t('share_dialog_products')}
      </h3>
      <ul className="divide-y divide-line rounded-control border border-line">
        {products.map((product) => (
          <li key={product.id} className="flex items-center gap-2 py-0.5 pr-1 pl-3">
            <span className="min-w-0 flex-1 py-2 leading-6 wrap-break-word">{joinUnits(product.name)}</span>
            <button
              type="button"
              disabled={products.length === 1}
              aria-label={t('share_dialog_remove', { name: product.name })}
              onClick={() => onRemove(product.id)}
              className="flex size-touch shrink-0 cursor-pointer items-center justify-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink disabled:cursor-not-allowed disabled:bg-transparent disabled:opacity-40"
            >
              <Trash2 aria-hidden className="size-5" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
