'use client';

import { createContext, use, useState, type ComponentProps, type ReactNode } from 'react';
import { ChoiceDialog } from '@/components/ui/selection/choice';

const Open = createContext(() => {});

/** Wraps a menu that cannot show all workgroups: `WorkgroupsButton` in it opens a filterable list. */
export function WorkgroupDialog({
  form,
  workgroups,
  workgroup,
  children,
  title,
}: {
  /** Id of the form that selects a workgroup; it has a button for each. */
  form: string;
  workgroups: { id: number; text: string }[];
  /** Id of the current workgroup. */
  workgroup: number | null;
  title: string;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const choose = (value: string) => {
    const submitter = document.querySelector(`button[form="${form}"][value="${value}"]`);
    if (submitter instanceof HTMLButtonElement) submitter.form?.requestSubmit(submitter);
  };
  return (
    <Open value={() => setOpen(true)}>
      {children}
      {isOpen && (
        <ChoiceDialog
          title={title}
          options={workgroups.map(({ id, text }) => ({ value: String(id), text }))}
          value={workgroup === null ? null : String(workgroup)}
          onChoose={choose}
          onClose={close}
          onFailure={close}
        />
      )}
    </Open>
  );
}

export function WorkgroupsButton({ onClick, ...button }: ComponentProps<'button'>) {
  const open = use(Open);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      {...button}
      onClick={(event) => {
        onClick?.(event);
        // After the menu has closed and returned the focus.
        setTimeout(open);
      }}
    />
  );
}
