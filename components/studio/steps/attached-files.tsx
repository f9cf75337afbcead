'use client';

import clsx from 'clsx';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import useSWR from 'swr';
import { buttonStyle, FindingList } from '@/components/studio/fields/field-frame';
import { useReveal } from '@/components/studio/fields/focus-field';
import { useField, useFieldTexts, useForm } from '@/components/studio/fields/form-context';
import { FieldGrid } from '@/components/studio/fields/group-fields';
import { EntryButtons, moveEntry } from '@/components/studio/fields/list-field';
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

/** The day on which a file was changed last, in the visitor's time zone: `2026-11-29`. */
const dayOf = ({ lastModified }: File) => {
  const day = new Date(lastModified);
  const twoDigits = (figure: number) => String(figure).padStart(2, '0');
  return `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`;
};

/**
 * The files that visitors can download: the author uploads them with a button or by dragging, and describes, replaces and removes
 * them. The file of an entry is a value of the section like any other: it is saved, undone and merged with it.
 */
export function AttachedFiles({ step }: { step: StepProps }) {
  const { calls, isReadOnly } = step;
  const t = useScopedMessages('studio');
  const schema = propertyOf(partSchemas(step.schema).product, 'attachments');
  const { attachments } = step.sections.markets.product ?? {};
  const field = useField({ part: 'product', path: ['attachments'], schema, value: attachments });
  const entries = listOf(attachments);
  const [openEntry, setOpenEntry] = useState<number | null>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  useReveal(field.pointer, (pointer) => {
    const [index, name] = pathOf(pointer.slice(field.pointer.length));
    if (index !== undefined && name !== 'file') setOpenEntry(Number(index));
  });
  const { files, fileOf, store, upload, cancel, ...sending } = useAttachments(step, {
    entries,
    onEntries: (next) => field.change(next.length > 0 ? next : undefined),
    onNewEntry: setOpenEntry,
  });
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
            const { file: path } = objectOf(entry);
            const name = nameOfFile(path) || t('studio_entry', { field: field.label, number: index + 1 });
            const file = fileOf(path);
            return (
              <AttachedFile
                key={index}
                index={index}
                entry={objectOf(entry)}
                name={name}
                file={file}
                hasFiles={files !== undefined}
                pointer={`${field.pointer}/${index}`}
                properties={properties}
                calls={calls}
                isOpen={openEntry === index}
                onToggle={() => setOpenEntry(openEntry === index ? null : index)}
              >
                {!isReadOnly && (
                  <>
                    <FileButton
                      label={t(file ? 'studio_file_replace' : 'studio_file_upload')}
                      name={name}
                      onFiles={(chosen) => void upload(chosen.slice(0, 1), path)}
                    />
                    <EntryButtons
                      name={name}
                      index={index}
                      total={entries.length}
                      move={(movedIndex, step) => {
                        store(moveEntry(entries, movedIndex, step));
                        setOpenEntry(null);
                      }}
                      remove={(removedIndex) => {
                        store(entries.filter((_, kept) => kept !== removedIndex));
                        setOpenEntry(null);
                        chooser.current?.focus();
                      }}
                    />
                  </>
                )}
              </AttachedFile>
            );
          })}
        </ol>
      )}
      <Transfers
        {...sending}
        onCancel={(transfer) => {
          cancel(transfer);
          chooser.current?.focus();
        }}
      />
      {!isReadOnly && <DropArea ref={chooser} files={files} onFiles={(chosen) => void upload(chosen)} />}
    </fieldset>
  );
}

/** The uploaded files, and how they come into the entries that have them. */
function useAttachments(
  { calls, language, sections }: StepProps,
  {
    entries,
    onEntries,
    onNewEntry,
  }: {
    entries: readonly JsonValue[];
    onEntries: (entries: readonly JsonValue[]) => void;
    onNewEntry: (index: number) => void;
  },
) {
  const { change } = useForm();
  const latest = useRef({ entries, scenarios: sections.markets.facts?.exposureScenarios });
  useEffect(() => {
    latest.current = { entries, scenarios: sections.markets.facts?.exposureScenarios };
  });
  const paths = entries.map((entry) => objectOf(entry).file);
  // Another person may have added files, too.
  const { data, mutate } = useSWR<DraftFiles>([calls.draftFiles, ...paths], () => calls.draftFiles(), {
    keepPreviousData: true,
    shouldRetryOnError: false,
  });
  const maxBytes = data?.limits.fileBytes;
  const store = (next: readonly JsonValue[]) => {
    latest.current = { ...latest.current, entries: next };
    onEntries(next);
  };
  const fileOf = (path: JsonValue | undefined): DraftFile | undefined => {
    const hash = typeof path === 'string' ? /^[0-9a-f]{64}(?=\/)/.exec(path)?.[0] : undefined;
    return data?.files.find((file) => (hash ? file.hash === hash : keyOf(file.name) === keyOf(nameOfFile(path))));
  };
  const isTaken = (name: string, replaced: JsonValue | undefined) =>
    latest.current.entries.some((entry) => {
      const { file } = objectOf(entry);
      return file !== replaced && keyOf(nameOfFile(file)) === keyOf(name);
    });

  /** Puts an uploaded file into the entry of the file that it replaces, else into a new entry. */
  function attach(file: File, uploaded: DraftFile, replaced: JsonValue | undefined): void {
    const { entries: currentEntries, scenarios } = latest.current;
    const created = dayOf(file);
    if (replaced === undefined) {
      const described = { category: '', language, status: '', permission: 'public' };
      store([...currentEntries, { file: uploaded.file, created, ...described }]);
      onNewEntry(currentEntries.length);
      return;
    }
    const replacedIndex = currentEntries.findIndex((entry) => objectOf(entry).file === replaced);
    // The entry was removed in the meantime.
    if (replacedIndex < 0) return;
    store(
      currentEntries.map((entry, index) =>
        index === replacedIndex ? { ...objectOf(entry), file: uploaded.file, created } : entry,
      ),
    );
    const replacedName = nameOfFile(replaced);
    if (replacedName === uploaded.name || listOf(scenarios).length === 0) return;
    const renamed = listOf(scenarios).map((scenario) =>
      nameOfFile(objectOf(scenario).file) === replacedName ? { ...objectOf(scenario), file: uploaded.name } : scenario,
    );
    change('facts', ['exposureScenarios'], renamed as JsonObject[]);
  }

  const sending = useFileUpload({
    calls,
    isTaken,
    maxBytes,
    onUploaded: async (file, uploaded, replaced) => {
      await mutate((known) => known && { ...known, files: [...known.files, uploaded] }, { revalidate: false });
      attach(file, uploaded, replaced);
    },
  });

  return { files: data, fileOf, store, maxBytes, ...sending };
}

