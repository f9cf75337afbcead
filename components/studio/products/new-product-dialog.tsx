'use client';

import { Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type ReactNode, useId, useState } from 'react';
import {
  type FieldErrors,
  useForm,
  type UseFormRegister,
  type UseFormReturn,
  useFormState,
  useWatch,
} from 'react-hook-form';
import useSWR from 'swr';
import { primaryButton } from '@/components/studio/button-styles';
import { usePointerLabel } from '@/components/studio/use-pointer-label';
import { useStudioFailure } from '@/components/studio/use-studio-failure';
import { Dialog } from '@/components/ui/dialog';
import { PageLink } from '@/components/ui/page-link';
import { callStudio } from '@/lib/browser/studio/call-studio';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { appendColon } from '@/lib/domain/languages/formatting';
import { documentLanguages } from '@/lib/domain/languages/languages';
import {
  type CreatedDrafts,
  nameOf,
  type SourceProblem,
  type StudioAccess,
  type StudioProducts,
} from '@/lib/domain/studio/drafts';
import { hrefOf } from '@/lib/domain/pages/paths';
import { studioPaths } from '@/lib/domain/studio/studio-paths';

const sources = ['empty', 'copy', 'demo', 'esdscom', 'table'] as const;
type Source = (typeof sources)[number];

interface Fields {
  source: Source;
  code: string;
  name: string;
  language: string;
  productKind: 'mixture' | 'substance';
  search: string;
  product: string;
  demo: string;
  files: FileList | null;
}

/** A product file, a table or a data sheet is at most this large (docs/product-file.md, 'Limits'). */
const maxFileBytes = 5 * 1024 * 1024;

const inputStyle =
  'min-h-touch w-full rounded-control border border-line-strong bg-surface px-3 aria-invalid:border-danger';

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
  const [source, search] = useWatch({ control, name: ['source', 'search'] });
  const { errors, isSubmitting } = useFormState({ control });

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
          <SourceFields
            source={source}
            search={search}
            workgroup={workgroup}
            demoProducts={demoProducts}
            register={register}
            errors={errors}
          />
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

function SourceFields({
  source,
  workgroup,
  demoProducts,
  register,
  errors,
  search,
}: {
  source: Source;
  workgroup: number;
  demoProducts: StudioAccess['demoProducts'];
  register: UseFormRegister<Fields>;
  errors: FieldErrors<Fields>;
  search: string;
}) {
  const t = useScopedMessages('studio');
  const id = useId();
  const required = { required: t('studio_required_field') };
  const field = (name: keyof Fields, label: string, control: SourceFieldProps['control'], hint?: string) => (
    <SourceField
      key={name}
      id={`${id}-${name}`}
      label={label}
      hint={hint}
      error={errors[name]?.message}
      control={control}
    />
  );
  // A function, since a field becomes required when it is registered.
  const code = () =>
    field(
      'code',
      t('studio_code'),
      (props) => <input type="text" autoComplete="off" maxLength={100} {...props} {...register('code', required)} />,
      t('studio_code_hint'),
    );
  switch (source) {
    case 'empty':
      return (
        <>
          {code()}
          {field('name', t('studio_name'), (props) => (
            <input type="text" autoComplete="off" maxLength={500} {...props} {...register('name', required)} />
          ))}
          {field(
            'language',
            t('language'),
            (props) => (
              <select {...props} {...register('language')}>
                {documentLanguages.map(({ code, name }) => (
                  <option key={code} value={code} lang={code}>
                    {name}
                  </option>
                ))}
              </select>
            ),
            t('studio_language_hint'),
          )}
          {field('productKind', t('studio_kind'), (props) => (
            <select {...props} {...register('productKind')}>
              <option value="mixture">{t('studio_kind_mixture')}</option>
              <option value="substance">{t('studio_kind_substance')}</option>
            </select>
          ))}
        </>
      );
    case 'copy':
      return (
        <>
          {field('search', t('studio_search'), (props) => (
            <input type="search" autoComplete="off" maxLength={100} {...props} {...register('search')} />
          ))}
          {field('product', t('studio_product'), (props) => (
            <select {...props} {...register('product', required)}>
              <option value="">–</option>
              <ProductOptions workgroup={workgroup} search={search} />
            </select>
          ))}
          {code()}
        </>
      );
    case 'demo':
      return (
        <>
          {field('demo', t('studio_product'), (props) => (
            <select {...props} {...register('demo', required)}>
              {demoProducts.map((product) => (
                <option key={product.id} value={product.id}>
                  {nameOf(product.name, t.lang)}
                </option>
              ))}
            </select>
          ))}
          {code()}
        </>
      );
    case 'esdscom':
    case 'table':
      return (
        <SourceField
          key="files"
          id={`${id}-files`}
          error={errors.files?.message}
          label={t(source === 'table' ? 'studio_table_file' : 'studio_xml_files')}
          hint={t(source === 'table' ? 'studio_table_hint' : 'studio_xml_hint')}
          control={(props) => (
            <input
              key={source}
              type="file"
              multiple={source === 'esdscom'}
              accept={source === 'table' ? '.csv,.tsv,.txt,text/csv' : '.xml,text/xml,application/xml'}
              {...props}
              className="mt-1 block min-h-touch w-full py-2 file:mr-3 file:min-h-touch file:cursor-pointer file:rounded-control file:border file:border-line-strong file:bg-surface file:px-4 file:font-semibold"
              {...register('files', { validate: (files) => (files?.length ? true : t('studio_required_field')) })}
            />
          )}
        >
          {source === 'table' && (
            <a
              href={hrefOf(studioPaths.api.tableTemplate(t.lang))}
              download="products.csv"
              className="inline-flex min-h-touch items-center font-semibold text-accent underline underline-offset-4"
            >
              {t('studio_table_template')}
            </a>
          )}
        </SourceField>
      );
  }
}

