'use client';

import clsx from 'clsx';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import useSWR from 'swr';
import { buttonStyle, FindingList } from '@/components/studio/fields/field-frame';
import { useReveal } from '@/components/studio/fields/focus-field';
import { useField, useFieldTexts, useForm } from '@/components/studio/fields/form-context';
import { FieldGrid } from '@/components/studio/fields/group-fields';
import { EntryButtons, moved } from '@/components/studio/fields/list-field';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { FileButton, keyOf, Transfers, useFileUpload } from '@/components/studio/steps/file-upload';
import { fileSize } from '@/lib/domain/languages/formatting';
import { languageName } from '@/lib/domain/languages/language-name';
import { findingsAt, listOf, objectOf, pathOf } from '@/lib/domain/studio/pointers';
import { kindOf, partSchemas, propertyOf } from '@/lib/domain/studio/schema';
import type { DraftFile, DraftFiles, JsonObject, JsonValue, StepProps } from '@/lib/domain/studio/step-props';

/** The name of a file by its path in `attachments`. */
export const nameOfFile = (path: JsonValue | undefined): string =>
  typeof path === 'string' ? (path.split('/').at(-1) ?? '') : '';

/** The day of a file, as its computer knows it. */
const dayOf = ({ lastModified }: File) => {
  const day = new Date(lastModified);
  const two = (figure: number) => String(figure).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
};

/**
 * The files that visitors can download: uploaded with a button or by dragging, shown, described, replaced and removed. Which file an
 * entry has is a value of the section like any other: it is saved, taken back and merged with it.
 */
