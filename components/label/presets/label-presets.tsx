'use client';

import { Check, Pencil, Plus } from '@/components/ui/icons/icons';
import { type ComponentProps, type MouseEvent, useState } from 'react';
import { PresetDialog } from '@/components/label/presets/preset-dialog';
import { callHandler } from '@/lib/browser/calls/call-handler';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import {
  type LabelPreset,
  labelPresetsPath,
  type LabelPresets as Presets,
  presetQuery,
  presetSettings,
} from '@/lib/domain/label/label-presets';
import type { LabelIssue } from '@/lib/domain/label/label-query';
import type { LabelPresetRequest } from '@/lib/domain/label/label-preset-request';
import type { LabelOptions, LabelSettings } from '@/lib/domain/label/label-settings';

/** The presets of the user's workgroup: each is a link to this label with its settings. */
export function LabelPresets({
  first,
  settings: current,
  options,
  defaults,
  hrefOf,
  nameOf,
  onChange,
}: {
  /** As the page was rendered. */
  first: Presets;
  settings: LabelSettings;
  options: LabelOptions;
  defaults: LabelSettings;
  /** The address of the label with other settings. */
  hrefOf: (settings: LabelSettings) => string;
  /** The name of the setting that an issue is about. */
  nameOf: (issue: LabelIssue) => string;
  onChange: (settings: LabelSettings) => void;
}) {
  const t = useScopedMessages('labelPresets');
  const { presets, max, change, status, setStatus } = usePresets(first);
  const query = presetQuery(current);

  const apply = (event: MouseEvent, labelPreset: LabelPreset) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { settings, issues } = presetSettings(labelPreset, { options, defaults, current });
    onChange(settings);
    const names = new Intl.ListFormat(t.lang, { type: 'unit' }).format(new Set(issues.map(nameOf)));
    setStatus(names ? t('label_preset_partly', { settings: names }) : null);
  };

  return (
    <section
      aria-labelledby="label-presets-title"
      className="min-w-0 rounded-card border border-line bg-surface p-4 print:hidden"
    >
      <h2 id="label-presets-title" className="px-2 text-h2 font-semibold">
        {t('label_presets')}
      </h2>
      <p className="mt-1 px-2 text-small text-ink-soft">{t('label_presets_about')}</p>
      {presets.length > 0 && (
        <ul className="mt-2 max-h-64 overflow-y-auto">
          {presets.map((labelPreset) => {
            const { settings } = presetSettings(labelPreset, { options, defaults, current });
            return (
              <PresetRow
                key={labelPreset.id}
                labelPreset={labelPreset}
                others={presets.filter(({ id }) => id !== labelPreset.id)}
                href={hrefOf(settings)}
                isCurrent={presetQuery(settings) === query}
                // A link for others has neither the marks nor the codes of one pack.
                link={() => hrefOf({ ...settings, marks: defaults.marks, productCodes: defaults.productCodes })}
                query={query}
                onApply={(event) => apply(event, labelPreset)}
                onChange={change}
              />
            );
          })}
        </ul>
      )}
      {presets.length < max && (
        <PresetDialog
          labelPreset={null}
          others={presets}
          query={query}
          onChange={change}
          trigger={
            <button
              type="button"
              className="needs-script mx-2 mt-2 inline-flex min-h-touch cursor-pointer items-center gap-1.5 rounded-control border border-line-strong px-2.5 text-small hover:bg-sunken"
            >
              <Plus aria-hidden className="size-4" />
              {t('label_preset_save')}
            </button>
          }
        />
      )}
      <p role="status" className="px-2 text-small font-semibold text-notice not-empty:mt-2">
        {status}
      </p>
    </section>
  );
}

/** The presets and their changes; the status says why the last change was refused. */
function usePresets(first: Presets) {
  const t = useScopedMessages('labelPresets');
  const [{ presets, max }, setPresets] = useState(first);
  const [status, setStatus] = useState<string | null>(null);

  /** Resolves to the reason why the change was refused; to null if it was made, or if its preset is gone. */
  const change = async (request: LabelPresetRequest): Promise<string | null> => {
    const { status: code, changed, field } = await sendChange(request);
    if (changed) setPresets(changed);
    else if (code === 404 && 'id' in request)
      setPresets({ max, presets: presets.filter(({ id }) => id !== request.id) });
    const reason = code === 200 ? null : reasonOf(code, field);
    setStatus(reason);
    return code === 404 ? null : reason;
  };
  const reasonOf = (code: number, field?: string) => {
    if (code === 401) return t('error_message_SESSION_EXPIRED');
    if (code === 404) return t('label_preset_gone');
    if (code !== 422) return t('label_preset_failed');
    return field === 'name' ? t('label_preset_taken') : t('label_presets_full', { most: max });
  };

  return { presets, max, change, status, setStatus };
}

/** A preset: a link that applies it, and the button of its dialog. */
function PresetRow({
  labelPreset,
  href,
  isCurrent,
  onApply,
  ...dialog
}: Omit<ComponentProps<typeof PresetDialog>, 'trigger' | 'labelPreset'> & {
  labelPreset: LabelPreset;
  href: string;
  /** Whether the label has the settings of the preset. */
  isCurrent: boolean;
  onApply: (event: MouseEvent) => void;
}) {
  const t = useScopedMessages('labelPresets');
  return (
    <li className="flex items-stretch border-t border-line first:border-t-0">
      <a
        href={href}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onApply}
        className="flex min-h-touch min-w-0 flex-1 items-center gap-2 rounded-control px-2 py-1.5 leading-6 -outline-offset-3 hover:bg-sunken aria-[current]:font-semibold"
      >
        <span className="min-w-0 flex-1 wrap-break-word">{labelPreset.name}</span>
        {isCurrent && <Check aria-hidden className="size-4 shrink-0 text-accent" />}
      </a>
      <PresetDialog
        {...dialog}
        labelPreset={labelPreset}
        trigger={
          <button
            type="button"
            aria-label={t('label_preset_edit', { name: labelPreset.name })}
            className="flex min-h-touch min-w-touch cursor-pointer items-center justify-center rounded-control text-ink-soft -outline-offset-3 hover:bg-sunken"
          >
            <Pencil aria-hidden className="size-4" />
          </button>
        }
      />
    </li>
  );
}

/** Changes the presets; `changed` are all of them afterwards. The status is 0 without a response. */
async function sendChange(body: LabelPresetRequest): Promise<{ status: number; changed?: Presets; field?: string }> {
  try {
    const response = await callHandler(labelPresetsPath, { method: 'POST', body });
    const { status } = response;
    if (response.ok) return { status, changed: (await response.json()) as Presets };
    const { field } = (await response.json()) as { field?: string };
    return { status, ...(field ? { field } : {}) };
  } catch {
    return { status: 0 };
  }
}
