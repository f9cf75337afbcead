'use client';

import { type ReactNode, useId } from 'react';
import { RecipientsField } from '@/components/share/recipients-field';
import { ShareActions, SharedProducts } from '@/components/share/share-actions';
import { ShareCopy } from '@/components/share/links/share-copy';
import { useShareForm } from '@/components/share/use-share-form';
import { Dialog } from '@/components/ui/dialog';
import { noticeDelaysMs, notify } from '@/lib/browser/feedback/notices';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import type { SentShare } from '@/lib/browser/share/share-dialog-state';
import { languageAttributes, languageOfDocument } from '@/lib/domain/languages/languages';
import { paths } from '@/lib/domain/pages/paths';
import { appendColon } from '@/lib/domain/languages/formatting';
import {
  type MailPreview,
  messageRoom,
  type ShareProduct,
  type ShareChoice,
  type ShareLanguages,
  type ShareTarget,
  shareTargets,
} from '@/lib/domain/share/share-form';
import { Dropdown } from '@/components/ui/selection/dropdown';
import { dropdownFilter } from '@/components/ui/selection/use-option-filter';
import { Notice } from '@/components/ui/notice';

interface ShareDialogProps {
  products: readonly ShareProduct[];
  /** Shown if no product has a valid SDS; a text that may have a style. */
  noValidSds: ReactNode;
  /** Absolute URL of the product's page that shows the dialog; adds a button that copies it. */
  pageUrl?: string;
  /** Called when the share has been accepted. */
  onSent?: (sent: SentShare) => void;
}

/** Spec §2 "Share products dialog". Closing it discards the input (Spec §4). */
export function ShareDialog({
  open,
  onOpenChange,
  ...rest
}: ShareDialogProps & { open: boolean; onOpenChange: (open: boolean) => void }) {
  return open ? <OpenShareDialog {...rest} onClose={() => onOpenChange(false)} /> : null;
}

function OpenShareDialog({
  products,
  noValidSds,
  pageUrl,
  onSent,
  onClose,
}: ShareDialogProps & { onClose: () => void }) {
  const t = useScopedMessages('share');
  const formId = useId();
  const onShared = (sent: SentShare) => {
    notify({ type: 'success', text: t('share_dialog_shared'), delayMs: noticeDelaysMs.shared });
    notify({
      type: 'cta',
      text: `${appendColon(t('shares_recipients'), t.lang)} ${sent.recipientCount}`,
      link: { text: t('shares_title'), path: paths.shareList() },
      delayMs: noticeDelaysMs.sharedTo,
    });
    onSent?.(sent);
    onClose();
  };
  const share = useShareForm(products, onShared);
  // The dialog cannot be closed while sending, so that the visitor sees the result.
  const close = () => share.isSending || onClose();
  const { field, fieldState } = share.recipients;

  return (
    <Dialog
      title={t('share_dialog_title')}
      closeLabel={t('close')}
      size="wide"
      open
      onOpenChange={close}
      footer={<ShareActions share={share} formId={formId} onClose={close} />}
    >
      <form
        id={formId}
        noValidate
        hidden={share.mail !== undefined}
        onSubmit={(event) => void share.send(event)}
        className="grid gap-6 medium:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
      >
        <div className="flex min-w-0 flex-col gap-5">
          {pageUrl !== undefined && (
            <ShareCopy
              url={pageUrl}
              isCurrent
              names={{ copy: t('share_copy_page'), copied: t('share_copied') }}
              texts={{ done: t('link_copied'), failed: t('link_not_copied', { url: pageUrl }) }}
              className="inline-flex min-h-touch cursor-pointer items-center gap-2 self-start rounded-control border border-line-strong px-4 font-semibold hover:bg-sunken [&>svg]:size-5"
            />
          )}
          <RecipientsField
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            inputRef={field.ref}
            isIssueShown={fieldState.isTouched}
            refused={share.refused}
          />
          <ShareSettings
            choice={share.choice}
            onChoose={share.choose}
            languages={share.languages}
            isUnknown={share.isUnknown}
            onReload={share.reload}
            noValidSds={noValidSds}
          />
          {/* Keeps the input, also while the languages are unavailable. */}
          {(share.languages?.takesMessage === true || share.message !== '') && (
            <MessageField value={share.message} onChange={share.setMessage} />
          )}
        </div>
        <SharedProducts products={share.products} onRemove={share.remove} />
      </form>
      {share.mail && <MailFrame mail={share.mail} title={t('share_dialog_preview_title')} />}
    </Dialog>
  );
}

/**
 * A mail as its recipient sees it, in a sandboxed frame. The frame inherits the page's policy, which requires the
 * page's nonce on a style element.
 */
