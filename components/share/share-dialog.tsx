'use client';

import { useId } from 'react';
import { MailFrame } from '@/components/share/mail-frame';
import { MessageField } from '@/components/share/message-field';
import { RecipientsField } from '@/components/share/recipients-field';
import { ShareActions } from '@/components/share/share-actions';
import { ShareSettings } from '@/components/share/share-settings';
import type { ShareTexts } from '@/components/share/share-texts';
import { ShareCopy } from '@/components/shell/share-copy';
import { SharedProducts } from '@/components/share/shared-products';
import { useShareForm } from '@/components/share/use-share-form';
import { Dialog } from '@/components/ui/dialog';
import { notify } from '@/lib/browser/notify';
import { noticeDelaysMs } from '@/lib/domain/notices';
import { paths } from '@/lib/domain/paths';
import type { ShareProduct } from '@/lib/domain/share-form';

interface ShareDialogProps {
  products: readonly ShareProduct[];
  texts: ShareTexts;
  /** Whole address of the page that the dialog is on, where that is a product's: its link can be copied first. */
  pageUrl?: string;
  /** The share was accepted. */
  onSent?: (recipientCount: number) => void;
}

/** Spec §2 "Share products dialog". Closed it forgets what was entered (Spec §4). */
export function ShareDialog({
  open,
  onOpenChange,
  ...rest
}: ShareDialogProps & { open: boolean; onOpenChange: (open: boolean) => void }) {
  return open ? <OpenShareDialog {...rest} onClose={() => onOpenChange(false)} /> : null;
}

function OpenShareDialog({ products, texts, pageUrl, onSent, onClose }: ShareDialogProps & { onClose: () => void }) {
  const formId = useId();
  const onShared = (recipientCount: number) => {
    notify({ type: 'success', text: texts.shared, delayMs: noticeDelaysMs.shared });
    notify({
      type: 'cta',
      text: texts.sharedTo.replace('{count}', String(recipientCount)),
      link: { text: texts.shares, path: paths.shareList() },
      delayMs: noticeDelaysMs.sharedTo,
    });
    onSent?.(recipientCount);
    onClose();
  };
  const share = useShareForm(products, onShared);
  // Who closed it while it sends would not hear how that ended.
  const close = () => share.isSending || onClose();
  const { field, fieldState } = share.recipients;

  return (
    <Dialog
      title={texts.title}
      closeLabel={texts.close}
      size="wide"
      open
      onOpenChange={close}
      footer={<ShareActions share={share} formId={formId} onClose={close} texts={texts} />}
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
              isOfPage
              names={texts.copyPage}
              texts={{ done: texts.linkCopied, failed: texts.linkNotCopied.replace('{url}', () => pageUrl) }}
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
            texts={texts}
          />
          <ShareSettings
            choice={share.choice}
            onChoose={share.choose}
            languages={share.languages}
            isUnknown={share.isUnknown}
            onReload={share.reload}
            texts={texts}
          />
          {/* What was typed stays, also while the languages cannot be had. */}
          {(share.languages?.takesMessage === true || share.message !== '') && (
            <MessageField value={share.message} onChange={share.setMessage} texts={texts} />
          )}
        </div>
        <SharedProducts
          products={share.products}
          onRemove={share.remove}
          label={texts.products}
          removeLabel={texts.remove}
        />
      </form>
      {share.mail && <MailFrame mail={share.mail} title={texts.previewTitle} />}
    </Dialog>
  );
}