interface SourceFieldProps {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  /** Renders the control with the attributes that connect it to label, hint and error. */
  control: (props: object) => ReactNode;
  /** What stands between the hint and the control. */
  children?: ReactNode;
}

/** A field of the form: label, hint, control and error. */
function SourceField({ id, label, hint, error, control, children }: SourceFieldProps) {
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-small text-ink-soft">
          {hint}
        </p>
      )}
      {children}
      {control({
        id,
        className: `${inputStyle} mt-1`,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
      })}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-small font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

/** The products that have a published version, for a copy. */
function ProductOptions({ workgroup, search }: { workgroup: number; search: string }) {
  const t = useScopedMessages('studio');
  const { data } = useSWR<StudioProducts>(
    studioPaths.api.products({ workgroup, search: search.trim() }),
    (path: string) => callStudio<StudioProducts>(path),
    { keepPreviousData: true },
  );
  return (data?.products ?? []).flatMap(({ productId, code, name }) =>
    productId === null
      ? []
      : [
          <option key={productId} value={productId}>
            {`${code} · ${nameOf(name, t.lang)}`}
          </option>,
        ],
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

/** The encoding that XML declares; a table declares none. */
const declaredEncoding = /^<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/;

/** The text of a file; null: it is none, or in an encoding that nothing tells. */
async function textOfFile(file: File): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const mark = start.startsWith('\u00ff\u00fe') ? 'utf-16le' : start.startsWith('\u00fe\u00ff') ? 'utf-16be' : null;
  try {
    const text = new TextDecoder(mark ?? declaredEncoding.exec(start)?.[1] ?? 'utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

/** The body of the call, or the reason why the files cannot be sent. */
async function sourceOf({ source, code, name, language, productKind, product, demo, files: fileList }: Fields) {
  switch (source) {
    case 'empty':
      return { kind: source, code: code.trim(), name: name.trim(), language, productKind };
    case 'copy':
    case 'demo':
      return { kind: source, productId: Number(source === 'copy' ? product : demo), code: code.trim() };
    case 'esdscom':
    case 'table': {
      const chosen = [...(fileList ?? [])];
      if (chosen.reduce((sum, { size }) => sum + size, 0) > maxFileBytes) return 'tooLarge';
      const texts = await Promise.all(chosen.map(textOfFile));
      const files = chosen.flatMap(({ name }, index) => (texts[index] === null ? [] : [{ name, text: texts[index]! }]));
      if (files.length < chosen.length) return 'noText';
      return source === 'table' ? { kind: source, text: files[0]!.text } : { kind: source, files };
    }
  }
}
