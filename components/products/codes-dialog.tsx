'use client';

import { ChevronDown, Download } from '@/components/ui/icons/icons';
import { type FormEvent, useState } from 'react';
import {
  field,
  Fields,
  jobForm,
  JobIssue,
  JobSubmit,
  languageOf,
  languageOptions,
  saveJobFile,
  SelectField,
  StartField,
  useJobOptions,
} from '@/components/products/job-dialog';
import { PageLink } from '@/components/ui/page-link';
import type { CodeJob } from '@/lib/domain/label/label-job';
import { maxSiteProducts, sitePath } from '@/lib/domain/pages/site-path';
import { Dialog } from '@/components/ui/dialog';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import type { SelectedProduct } from '@/lib/domain/lists/product-list';
import { joinUnits } from '@/lib/domain/languages/formatting';

/** Makes the QR codes or the GS1 DataMatrix of the selected products: on sheets of labels, or as drawings. */
export function CodesDialog({ products, onClose }: { products: readonly SelectedProduct[]; onClose: () => void }) {
  const t = useScopedMessages('codes');
  const [issue, setIssue] = useState<string | null>(null);
  const [isRunning, setRunning] = useState(false);
  const [output, setOutput] = useState<CodeJob['output']>('pdf');
  const options = useJobOptions(products[0]?.id, t.lang, () => setIssue(t('codes_failed')));

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const number = (name: string) => Number(values.get(name) ?? 0);
    setIssue(null);
    setRunning(true);
    const failed = await saveJobFile('/api/codes', 'codes', {
      products: products.map(({ id }) => id),
      kind: values.get('kind') === 'datamatrix' ? 'datamatrix' : 'qr',
      output,
      lang: number('lang') || 1,
      sheet: number('sheet') || defaultSheet,
      start: number('start') || 1,
    } satisfies CodeJob);
    setRunning(false);
    if (failed === null) onClose();
    else setIssue(t(failed ? 'label_value_refused' : 'codes_failed'));
  };

  return (
    <Dialog
      title={t('codes_title')}
      closeLabel={t('close')}
      footer={
        options && (
          <JobSubmit icon={Download} isRunning={isRunning}>
            {t('codes_save')}
          </JobSubmit>
        )
      }
      open
      onOpenChange={onClose}
    >
      {options && (
        <form id={jobForm} onSubmit={(event) => void save(event)}>
          <Fields>
            <label className="min-w-0 text-small">
              {t('codes_kind')}
              <select name="kind" className={field}>
                <option value="qr">{t('qr_code')}</option>
                <option value="datamatrix">GS1 DataMatrix</option>
              </select>
            </label>
            <label className="min-w-0 text-small">
              {t('codes_file')}
              <select
                value={output}
                onChange={({ target }) => setOutput(target.value === 'zip' ? 'zip' : 'pdf')}
                className={field}
              >
                <option value="pdf">{t('codes_pdf')}</option>
                <option value="zip">{t('codes_zip')}</option>
              </select>
            </label>
            <SelectField
              name="lang"
              label={t('language')}
              options={languageOptions(options)}
              initial={languageOf(options, t.lang)}
            />
            {output === 'pdf' && (
              <>
                <SelectField name="sheet" label={t('label_sheet')} options={options.sheet} initial={defaultSheet} />
                <StartField label={t('label_start')} />
              </>
            )}
          </Fields>
          <p className="mt-3 text-small text-ink-soft">{t('codes_note')}</p>
          <ChosenProducts products={products} title={t('product_list_title')} />
          {products.length <= maxSiteProducts && (
            <PageLink
              href={sitePath(
                products.map(({ id }) => id),
                t.lang,
              )}
              className="mt-2 inline-flex min-h-touch items-center text-small text-accent underline underline-offset-4"
            >
              {t('site_poster')}
            </PageLink>
          )}
        </form>
      )}
      <JobIssue>{issue}</JobIssue>
    </Dialog>
  );
}

/** 24 labels of 70 × 37 mm. */
const defaultSheet = 12;

/** The products of the job, folded if there are many. */
const ChosenProducts = ({ products, title }: { products: readonly SelectedProduct[]; title: string }) => (
  <details className="group mt-3 rounded-control border border-line px-3" open={products.length <= 5}>
    <summary className="flex min-h-touch cursor-pointer list-none items-center justify-between gap-2 [&::-webkit-details-marker]:hidden">
      {title} ({products.length})
      <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
    </summary>
    <ul className="pb-2 text-small">
      {products.map(({ id, name }) => (
        <li key={id} className="border-t border-line py-2 wrap-break-word">
          {joinUnits(name)}
        </li>
      ))}
    </ul>
  </details>
);
