'use client';

import { useRouter } from 'next/navigation';
import { useMemo, useState } from 'react';
import useSWRImmutable from 'swr/immutable';
import { CallFailed } from '@/components/studio/call-failed';
import { useStudioFailure } from '@/components/studio/use-studio-failure';
import { callStudio, createStudioCalls } from '@/lib/browser/studio/call-studio';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { documentLanguages } from '@/lib/domain/languages/languages';
import type { CreatedDrafts } from '@/lib/domain/studio/drafts';
import {
  type JsonSchema,
  type JsonObject,
  type SectionName,
  sectionNames,
  type StepProps,
  type StudioSubstance,
} from '@/lib/domain/studio/step-props';
import { studioPaths } from '@/lib/domain/studio/studio-paths';
import { Plus } from 'lucide-react';
import useSWR from 'swr';
import { DataTable } from '@/components/ui/data-table';
import { buttonStyle, inputStyle } from '@/components/studio/fields/field-frame';
import { FieldGrid } from '@/components/studio/fields/group-fields';
import { StepForm } from '@/components/studio/steps/step-form';
import { maxSearchLength, useSearch } from '@/components/studio/steps/use-search';
import { cellText } from '@/lib/domain/studio/ingredient-cells';
import { listOf, objectOf } from '@/lib/domain/studio/pointers';
import { partSchemas, propertyOf } from '@/lib/domain/studio/schema';

const languages = documentLanguages.map(({ code }) => code);

/** The workgroup's library of substances. */
export function SubstancesScreen({ workgroup, isReadOnly }: { workgroup: number; isReadOnly: boolean }) {
  const t = useScopedMessages('studio');
  const router = useRouter();
  const { textOf, report } = useStudioFailure();
  const [language, setLanguage] = useState<string>(t.lang);
  const { data: schema, error } = useSWRImmutable<JsonSchema, unknown>(studioPaths.api.schema(), (path: string) =>
    callStudio<JsonSchema>(path),
  );
  const [failureText] = useState(() => textOf);
  const calls = useMemo(() => createStudioCalls(workgroup, '', failureText), [workgroup, failureText]);
  const open = async ({ productId, draft }: { productId: number | null; draft: string | null }) => {
    if (draft) return router.push(studioPaths.step(draft, 'ingredients'));
    try {
      const body = { workgroup, from: { kind: 'product', productId } };
      const { drafts } = await callStudio<CreatedDrafts>(studioPaths.api.drafts(), { method: 'POST', body });
      if (drafts[0]) router.push(studioPaths.step(drafts[0], 'ingredients'));
    } catch (error) {
      report(error);
    }
  };
  return (
    <>
      <h1 className="mb-2 text-h1-phone font-semibold medium:text-h1">{t('studio_substances')}</h1>
      <p className="mb-5 max-w-reading text-ink-soft">{t('studio_substances_text')}</p>
      {schema ? (
        <SubstanceLibrary
          schema={schema}
          calls={calls}
          language={language}
          languages={languages}
          isReadOnly={isReadOnly}
          onLanguage={setLanguage}
          onOpen={(use) => void open(use)}
        />
      ) : (
        <CallFailed error={error} page={studioPaths.substances(workgroup)} />
      )}
    </>
  );
}

interface LibraryProps extends Pick<
  StepProps,
  'schema' | 'calls' | 'language' | 'languages' | 'onLanguage' | 'isReadOnly'
> {
  /** Opens a product or draft in which a substance is used. */
  onOpen(use: { productId: number | null; draft: string | null }): void;
}

/** A substance while it is edited; without an id it is new. */
interface Edited {
  id?: string;
  revision?: number;
  content: JsonObject;
}

/** The workgroup's substances: search, edit, and the products in which each is used. */
function SubstanceLibrary(props: LibraryProps) {
  const t = useScopedMessages('studio');
  const { calls, language, isReadOnly } = props;
  const [edited, setEdited] = useState<Edited | null>(null);
  const { search, setSearch, found, failure, reload } = useSearch<StudioSubstance>(
    'studio-library',
    async (text) => (await calls.searchSubstances(text)).substances,
    { findsAll: true },
  );
  const nameOf = (content: JsonObject) =>
    cellText(content, 'name', language, t.lang) ||
    cellText(content, 'name', 'en', t.lang) ||
    cellText(content, 'cas', 'en', t.lang);
  const close = () => {
    setEdited(null);
    void reload();
  };
  if (edited) return <SubstanceForm {...props} key={edited.id ?? 'new'} substance={edited} onClose={close} />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <label htmlFor="substance-search" className="grid grow gap-1 font-semibold">
          {t('studio_substance_search')}
          <input
            id="substance-search"
            type="search"
            maxLength={maxSearchLength}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            className={`${inputStyle} font-normal`}
          />
        </label>
        {!isReadOnly && (
          <button type="button" className={buttonStyle} onClick={() => setEdited({ content: {} })}>
            <Plus aria-hidden className="size-4" />
            {t('studio_substance_new')}
          </button>
        )}
      </div>
      {failure && (
        <p role="alert" className="text-danger">
          {failure}
        </p>
      )}
      {found?.length === 0 && <p className="text-ink-soft">{t('studio_substance_none')}</p>}
      {found && found.length > 0 && (
        <DataTable
          label={t('studio_substances')}
          rows={[...found]}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'name',
              header: t('studio_column_ingredient'),
              cell: (substance) => (
                <button
                  type="button"
                  className="text-left font-semibold text-accent underline"
                  onClick={() => setEdited(substance)}
                >
                  {nameOf(substance.content)}
                </button>
              ),
            },
            { key: 'cas', header: 'CAS', cell: ({ content }) => cellText(content, 'cas', 'en', t.lang) },
            {
              key: 'classification',
              header: t('studio_classification'),
              cell: ({ content }) => cellText(content, 'classification', 'en', t.lang),
            },
          ]}
        />
      )}
    </div>
  );
}

