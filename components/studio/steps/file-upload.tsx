'use client';

import { LoaderCircle, Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { buttonStyle } from '@/components/studio/fields/field-frame';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { fileSize } from '@/lib/domain/languages/formatting';
import type { DraftFile, JsonValue, StepProps } from '@/lib/domain/studio/step-props';

/** The types that the platform takes, by their extensions. */
const extensions = ['.pdf', '.docx', '.xlsx', '.png', '.jpg', '.jpeg'];
const maxNameBytes = 255;

/** The form of a name in which names of the same file are equal. */
export const keyOf = (name: string) => name.normalize('NFC').toLowerCase();

/** Why a file is not attached. */
type Problem = 'type' | 'size' | 'empty' | 'name' | 'exists' | 'full' | 'offline' | 'ended' | 'state' | 'failed';

const problemOfCode: Record<string, Problem> = {
  file_type: 'type',
  file_empty: 'empty',
  file_name: 'name',
  files_full: 'full',
  too_large: 'size',
  offline: 'offline',
  not_editable: 'state',
  missing_role: 'state',
};

/** A file that is being sent, or that was not attached. */
interface Transfer {
  id: number;
  name: string;
  problem: Problem | null;
  controller: AbortController;
}

/** Sends files one after the other; `replaced` is the path of the file that another one takes the place of. */
export function useFileUpload({
  calls,
  maxBytes,
  isTaken,
  onUploaded,
}: Pick<StepProps, 'calls'> & {
  /** Of one file; undefined: not known yet. */
  maxBytes: number | undefined;
  isTaken: (name: string, replaced: JsonValue | undefined) => boolean;
  onUploaded: (file: File, uploaded: DraftFile, replaced: JsonValue | undefined) => Promise<void>;
}) {
  const t = useScopedMessages('studio');
  const [transfers, setTransfers] = useState<readonly Transfer[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const nextId = useRef(0);
  // Leaving the step aborts the uploads that are still running.
  const running = useRef(new Set<AbortController>());
  useEffect(() => {
    const { current } = running;
    return () => current.forEach((controller) => controller.abort());
  }, []);

  const problemOf = (file: File, replaced: JsonValue | undefined): Problem | null => {
    if (new TextEncoder().encode(file.name).length > maxNameBytes) return 'name';
    if (!extensions.some((extension) => file.name.toLowerCase().endsWith(extension))) return 'type';
    if (file.size === 0) return 'empty';
    if (maxBytes !== undefined && file.size > maxBytes) return 'size';
    return isTaken(file.name, replaced) ? 'exists' : null;
  };

  async function upload(files: readonly File[], replaced?: JsonValue): Promise<void> {
    const chosen = files.map((file) => {
      nextId.current += 1;
      const transfer = { id: nextId.current, name: file.name, problem: problemOf(file, replaced) };
      return { file, transfer: { ...transfer, controller: new AbortController() } };
    });
    // Drops earlier problems, which the author has read.
    setTransfers((current) => [
      ...current.filter(({ problem }) => problem === null),
      ...chosen.map(({ transfer }) => transfer),
    ]);
    for (const { file, transfer } of chosen) {
      const { id, controller, problem } = transfer;
      const { signal } = controller;
      if (problem !== null || signal.aborted) continue;
      const end = (found: Problem | null) =>
        setTransfers((current) =>
          found === null
            ? current.filter((other) => other.id !== id)
            : current.map((other) => (other.id === id ? { ...other, problem: found } : other)),
        );
      running.current.add(controller);
      try {
        const uploaded = await calls.uploadFile(file, signal);
        if (signal.aborted) continue;
        // Two files of one name may have been chosen together.
        if (isTaken(uploaded.name, replaced)) {
          end('exists');
          continue;
        }
        await onUploaded(file, uploaded, replaced);
        end(null);
        setAnnouncement(t('studio_file_uploaded', { name: uploaded.name }));
      } catch (error) {
        if (signal.aborted) continue;
        const { code = '', status, hasEnded } = error as { code?: string; status?: number; hasEnded?: boolean };
        const unknownProblem = status === 413 ? 'size' : 'failed';
        end(hasEnded ? 'ended' : (problemOfCode[code] ?? unknownProblem));
      } finally {
        running.current.delete(controller);
      }
    }
  }

  const cancel = ({ id, controller, name: cancelled }: Transfer) => {
    controller.abort();
    setTransfers((current) => current.filter((other) => other.id !== id));
    setAnnouncement(t('studio_file_cancelled', { name: cancelled }));
  };

  return { transfers, announcement, upload, cancel };
}

/** What is being sent, and what was not attached. */
export function Transfers({
  transfers,
  announcement,
  maxBytes,
  onCancel,
}: {
  transfers: readonly Transfer[];
  announcement: string;
  maxBytes: number | undefined;
  onCancel: (transfer: Transfer) => void;
}) {
  const t = useScopedMessages('studio');
  const texts: Record<Problem, string> = {
    type: t('studio_file_problem_type'),
    size: t('studio_file_problem_size', { size: fileSize(maxBytes ?? 0, t.lang) }),
    empty: t('studio_file_problem_empty'),
    name: t('studio_file_problem_name'),
    exists: t('studio_file_problem_exists'),
    full: t('studio_file_problem_full'),
    offline: t('studio_file_problem_offline'),
    ended: t('studio_file_problem_ended'),
    state: t('studio_file_problem_state'),
    failed: t('studio_file_problem_failed'),
  };
  return (
    <>
      {transfers.length > 0 && (
        <ul className="mb-3 grid grid-cols-1 gap-2">
          {transfers.map((transfer) => (
            <li key={transfer.id} className="flex flex-wrap items-center gap-3 rounded-control bg-sunken px-3 py-2">
              {transfer.problem === null ? (
                <>
                  <LoaderCircle aria-hidden className="size-4 shrink-0 motion-safe:animate-spin" />
                  <span role="status" className="min-w-0 grow wrap-anywhere">
                    {t('studio_file_uploading', { name: transfer.name })}
                  </span>
                  <button type="button" onClick={() => onCancel(transfer)} className={buttonStyle}>
                    {t('cancel')}
                    <span className="sr-only">: {transfer.name}</span>
                  </button>
                </>
              ) : (
                <p role="alert" className="min-w-0 text-danger">
                  <span className="line-clamp-2 font-semibold wrap-anywhere">{transfer.name}</span>
                  {texts[transfer.problem]}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

/** A button that opens the browser's choice of files. */
export function FileButton({
  ref,
  label,
  name,
  describedBy,
  isMultiple = false,
  onFiles,
}: {
  ref?: React.Ref<HTMLButtonElement>;
  label: string;
  /** Of the file that is replaced. */
  name?: string;
  describedBy?: string;
  isMultiple?: boolean;
  onFiles: (files: File[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        ref={ref}
        type="button"
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
        className={buttonStyle}
      >
        <Upload aria-hidden className="size-4" />
        {label}
        {name !== undefined && <span className="sr-only">: {name}</span>}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={name === undefined ? label : `${label}: ${name}`}
        accept={extensions.join(',')}
        multiple={isMultiple}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file can be chosen again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
