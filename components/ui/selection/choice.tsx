'use client';

import clsx from 'clsx';
import { Check } from '@/components/ui/icons/icons';
import { cloneElement, useId, useRef, useState, type ComponentProps, type MouseEvent, type ReactElement } from 'react';
import type { ChoiceDialogProps } from '@/components/ui/selection/choice-dialog';
import type { ChoiceOption } from '@/components/ui/selection/choice-list';
import { DialogPanel } from '@/components/ui/dialog';
import { MenuPanel } from '@/components/ui/selection/menu';
import { PageLink } from '@/components/ui/page-link';
import { lazyComponent } from '@/lib/browser/interaction/lazy-component';
import { languageAttributes } from '@/lib/domain/languages/languages';
import { isLongList } from '@/lib/domain/lists/option-filter';

/** Preloaded with all its dependencies: it also shows the message that there is no network. */
export const ChoiceDialog = lazyComponent(async () => {
  const [dialogModule] = await Promise.all([import('@/components/ui/selection/choice-dialog'), DialogPanel.load()]);
  return dialogModule.ChoiceDialog;
});

/**
 * Spec §4 "Label edit modal types": a button that opens a single-choice menu, or for a long list a
 * dialog with a filter. If a choice has to load and fails, the dialog shows a message and a retry button.
 */
export function Choice({
  trigger,
  canFail = false,
  ...choice
}: Omit<ChoiceDialogProps, 'failed' | 'onClose'> & {
  trigger: ReactElement<ComponentProps<'button'>>;
  /** Whether a choice has to load and may fail: the dialog with the message is then preloaded. */
  canFail?: boolean;
}) {
  const { title, options, value, onChoose } = choice;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  /** Number of the latest choice: results of earlier ones are ignored. */
  const latestChoice = useRef(0);
  const isMenu = !isLongList(options);
  const isDialogOpen = isMenu ? failed !== null : isOpen;
  const close = () => {
    setOpen(false);
    setFailed(null);
  };
  const preload = () => {
    if (isMenu) MenuPanel.preload();
    if (!isMenu || canFail) ChoiceDialog.preload();
  };
  const choose = async (chosen: string) => {
    const choiceNumber = (latestChoice.current += 1);
    const isDone = await onChoose?.(chosen);
    if (isDone === false && latestChoice.current === choiceNumber) setFailed(chosen);
  };
  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        'aria-haspopup': isMenu ? 'menu' : 'dialog',
        'aria-expanded': isOpen,
        onPointerEnter: preload,
        onFocus: preload,
        onClick: (event) => {
          // Not every browser focuses a clicked button (Safari).
          event.currentTarget.focus();
          setOpen(!isOpen);
        },
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' || !isMenu) return;
          event.preventDefault();
          setOpen(true);
        },
      })}
      {isMenu && (
        <MenuPanel
          isNeeded={isOpen}
          onFailure={close}
          trigger={button}
          open={isOpen}
          onOpenChange={setOpen}
          label={title}
          align="start"
          className="rounded-control p-1 [--panel-height:200px]"
          groups={[
            {
              key: 'options',
              entries: options.map((option) => ({
                key: option.value,
                isChosen: option.value === value,
                element: (
                  <Option
                    option={option}
                    isChosen={option.value === value}
                    onChoose={(chosen) => void choose(chosen)}
                  />
                ),
              })),
            },
          ]}
        />
      )}
      {isDialogOpen && <ChoiceDialog {...choice} failed={failed} onClose={close} onFailure={close} />}
    </>
  );
}

function Option({
  option: { value, text, lang, hint, href },
  isChosen,
  onChoose,
  className,
  onClick,
  ...item
}: Omit<ComponentProps<typeof PageLink> & ComponentProps<'button'>, 'href'> & {
  option: ChoiceOption;
  isChosen: boolean;
  onChoose: (value: string) => void;
}) {
  const id = useId();
  const shared = {
    ...item,
    'aria-labelledby': id,
    'aria-describedby': hint && `${id}-hint`,
    onClick: (event: MouseEvent<HTMLAnchorElement & HTMLButtonElement>) => {
      onChoose(value);
      onClick?.(event);
    },
    className: clsx(
      className,
      'flex min-h-touch w-full cursor-pointer items-center gap-3 rounded-control px-3 py-2 text-left hover:bg-sunken',
      isChosen && 'bg-accent-soft font-semibold text-accent',
    ),
    children: (
      <>
        <span className="min-w-0 flex-1 wrap-break-word">
          <span id={id} {...languageAttributes(lang)}>
            {text}
          </span>
          {hint && (
            <span id={`${id}-hint`} className="block text-small font-normal text-ink-soft">
              {hint}
            </span>
          )}
        </span>
        <Check aria-hidden className={clsx('size-5 shrink-0', !isChosen && 'invisible')} />
      </>
    ),
  };
  return href === undefined ? <button type="button" {...shared} /> : <PageLink href={href} {...shared} />;
}
