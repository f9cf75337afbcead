'use client';

import { Printer } from '@/components/ui/icons/icons';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { useDownload } from '@/lib/browser/downloads/use-download';
import { maxLabelsPerJob, maxPrinterOffsetMm } from '@/lib/domain/label/print-options';
import { appendColon } from '@/lib/domain/languages/formatting';
import type { LabelOptions, LabelSettings } from '@/lib/domain/label/label-settings';
import { basePath, paths } from '@/lib/domain/pages/paths';

/** Prints the label on a sheet from a place on, or with a thermal printer. Without JavaScript both are plain forms. */
export function LabelPrint({
  id,
  search,
  settings,
  options,
}: {
  id: number;
  /** The settings (`labelSearch`). */
  search: string;
  settings: LabelSettings;
  options: LabelOptions;
}) {
  const t = useScopedMessages('labelEditor');
  const title = useId();
  const sheet = options.choices.sheet.find((option) => option.id === settings.sheet)?.text;
  return (
    <section
      aria-labelledby={title}
      className="rounded-card border border-line bg-surface p-4 max-medium:order-1 print:hidden"
    >
      <h2 id={title} className="mb-3 text-h2 font-semibold">
        {t('label_print')}
      </h2>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,21rem),1fr))] gap-5">
        {settings.flags.foldON ? (
          <PrintForm
            address={paths.api.label(id, 'pdf', '')}
            search={search}
            legend={t('label_fold')}
            button={t('download_label_strip')}
          >
            <p className="col-span-full text-small">{t('label_strip')}</p>
          </PrintForm>
        ) : (
          <PrintForm
            address={paths.api.label(id, 'pdf', '')}
            search={search}
            legend={`${appendColon(t('label_sheet'), t.lang)} ${sheet ?? t('label_sheet_none')}`}
            button={t('download_label_sheet')}
          >
            <NumberField name="start" label={t('label_start')} initial="1" min={1} max={countOf(sheet)} />
            <NumberField
              name="offX"
              label={t('label_offset_x')}
              initial="0"
              min={-maxPrinterOffsetMm}
              max={maxPrinterOffsetMm}
              step="0.01"
            />
            <NumberField
              name="offY"
              label={t('label_offset_y')}
              initial="0"
              min={-maxPrinterOffsetMm}
              max={maxPrinterOffsetMm}
              step="0.01"
            />
          </PrintForm>
        )}
        <PrintForm
          address={paths.api.label(id, 'zpl', '')}
          search={search}
          legend={t('label_thermal')}
          button={t('download_label_zpl')}
        >
          <label className="min-w-0 text-small">
            {t('label_dpi')}
            <select name="dpi" defaultValue="300" className={field}>
              {options.resolutions.map((resolution) => (
                <option key={resolution.id} value={resolution.id}>
                  {resolution.text}
                </option>
              ))}
            </select>
          </label>
          <NumberField name="copies" label={t('label_copies')} initial="1" min={1} max={maxLabelsPerJob} />
        </PrintForm>
      </div>
    </section>
  );
}

const field =
  'mt-1 block min-h-touch w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 tabular-nums user-invalid:border-danger-rule';

/** The number of labels in `99.1 × 67.7 mm · 2 × 4`; undefined if it is not known here. */
function countOf(sheet: string | undefined): number | undefined {
  const [columns, rows] = sheet?.split(' · ').at(-1)?.split('×').map(Number) ?? [];
  return columns && rows ? columns * rows : undefined;
}

function NumberField({
  name,
  label,
  initial,
  ...bounds
}: {
  name: string;
  label: string;
  initial: string;
  min: number;
  max?: number;
  step?: string;
}) {
  return (
    <label className="min-w-0 text-small">
      {label}
      <input type="number" name={name} defaultValue={initial} required {...bounds} className={field} />
    </label>
  );
}

/** A GET form whose response is a file; the label's settings are hidden fields. */
function PrintForm({
  address,
  search,
  legend,
  button,
  children,
}: {
  /** In-app path, without the base path. */
  address: string;
  search: string;
  legend: string;
  button: string;
  children: ReactNode;
}) {
  const { download, isRunning } = useDownload();
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    void download(`${basePath}${address}?${new URLSearchParams(values).toString()}`);
  };
  return (
    <form method="get" action={basePath + address} onSubmit={save}>
      <fieldset>
        <legend className="mb-2 font-semibold">{legend}</legend>
        {[...new URLSearchParams(search)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] items-end gap-3">{children}</div>
        <button
          type="submit"
          aria-busy={isRunning || undefined}
          className="mt-3 inline-flex min-h-touch cursor-pointer items-center gap-2 rounded-control border border-line-strong px-4 py-1.5 font-semibold hover:bg-sunken"
        >
          <Printer aria-hidden className="size-5 shrink-0" />
          {button}
        </button>
      </fieldset>
    </form>
  );
}