export function MailFrame({ mail: { html, css, lang }, title }: { mail: MailPreview; title: string }) {
  const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
  const head = `<meta charset="utf-8"><style nonce="${nonce}">body{margin:0}body>div{min-height:100vh}\n${css}</style>`;
  const root = Object.entries(languageAttributes(lang))
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
  return (
    <iframe
      sandbox=""
      title={title}
      srcDoc={`<!doctype html><html${root}><head>${head}</head><body>${html}</body></html>`}
      className="block h-[max(20rem,60dvh)] w-full rounded-control border border-line bg-paper"
    />
  );
}

/**
 * The sender's personal message, plain text, with a count of the remaining characters; an overlong text is not cut but
 * reported as too long.
 */
function MessageField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const t = useScopedMessages('share');
  const id = useId();
  const room = messageRoom(value);
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-small font-semibold">
        {t('share_dialog_message')}
      </label>
      <textarea
        id={id}
        rows={3}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={room < 0}
        aria-describedby={`${id}-about ${id}-room`}
        className="block min-h-touch w-full rounded-control border border-line-strong bg-surface px-3 py-2 aria-invalid:border-danger-rule"
      />
      <p className="mt-1 flex flex-wrap justify-between gap-x-4 text-small text-ink-soft">
        <span id={`${id}-about`}>{t('share_dialog_message_hint')}</span>
        <span id={`${id}-room`} className="tabular-nums">
          {room >= 0 && t('share_dialog_message_left', { count: room })}
          <span aria-live="polite" className="text-danger">
            {room < 0 && t('share_dialog_message_over', { count: -room })}
          </span>
        </span>
      </p>
    </div>
  );
}

/** Target and languages of a share. */
function ShareSettings({
  choice,
  onChoose,
  languages,
  isUnknown,
  onReload,
  noValidSds,
}: {
  choice: ShareChoice;
  onChoose: (choice: Partial<ShareChoice>) => void;
  /** Null while loading. */
  languages: ShareLanguages | null;
  /** Whether they could not be loaded; the message can be sent all the same. */
  isUnknown: boolean;
  onReload: () => void;
  /** Shown if no product has a valid SDS. */
  noValidSds: ReactNode;
}) {
  const t = useScopedMessages('share');
  const filterTexts = { filter: t('list_filter'), nothing: t('list_filter_nothing') };
  const { ui, sds } = languages ?? { ui: [], sds: [] };
  // Spec §4: without SDS languages the control is shown disabled; otherwise only for shares of the SDS.
  const isSdsLanguageShown = choice.target === 'sds' || (languages !== null && sds.length === 0);
  return (
    <>
      {isUnknown && (
        <Notice>
          {t('share_dialog_languages_unknown')}{' '}
          <button
            type="button"
            onClick={onReload}
            className="cursor-pointer font-semibold underline underline-offset-4"
          >
            {t('try_again')}
          </button>
        </Notice>
      )}
      {languages && !isUnknown && sds.length === 0 && <Notice>{noValidSds}</Notice>}
      <TargetChoice
        value={choice.target}
        onChoose={(target) => onChoose({ target })}
        hasSds={languages === null || sds.length > 0}
      />
      <Dropdown
        label={t('share_dialog_message_language')}
        options={ui.map(({ id, text }) => ({ value: id, text, lang: id }))}
        value={choice.ui}
        onChoose={(id) => onChoose({ ui: id })}
        emptyText={t('share_dialog_no_languages')}
        {...dropdownFilter(ui, filterTexts)}
      />
      {isSdsLanguageShown && (
        <Dropdown
          label={t('share_dialog_sds_language')}
          options={sds.map(({ id, text }) => ({ value: String(id), text, lang: languageOfDocument(id) }))}
          value={choice.sds === null ? null : String(choice.sds)}
          onChoose={(id) => onChoose({ sds: Number(id) })}
          emptyText={t('share_dialog_no_languages')}
          {...dropdownFilter(sds, filterTexts)}
          placeholder={languages ? t('share_dialog_no_languages') : ''}
          disabled={sds.length === 0}
        />
      )}
    </>
  );
}

/** The target of the mail's link. Without SDS languages only the product overview is offered (Spec §4, §5). */
function TargetChoice({
  value,
  onChoose,
  hasSds,
}: {
  value: ShareTarget;
  onChoose: (target: ShareTarget) => void;
  hasSds: boolean;
}) {
  const t = useScopedMessages('share');
  const name = useId();
  return (
    <fieldset disabled={!hasSds}>
      <legend className="mb-1 text-small font-semibold">{t('share_dialog_target')}</legend>
      {shareTargets
        .filter((target) => hasSds || target === 'ui')
        .map((target) => (
          <label
            key={target}
            className="flex min-h-touch cursor-pointer items-center gap-3 has-disabled:cursor-default"
          >
            <input type="radio" name={name} checked={target === value} onChange={() => onChoose(target)} />
            {t(`share_dialog_target_${target}`)}
          </label>
        ))}
    </fieldset>
  );
}