export function AttachedFiles({ step }: { step: StepProps }) {
  const { calls, language, isReadOnly } = step;
  const schema = propertyOf(partSchemas(step.schema).product, 'attachments');
  const { attachments } = step.sections.markets.product ?? {};
  const field = useField({ part: 'product', path: ['attachments'], schema, value: attachments });
  const { findings, change } = useForm();
  const t = useScopedMessages('studio');
  const { lang } = useFieldTexts();
  const entries = listOf(attachments);
  const latest = useRef({ entries, scenarios: step.sections.markets.facts?.exposureScenarios });
  useEffect(() => {
    latest.current = { entries, scenarios: step.sections.markets.facts?.exposureScenarios };
  });
  const paths = entries.map((entry) => objectOf(entry).file);
  // Another person may have added files, too.
  const { data, mutate } = useSWR<DraftFiles>([calls.draftFiles, ...paths], () => calls.draftFiles(), {
    ...{ keepPreviousData: true, shouldRetryOnError: false },
  });
  const [openEntry, setOpenEntry] = useState<number | null>(null);
  const [isOver, setOver] = useState(false);
  const chooser = useRef<HTMLButtonElement>(null);
  const hintId = useId();
  useReveal(field.pointer, (pointer) => {
    const [index, name] = pathOf(pointer.slice(field.pointer.length));
    if (index !== undefined && name !== 'file') setOpenEntry(Number(index));
  });
  const limits = data?.limits;
  const store = (next: readonly JsonValue[]) => {
    latest.current = { ...latest.current, entries: next };
    field.change(next.length > 0 ? next : undefined);
  };
  const fileOf = (path: JsonValue | undefined): DraftFile | undefined => {
    const hash = typeof path === 'string' ? /^[0-9a-f]{64}(?=\/)/.exec(path)?.[0] : undefined;
    return data?.files.find((one) => (hash ? one.hash === hash : keyOf(one.name) === keyOf(nameOfFile(path))));
  };
  const isTaken = (name: string, replaced: JsonValue | undefined) =>
    latest.current.entries.some((entry) => {
      const { file } = objectOf(entry);
      return file !== replaced && keyOf(nameOfFile(file)) === keyOf(name);
    });

  /** Names an uploaded file: in the entry that had `replaced`, else in a new one. */
  function name(file: File, uploaded: DraftFile, replaced: JsonValue | undefined): void {
    const { entries: now, scenarios } = latest.current;
    const own = { file: uploaded.file, created: dayOf(file) };
    const place = replaced === undefined ? -1 : now.findIndex((entry) => objectOf(entry).file === replaced);
    // The entry was removed in the meantime.
    if (replaced !== undefined && place < 0) return;
    if (place < 0) {
      const permission = 'public';
      store([...now, { ...own, category: '', language, status: '', permission }]);
      setOpenEntry(now.length);
      return;
    }
    store(now.map((entry, index) => (index === place ? { ...objectOf(entry), ...own } : entry)));
    const before = nameOfFile(replaced);
    if (before === uploaded.name || listOf(scenarios).length === 0) return;
    const renamed = listOf(scenarios).map((one) =>
      nameOfFile(objectOf(one).file) === before ? { ...objectOf(one), file: uploaded.name } : one,
    );
    change('facts', ['exposureScenarios'], renamed as JsonObject[]);
  }

  const { upload, cancel, ...sending } = useFileUpload({
    ...{ calls, isTaken, maxBytes: limits?.fileBytes },
    onUploaded: async (file, uploaded, replaced) => {
      await mutate((before) => before && { ...before, files: [...before.files, uploaded] }, { revalidate: false });
      name(file, uploaded, replaced);
    },
  });

  const drag = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      void upload([...event.dataTransfer.files]);
    },
  };
  const properties = { ...entryProperties(schema) };
  delete properties.file;

  return (
    <fieldset data-pointer={field.pointer} className="min-w-0" aria-describedby={field.findingsId}>
      <legend className="mb-1 font-semibold">
        {field.label}
        <span className="ml-2 font-normal text-ink-soft tabular-nums">{entries.length}</span>
      </legend>
      <FindingList id={field.findingsId} findings={field.findings} />
      {entries.length > 0 && (
        <ol className="mb-3 grid grid-cols-1 gap-2">
          {entries.map((entry, index) => {
            const value = objectOf(entry);
            const { file: path, category, language: code } = value;
            const fileName = nameOfFile(path) || t('studio_entry', { field: field.label, number: index + 1 });
            const found = fileOf(path);
            const pointer = `${field.pointer}/${index}`;
            const own = findingsAt(findings, pointer, true);
            const ofFile = findingsAt(findings, `${pointer}/file`, false);
            const isOpen = openEntry === index;
            const about = [
              typeof category === 'string' && category,
              typeof code === 'string' && code !== '' && languageName(code, lang),
              found ? fileSize(found.size, lang) : data && t('studio_file_missing'),
            ].filter(Boolean);
            return (
              <li key={index} className="min-w-0 rounded-control border border-line">
                <div className="flex flex-wrap items-center gap-1 p-1">
                  <div className="min-w-0 grow basis-56 px-2 py-1" data-pointer={`${pointer}/file`}>
                    {found ? (
                      <a
                        href={calls.fileHref(found.hash)}
                        target="_blank"
                        rel="noreferrer"
                        className="font-semibold wrap-anywhere text-accent underline underline-offset-4"
                      >
                        {fileName}
                      </a>
                    ) : (
                      <span className="font-semibold wrap-anywhere">{fileName}</span>
                    )}
                    <p className="text-small text-ink-soft">
                      {about.join(' · ')}
                      {own.length > 0 && (
                        <span className="text-danger">
                          {about.length > 0 && ' · '}
                          {t('studio_findings_count', { count: own.length })}
                        </span>
                      )}
                    </p>
                    <FindingList findings={ofFile} />
                  </div>
                  <button
                    type="button"
                    aria-expanded={isOpen}
                    aria-label={t('studio_file_details_of', { name: fileName })}
                    onClick={() => setOpenEntry(isOpen ? null : index)}
                    className={buttonStyle}
                  >
                    {isOpen ? (
                      <ChevronDown aria-hidden className="size-4" />
                    ) : (
                      <ChevronRight aria-hidden className="size-4" />
                    )}
                    {t('studio_file_details')}
                  </button>
                  {!isReadOnly && (
                    <>
                      <FileButton
                        label={t(found ? 'studio_file_replace' : 'studio_file_upload')}
                        name={fileName}
                        onFiles={(files) => void upload(files.slice(0, 1), path)}
                      />
                      <EntryButtons
                        name={fileName}
                        index={index}
                        total={entries.length}
                        move={(at, by) => {
                          store(moved(entries, at, by));
                          setOpenEntry(null);
                        }}
                        remove={(at) => {
                          store(entries.filter((_, place) => place !== at));
                          setOpenEntry(null);
                          chooser.current?.focus();
                        }}
                      />
                    </>
                  )}
                </div>
                {isOpen && (
                  <div className="border-t border-line p-3">
                    <FieldGrid
                      part="product"
                      path={['attachments', index]}
                      properties={properties}
                      required={['category', 'language', 'status', 'created']}
                      value={value}
                    />
                  </div>
                )}
              </li>
            );
          })}
        </ol>
      )}
      <Transfers
        {...sending}
        maxBytes={limits?.fileBytes}
        onCancel={(transfer) => {
          cancel(transfer);
          chooser.current?.focus();
        }}
      />
      {!isReadOnly && (
        <div
          {...drag}
          className={clsx(
            'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border-2 border-dashed p-4',
            isOver ? 'border-accent bg-sunken' : 'border-line-strong',
          )}
        >
          <FileButton
            ref={chooser}
            label={t('studio_files_choose')}
            describedBy={hintId}
            isMultiple
            onFiles={(files) => void upload(files)}
          />
          <span className="hidden text-ink-soft medium:inline">{t('studio_files_drop')}</span>
          {limits && data && (
            <p id={hintId} className="w-full max-w-reading text-small text-ink-soft">
              {t('studio_files_limits', {
                size: fileSize(limits.fileBytes, lang),
                count: limits.draftFiles,
                total: fileSize(limits.draftBytes, lang),
                used: fileSize(data.used.draftBytes, lang),
              })}
            </p>
          )}
        </div>
      )}
    </fieldset>
  );
}

function entryProperties(schema: StepProps['schema']) {
  const list = kindOf(schema);
  const entry = list.kind === 'list' ? kindOf(list.items) : null;
  return entry?.kind === 'object' ? entry.properties : {};
}
