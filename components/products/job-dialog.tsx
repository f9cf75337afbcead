import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Download } from '@/components/ui/icons/icons';
import { callHandler } from '@/lib/browser/calls/call-handler';
import { saveFile } from '@/lib/browser/downloads/fetch-file';
import { fileNameOf, nameInLocalTime } from '@/lib/domain/downloads/file-names';
import { basePath, paths } from '@/lib/domain/pages/paths';
import type { Option } from '@/lib/domain/product/dossier';

// What the dialogs that make one file of the selected products share: labels and codes.

export interface JobOptions {
  dimension: Option[];
  packageSize: Option[];
  sheet: Option[];
  resolutions: Option[];
  languages: { id: number; name: string; code: string | null }[];
  /** What the law asks of all labels from a later day. */
  notice: string | null;
}

export const field =
  'mt-1 block min-h-touch w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 user-invalid:border-danger-rule';

export const Fields = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] items-end gap-3">{children}</div>
);

/** A choice of the form, which begins with the option `initial` if there is one. */
export const SelectField = ({
  name,
  label,
  options,
  initial,
  onChange,
}: {
  name: string;
  label: string;
  options: Option[];
  initial?: number;
  onChange?: (id: number) => void;
}) => (
  <label className="min-w-0 text-small">
    {label}
    <select
      name={name}
      defaultValue={options.some(({ id }) => id === initial) ? initial : undefined}
      onChange={onChange && (({ target }) => onChange(Number(target.value)))}
      className={field}
    >
      {options.map(({ id, text }) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

/** The number of the first free label on a sheet. */
export const StartField = ({ label }: { label: string }) => (
  <label className="min-w-0 text-small">
    {label}
    <input type="number" name="start" min={1} max={99} defaultValue={1} required className={field} />
  </label>
);

export const languageOptions = ({ languages }: JobOptions) => languages.map(({ id, name }) => ({ id, text: name }));
export const languageOf = ({ languages }: JobOptions, lang: string) => languages.find(({ code }) => code === lang)?.id;

/** The id of the form of such a dialog, of which one is open at a time. */
export const jobForm = 'job';

/** The button that makes the file, in the dialog's footer. */
export const JobSubmit = ({
  icon: Icon,
  isRunning,
  children,
}: {
  icon: typeof Download;
  isRunning: boolean;
  children: ReactNode;
}) => (
  <button
    type="submit"
    form={jobForm}
    disabled={isRunning}
    aria-busy={isRunning || undefined}
    className="inline-flex min-h-touch w-full cursor-pointer items-center justify-center gap-2 rounded-control bg-accent px-5 font-semibold text-accent-on hover:opacity-90 disabled:opacity-60"
  >
    <Icon aria-hidden className="size-5" />
    {children}
  </button>
);

/** Why the job cannot be done; empty without a reason. It scrolls into view, since it is below the fold on phones. */
export function JobIssue({ children }: { children: string | null }) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (children) message.current?.scrollIntoView?.({ block: 'nearest' });
  }, [children]);
  return (
    <p ref={message} role="status" className="mt-3 text-small font-semibold text-danger">
      {children}
    </p>
  );
}

/** The sheets, sizes and languages of a product's labels, in an interface language; null until they are loaded. */
export function useJobOptions(id: number | undefined, lang: string, onFailure: () => void): JobOptions | null {
  const [options, setOptions] = useState<JobOptions | null>(null);
  const reportFailure = useEffectEvent(onFailure);
  useEffect(() => {
    if (id === undefined) return;
    const controller = new AbortController();
    loadJobOptions(id, lang, controller.signal).then(setOptions, () => {
      if (!controller.signal.aborted) reportFailure();
    });
    return () => controller.abort();
  }, [id, lang]);
  return options;
}

async function loadJobOptions(id: number, lang: string, signal: AbortSignal): Promise<JobOptions> {
  const response = await fetch(basePath + paths.api.labelJob(id, lang), { signal });
  const options = (await response.json()) as JobOptions;
  if (!response.ok || options.resolutions.length === 0) throw new Error('No labels can be printed');
  return options;
}

/** Saves the file of a job; returns the name of the refused setting, '' for another failure, null if it was saved. */
export async function saveJobFile(path: string, defaultName: string, job: object): Promise<string | null> {
  try {
    const response = await callHandler(path, { method: 'POST', body: job });
    if (!response.ok) {
      const { field: refused = '' } = (await response.json()) as { field?: string };
      return refused.split('.').at(-1) ?? '';
    }
    const name = fileNameOf(response.headers.get('content-disposition')) ?? defaultName;
    saveFile(await response.blob(), nameInLocalTime(name, new Date()));
    return null;
  } catch {
    return '';
  }
}
