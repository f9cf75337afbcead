'use client';

import { Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { useForm, type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { primaryButton } from '@/components/studio/button-styles';
import { type Fields, SourceFields, sourceOf, sources } from '@/components/studio/products/source-fields';
import { usePointerLabel } from '@/components/studio/use-pointer-label';
import { useStudioFailure } from '@/components/studio/use-studio-failure';
import { Dialog } from '@/components/ui/dialog';
import { PageLink } from '@/components/ui/page-link';
import { callStudio } from '@/lib/browser/studio/call-studio';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { appendColon } from '@/lib/domain/languages/formatting';
import type { CreatedDrafts, SourceProblem, StudioAccess } from '@/lib/domain/studio/drafts';
import { studioPaths } from '@/lib/domain/studio/studio-paths';

interface NewProductProps {
  workgroup: number;
  demoProducts: StudioAccess['demoProducts'];
  interfaceLang: string;
}

/** Creates a draft from nothing, from a copy, from a demo product, from eSDScom XML or from a table. */
export function NewProductDialog(props: NewProductProps) {
  const { demoProducts, interfaceLang } = props;
  const t = useScopedMessages('studio');
  const [isOpen, setOpen] = useState(false);
  // The form outlives the dialog, so that closing it loses nothing that was typed.
  const form = useForm<Fields>({
    defaultValues: {
      source: 'empty',
      code: '',
      name: '',
      language: interfaceLang,
      productKind: 'mixture',
      search: '',
      product: '',
      demo: String(demoProducts[0]?.id ?? ''),
      files: null,
    },
  });
  const close = () => {
    // A file input cannot show the files that were chosen before.
    form.resetField('files');
    setOpen(false);
  };
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={primaryButton}>
        <Plus aria-hidden className="size-5" />
        {t('studio_new_product')}
      </button>
      {isOpen && <OpenDialog {...props} form={form} onClose={close} />}
    </>
  );
}

function OpenDialog({
  workgroup,
  demoProducts,
  form,
  onClose,
}: NewProductProps & { form: UseFormReturn<Fields>; onClose: () => void }) {
  const t = useScopedMessages('studio');
  const router = useRouter();
  const formId = useId();
  const { textOf } = useStudioFailure();
  const [failure, setFailure] = useState<string | null>(null);
  const [result, setResult] = useState<CreatedDrafts | null>(null);
  const { register, handleSubmit, control } = form;
  const source = useWatch({ control, name: 'source' });
  const { isSubmitting } = useFormState({ control });

  // Without a draft another file can be chosen at once.
  const hasDrafts = result !== null && result.drafts.length > 0;

  const create = handleSubmit(async (fields) => {
    setFailure(null);
    setResult(null);
    try {
      const from = await sourceOf(fields);
      if (from === 'tooLarge') return setFailure(t('studio_file_too_large'));
      if (from === 'noText')
        return setFailure(t(fields.source === 'table' ? 'studio_table_no_text' : 'studio_xml_no_text'));
      const created = await callStudio<CreatedDrafts>(studioPaths.api.drafts(), {
        method: 'POST',
        body: { workgroup, from },
      });
      if (created.drafts.length > 0) form.reset();
      if (created.drafts.length === 1 && created.problems.length === 0)
        return router.push(studioPaths.step(created.drafts[0]!, 'start'));
      setResult(created);
      router.refresh();
    } catch (error) {
      setFailure(textOf(error));
    }
  });

  const shown = sources.filter((option) => option !== 'demo' || demoProducts.length > 0);
  return (
    <Dialog
      title={t('studio_new_product')}
      closeLabel={t('close')}
      open
      onOpenChange={onClose}
      footer={
        !hasDrafts && (
          <button type="submit" form={formId} disabled={isSubmitting} className={primaryButton}>
            {t(isSubmitting ? 'studio_creating' : 'studio_create')}
          </button>
        )
      }
    >
      {hasDrafts ? (
        <CreatedList created={result} />
      ) : (
        <form id={formId} noValidate onSubmit={(event) => void create(event)} className="flex flex-col gap-5">
          <fieldset>
            <legend className="mb-1 font-semibold">{t('studio_from')}</legend>
            {shown.map((option) => (
              <label key={option} className="flex min-h-touch cursor-pointer items-center gap-3">
                <input type="radio" value={option} {...register('source')} />
                {t(`studio_from_${option}`)}
              </label>
            ))}
          </fieldset>
          <SourceFields source={source} form={form} workgroup={workgroup} demoProducts={demoProducts} />
          <p role="alert" className="font-semibold text-danger empty:hidden">
            {failure}
          </p>
          {result && (
            <div role="status" className="flex flex-col gap-3">
              <p className="font-semibold">{t('studio_created_none')}</p>
              <Problems problems={result.problems} />
            </div>
          )}
        </form>
      )}
    </Dialog>
  );
}

/** What several drafts came of, and what could not be read. */
function CreatedList({ created: { drafts, problems } }: { created: CreatedDrafts }) {
  const t = useScopedMessages('studio');
  const [draft, ...others] = drafts;
  return (
    <div role="status" className="flex flex-col gap-3">
      <p className="font-semibold">{t('studio_created', { count: drafts.length })}</p>
      {draft !== undefined && others.length === 0 && (
        <p>
          <PageLink href={studioPaths.step(draft, 'start')} className="font-semibold text-accent underline">
            {t('studio_open_draft')}
          </PageLink>
        </p>
      )}
      {problems.length > 0 && (
        <>
          <p>{t('studio_problems')}</p>
          <Problems problems={problems} />
        </>
      )}
    </div>
  );
}

function Problems({ problems }: { problems: readonly SourceProblem[] }) {
  const t = useScopedMessages('studio');
  const pointerLabel = usePointerLabel();
  const placeOf = ({ file, line, field }: SourceProblem) =>
    [
      file,
      line !== null && t('studio_line', { line }),
      field !== null && (field.startsWith('/') ? pointerLabel(field) : field),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <ul className="max-h-80 list-disc overflow-y-auto pl-5 text-small">
      {problems.map((problem, index) => (
        <li
          key={`${index} ${problem.message}`}
          className={problem.severity === 'error' ? 'wrap-anywhere text-danger' : 'wrap-anywhere'}
        >
          {placeOf(problem) && `${appendColon(placeOf(problem), t.lang)} `}
          <span lang={problem.language ?? undefined}>{problem.message}</span>
        </li>
      ))}
    </ul>
  );
}