/** A file with its description, which a button unfolds; `children` are the buttons that change it. */
function AttachedFile({
  index,
  entry,
  name,
  file,
  hasFiles,
  pointer,
  properties,
  calls,
  isOpen,
  onToggle,
  children,
}: {
  index: number;
  entry: JsonObject;
  name: string;
  /** The uploaded file; undefined if it is missing, or not known yet. */
  file: DraftFile | undefined;
  /** Whether the uploaded files are known. */
  hasFiles: boolean;
  pointer: string;
  properties: ReturnType<typeof entryProperties>;
  calls: StepProps['calls'];
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}) {
  const t = useScopedMessages('studio');
  const { lang } = useFieldTexts();
  const { findings } = useForm();
  const { category, language } = entry;
  const entryFindings = findingsAt(findings, pointer, true);
  const facts = [
    typeof category === 'string' && category,
    typeof language === 'string' && language !== '' && languageName(language, lang),
    file ? fileSize(file.size, lang) : hasFiles && t('studio_file_missing'),
  ].filter(Boolean);
  return (
    <li className="min-w-0 rounded-control border border-line">
      <div className="flex flex-wrap items-center gap-1 p-1">
        <div className="min-w-0 grow basis-56 px-2 py-1" data-pointer={`${pointer}/file`}>
          {file ? (
            <a
              href={calls.fileHref(file.hash)}
              target="_blank"
              rel="noreferrer"
              className="font-semibold wrap-anywhere text-accent underline underline-offset-4"
            >
              {name}
            </a>
          ) : (
            <span className="font-semibold wrap-anywhere">{name}</span>
          )}
          <p className="text-small text-ink-soft">
            {facts.join(' · ')}
            {entryFindings.length > 0 && (
              <span className="text-danger">
                {facts.length > 0 && ' · '}
                {t('studio_findings_count', { count: entryFindings.length })}
              </span>
            )}
          </p>
          <FindingList findings={findingsAt(findings, `${pointer}/file`, false)} />
        </div>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={t('studio_file_details_of', { name })}
          onClick={onToggle}
          className={buttonStyle}
        >
          {isOpen ? <ChevronDown aria-hidden className="size-4" /> : <ChevronRight aria-hidden className="size-4" />}
          {t('studio_file_details')}
        </button>
        {children}
      </div>
      {isOpen && (
        <div className="border-t border-line p-3">
          <FieldGrid
            part="product"
            path={['attachments', index]}
            properties={properties}
            required={['category', 'language', 'status', 'created']}
            value={entry}
          />
        </div>
      )}
    </li>
  );
}

/** Takes files from a button or by dragging, and says how large and how many they may be. */
function DropArea({
  ref,
  files,
  onFiles,
}: {
  /** The button. */
  ref: Ref<HTMLButtonElement>;
  /** The uploaded files with their limits; undefined: not known yet. */
  files: DraftFiles | undefined;
  onFiles: (files: File[]) => void;
}) {
  const t = useScopedMessages('studio');
  const { lang } = useFieldTexts();
  const [isDraggedOver, setDraggedOver] = useState(false);
  const hintId = useId();
  return (
    <div
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setDraggedOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDraggedOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setDraggedOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
      className={clsx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border-2 border-dashed p-4',
        isDraggedOver ? 'border-accent bg-sunken' : 'border-line-strong',
      )}
    >
      <FileButton ref={ref} label={t('studio_files_choose')} describedBy={hintId} isMultiple onFiles={onFiles} />
      <span className="hidden text-ink-soft medium:inline">{t('studio_files_drop')}</span>
      {files && (
        <p id={hintId} className="w-full max-w-reading text-small text-ink-soft">
          {t('studio_files_limits', {
            size: fileSize(files.limits.fileBytes, lang),
            count: files.limits.draftFiles,
            total: fileSize(files.limits.draftBytes, lang),
            used: fileSize(files.used.draftBytes, lang),
          })}
        </p>
      )}
    </div>
  );
}

function entryProperties(schema: StepProps['schema']) {
  const list = kindOf(schema);
  const entry = list.kind === 'list' ? kindOf(list.items) : null;
  return entry?.kind === 'object' ? entry.properties : {};
}
