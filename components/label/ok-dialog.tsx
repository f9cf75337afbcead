'use client';

import { type FormEvent, type ReactElement, type ReactNode, useId, useState } from 'react';
import { Close } from '@radix-ui/react-dialog';
import { Dialog, type DialogProps } from '@/components/ui/dialog';
import { useScopedMessages } from '@/lib/browser/scoped-messages';

/** Spec §4: a modal that applies its input only with OK (or Enter). */
export function OkDialog({
  title,
  trigger,
  canOk,
  onOpen,
  onOk,
  children,
}: {
  title: string;
  trigger: NonNullable<DialogProps['trigger']>;
  canOk: boolean;
  /** Resets the input. */
  onOpen: () => void;
  onOk: () => void;
  children: ReactNode;
}) {
  const t = useScopedMessages('labelEditor');
  const [isOpen, setOpen] = useState(false);
  const form = useId();
  const change = (next: boolean) => {
    if (next) onOpen();
    setOpen(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React events of a portal bubble to the page's form, which contains this one in the React tree.
    event.stopPropagation();
    if (!canOk) return;
    setOpen(false);
    onOk();
  };
  return (
    <Dialog
      title={title}
      closeLabel={t('close')}
      trigger={trigger}
      open={isOpen}
      onOpenChange={change}
      footer={
        <>
          <DialogClose>
            <button
              type="button"
              className="min-h-touch cursor-pointer rounded-control border border-line-strong px-5 font-semibold hover:bg-sunken"
            >
              {t('cancel')}
            </button>
          </DialogClose>
          <button
            type="submit"
            form={form}
            disabled={!canOk}
            className="min-h-touch min-w-24 cursor-pointer rounded-control bg-accent px-5 font-semibold text-accent-on hover:opacity-90 disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-soft"
          >
            {t('ok')}
          </button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        {children}
      </form>
    </Dialog>
  );
}

/** Makes a button within a dialog close it after its own click handler. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <Close asChild>{children}</Close>;
}
