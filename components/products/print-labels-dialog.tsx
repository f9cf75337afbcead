'use client';

import { Printer } from '@/components/ui/icons/icons';
import { type FormEvent, useState } from 'react';
import {
  Fields,
  field,
  jobForm,
  JobIssue,
  type JobOptions,
  JobSubmit,
  languageOf,
  languageOptions,
  saveJobFile,
  SelectField,
  StartField,
  useJobOptions,
} from '@/components/products/job-dialog';
import { Dialog } from '@/components/ui/dialog';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { maxLabelsPerJob } from '@/lib/domain/label/print-options';
import type { SelectedProduct } from '@/lib/domain/lists/product-list';
import { paths } from '@/lib/domain/pages/paths';
import { joinUnits } from '@/lib/domain/languages/formatting';

/** Ids of the size and the pack with which a job begins: those of a label without settings. */
const defaults = { dimension: 4, packageSize: 2 };

/** Prints labels of the selected products in one file: on sheets, or for a thermal printer. */
export function PrintLabelsDialog({
  products,
  onClose,
}: {
  products: readonly SelectedProduct[];
  onClose: () => void;
}) {
  const t = useScopedMessages('labelJob');
  const [issue, setIssue] = useState<string | null>(null);
  const [isRunning, setRunning] = useState(false);
  const options = useJobOptions(products[0]?.id, t.lang, () => setIssue(t('label_job_failed')));

  const print = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const number = (name: string) => Number(values.get(name) ?? 0);
    const copies = products.map(({ id }) => ({ id, copies: number(`copies-${id}`) }));
    if (copies.reduce((sum, { copies: count }) => sum + count, 0) > maxLabelsPerJob) {
      setIssue(t('label_job_too_many', { most: maxLabelsPerJob }));
      return;
    }
    setIssue(null);
    setRunning(true);
    const failed = await saveJobFile(paths.api.labelJob(), 'labels', {
      products: copies,
      lang: number('lang'),
      packageSize: number('packageSize'),
      dimension: number('dimension') || defaults.dimension,
      sheet: number('sheetId'),
      start: number('start') || 1,
      dpi: number('printer'),
    });
    setRunning(false);
    if (failed === null) onClose();
    else
      setIssue(
        t(['sheet', 'dim'].includes(failed) ? 'label_job_size' : failed ? 'label_value_refused' : 'label_job_failed'),
      );
  };

  return (
    <Dialog
      title={t('print_labels')}
      closeLabel={t('close')}
      footer={
        options && (
          <JobSubmit icon={Printer} isRunning={isRunning}>
            {t('print_labels')}
          </JobSubmit>
        )
      }
      open
      onOpenChange={onClose}
    >
      {options && (
        <form id={jobForm} onSubmit={(event) => void print(event)}>
          <ul className="mb-4">
            {products.map(({ id, name }) => (
              <li key={id} className="border-t border-line py-2 first:border-t-0">
                <label className="flex items-center justify-between gap-4">
                  <span className="min-w-0 wrap-break-word">{joinUnits(name)}</span>
                  <Copies id={id} label={t('label_copies')} />
                </label>
              </li>
            ))}
          </ul>
          <LabelFields options={options} />
          {options.notice && <p className="mt-4 text-small text-ink-soft">{options.notice}</p>}
        </form>
      )}
      <JobIssue>{issue}</JobIssue>
    </Dialog>
  );
}

/** The printer, the language and the sizes of the labels; a sheet has a size, and only sheets have a first label. */
function LabelFields({ options }: { options: JobOptions }) {
  const t = useScopedMessages('labelJob');
  const [printer, setPrinter] = useState(0);
  const [sheet, setSheet] = useState(0);
  return (
    <Fields>
      <SelectField
        name="printer"
        label={t('label_ink')}
        options={[
          { id: 0, text: t('label_job_office') },
          ...options.resolutions.map(({ id, text }) => ({ id, text: `${t('label_thermal')}, ${text}` })),
        ]}
        initial={0}
        onChange={setPrinter}
      />
      <SelectField
        name="lang"
        label={t('language')}
        options={languageOptions(options)}
        initial={languageOf(options, t.lang)}
      />
      <SelectField
        name="packageSize"
        label={t('label_emb')}
        options={options.packageSize}
        initial={defaults.packageSize}
      />
      <SelectField
        name="sheetId"
        label={t('label_sheet')}
        options={[{ id: 0, text: t('label_sheet_none') }, ...options.sheet]}
        initial={0}
        onChange={setSheet}
      />
      {sheet === 0 && (
        <SelectField name="dimension" label={t('label_dim')} options={options.dimension} initial={defaults.dimension} />
      )}
      {printer === 0 && <StartField label={t('label_start')} />}
    </Fields>
  );
}

const Copies = ({ id, label }: { id: number; label: string }) => (
  <span className="w-28 shrink-0 text-small">
    {label}
    <input
      type="number"
      name={`copies-${id}`}
      min={1}
      max={maxLabelsPerJob}
      defaultValue={1}
      required
      className={`${field} tabular-nums`}
    />
  </span>
);
