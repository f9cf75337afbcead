'use client';

import { Link, Trash2 } from '@/components/ui/icons/icons';
import { type FormEvent, useId, useState } from 'react';
import { Dialog, type DialogProps } from '@/components/ui/dialog';
import { useCopyLink } from '@/lib/browser/feedback/use-copy-link';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import type { LabelPresetRequest } from '@/lib/domain/label/label-preset-request';
import {
  isSamePresetName,
  type LabelPreset,
  maxPresetNameLength,
  parsePresetName,
} from '@/lib/domain/label/label-presets';

const quietButton =
  'inline-flex min-h-touch cursor-pointer items-center gap-2 rounded-control border border-line-strong px-4 font-semibold hover:bg-sunken';

/** Names a new preset, or renames one, replaces its settings, copies its link or deletes it. */
export function PresetDialog({
  labelPreset,
  others,
  query,
  link,
  trigger,
  onChange,
}: {
  /** Null for a new one. */
  labelPreset: LabelPreset | null;
  /** The other presets, whose names are taken. */
  others: LabelPreset[];
  /** The settings of the label as a preset's query. */
  query: string;
  /** The path of the label with the settings of the preset. */
  link?: () => string;
  trigger: NonNullable<DialogProps['trigger']>;
  /** Resolves to the reason why the dialog stays open; to null if it closes. */
  onChange: (request: LabelPresetRequest) => Promise<string | null>;
}) {
  const t = useScopedMessages('labelPresets');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const [draft, setDraft] = useState('');
  const [hasNewSettings, setNewSettings] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const name = parsePresetName(draft);
  const isTaken = name !== null && others.some((other) => isSamePresetName(other.name, name));
  const canOk = name !== null && !isTaken && !isRunning;

  const openOrClose = (next: boolean) => {
    setDraft(labelPreset?.name ?? '');
    setNewSettings(false);
    setFailure(null);
    setOpen(next);
  };
  const send = async (request: LabelPresetRequest) => {
    setRunning(true);
    setFailure(null);
    const reason = await onChange(request);
    setRunning(false);
    setFailure(reason);
    if (reason === null) setOpen(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!canOk) return;
    if (!labelPreset) void send({ action: 'save', name, query });
    else if (name === labelPreset.name && !hasNewSettings) setOpen(false);
    else void send({ action: 'change', id: labelPreset.id, name, ...(hasNewSettings ? { query } : {}) });
  };

  return (
    <Dialog
      title={labelPreset ? t('label_preset_edit', { name: labelPreset.name }) : t('label_preset_save')}
      closeLabel={t('close')}
      trigger={trigger}
      open={isOpen}
      onOpenChange={openOrClose}
      footer={
        <>
          <button type="button" onClick={() => setOpen(false)} className={quietButton}>
            {t('cancel')}
          </button>
          <button
            type="submit"
            form={id}
            disabled={!canOk}
            aria-busy={isRunning || undefined}
            className="min-h-touch min-w-24 cursor-pointer rounded-control bg-accent px-5 font-semibold text-accent-on hover:opacity-90 disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-soft"
          >
            {t('ok')}
          </button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <NameField value={draft} isTaken={isTaken} onChange={setDraft} />
        {labelPreset && (
          <PresetChanges
            hasNewSettings={hasNewSettings}
            onReplace={setNewSettings}
            url={() => new URL(link?.() ?? '', location.origin).href}
            isRunning={isRunning}
            onDelete={() => void send({ action: 'delete', id: labelPreset.id })}
          />
        )}
        <p role="alert" className="mt-3 text-small font-semibold text-danger empty:hidden">
          {failure}
        </p>
      </form>
    </Dialog>
  );
}

/** The field for the name of a preset, with what is wrong about it. */
function NameField({
  value,
  isTaken,
  onChange,
}: {
  value: string;
  /** Whether another preset has the name. */
  isTaken: boolean;
  onChange: (value: string) => void;
}) {
  const t = useScopedMessages('labelPresets');
  const id = useId();
  const issue = isTaken
    ? t('label_preset_taken')
    : value !== '' && parsePresetName(value) === null
      ? t('label_preset_name_wrong', { most: maxPresetNameLength })
      : null;
  return (
    <>
      <label htmlFor={`${id}-name`} className="mb-1 block text-small font-semibold">
        {t('label_preset_name')}
      </label>
      <input
        id={`${id}-name`}
        data-initial-focus=""
        autoComplete="off"
        value={value}
        aria-invalid={issue !== null || undefined}
        aria-describedby={`${id}-issue`}
        onChange={({ target }) => onChange(target.value)}
        className="block min-h-touch w-full rounded-control border border-line-strong bg-surface px-3 aria-invalid:border-danger-rule"
      />
      <p id={`${id}-issue`} aria-live="polite" className="min-h-6 text-small text-danger">
        {issue}
      </p>
    </>
  );
}

/** What else can be done to a preset: replacing its settings, copying its link, deleting it. */
function PresetChanges({
  hasNewSettings,
  onReplace,
  url,
  isRunning,
  onDelete,
}: {
  /** Whether OK replaces the settings of the preset by those of the label. */
  hasNewSettings: boolean;
  onReplace: (hasNewSettings: boolean) => void;
  /** The link of the preset. */
  url: () => string;
  isRunning: boolean;
  onDelete: () => void;
}) {
  const t = useScopedMessages('labelPresets');
  return (
    <>
      <label className="mt-2 flex min-h-touch cursor-pointer items-center gap-3 leading-6">
        <input type="checkbox" checked={hasNewSettings} onChange={({ target }) => onReplace(target.checked)} />
        {t('label_preset_replace')}
      </label>
      <div className="mt-3 flex flex-wrap gap-2 border-t border-line pt-4">
        <CopyLinkButton url={url} />
        <button type="button" disabled={isRunning} onClick={onDelete} className={`${quietButton} text-danger`}>
          <Trash2 aria-hidden className="size-4" />
          {t('label_preset_delete')}
        </button>
      </div>
    </>
  );
}

/** Copies the link of a preset, and says whether it could. */
function CopyLinkButton({ url }: { url: () => string }) {
  const t = useScopedMessages('labelPresets');
  const { copyLink } = useCopyLink({ done: t('link_copied'), failed: t('link_not_copied', { url: url() }) });
  return (
    <button type="button" onClick={() => void copyLink(url())} className={quietButton}>
      <Link aria-hidden className="size-4" />
      {t('label_preset_copy')}
    </button>
  );
}