const contentFields: readonly string[] = ['content', 'contentRange'];

function SubstanceForm({ substance, onClose, ...props }: LibraryProps & { substance: Edited; onClose: () => void }) {
  const t = useScopedMessages('studio');
  const [content, setContent] = useState(substance.content);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const schema = propertyOf(partSchemas(props.schema).facts, 'composition').items ?? {};
  const properties = Object.fromEntries(
    Object.entries(schema.properties ?? {}).filter(([name]) => !contentFields.includes(name)),
  );
  const empty = Object.fromEntries(sectionNames.map((name) => [name, {}])) as Record<SectionName, object>;
  const step: StepProps = {
    ...props,
    sections: { ...empty, ingredients: { facts: { composition: [content] } } },
    findings: [],
    isChecked: false,
    isCurrent: false,
    classification: null,
    ingredients: null,
    onChange: (_, { facts }) => setContent(objectOf(listOf(facts?.composition)[0])),
    onGo: () => {},
  };
  const run = async (action: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await action();
      onClose();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  const { id, revision } = substance;
  const isNew = id === undefined;
  return (
    <div className="grid grid-cols-1 gap-5">
      <h2 className="text-h2 font-semibold">
        {isNew
          ? t('studio_substance_new')
          : cellText(content, 'name', props.language, t.lang) || cellText(content, 'cas', 'en', t.lang)}
      </h2>
      {!isNew && <Uses id={id} calls={props.calls} language={props.language} onOpen={props.onOpen} />}
      <StepForm step={step} section="ingredients">
        <FieldGrid
          part="facts"
          path={['composition', 0]}
          properties={properties}
          required={schema.required?.filter((name) => !contentFields.includes(name))}
          value={content}
        />
      </StepForm>
      <p role="alert" className="text-danger empty:hidden">
        {failure}
      </p>
      <div className="flex flex-wrap gap-3">
        {!props.isReadOnly && (
          <button
            type="button"
            disabled={isBusy}
            className={buttonStyle}
            onClick={() => void run(() => props.calls.saveSubstance({ id, revision, content }))}
          >
            {t('studio_substance_save')}
          </button>
        )}
        <button type="button" className={buttonStyle} onClick={onClose}>
          {t('studio_back')}
        </button>
        {!isNew && revision !== undefined && !props.isReadOnly && (
          <button
            type="button"
            disabled={isBusy}
            className={`${buttonStyle} ml-auto text-danger`}
            onClick={() => void run(() => props.calls.deleteSubstance({ id, revision }))}
          >
            {t('studio_substance_delete')}
          </button>
        )}
      </div>
    </div>
  );
}

/** The products that a change of the substance concerns. */
function Uses({ id, calls, language, onOpen }: { id: string } & Pick<LibraryProps, 'calls' | 'language' | 'onOpen'>) {
  const t = useScopedMessages('studio');
  const { data, error } = useSWR(['studio-uses', id] as const, () => calls.substanceUses(id), {
    revalidateOnFocus: false,
  });
  if (error instanceof Error) return <p className="text-danger">{error.message}</p>;
  if (!data) return null;
  if (data.length === 0) return <p className="text-ink-soft">{t('studio_uses_none')}</p>;
  return (
    <DataTable
      label={t('studio_uses')}
      rows={[...data]}
      rowKey={({ productId, draft }) => `${productId} ${draft}`}
      columns={[
        {
          key: 'name',
          header: t('studio_uses'),
          cell: (use) => (
            <button type="button" className="text-left font-semibold text-accent underline" onClick={() => onOpen(use)}>
              {use.name[language] ?? use.name.en ?? use.code}
            </button>
          ),
        },
        { key: 'code', header: t('studio_column_code'), cell: ({ code }) => code },
        {
          key: 'content',
          header: t('studio_column_content'),
          cell: ({ content }) => (content === null ? null : String(content)),
        },
      ]}
    />
  );
}
