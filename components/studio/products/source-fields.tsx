import { type ReactNode, useId } from 'react';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import useSWR from 'swr';
import { callStudio } from '@/lib/browser/studio/call-studio';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { documentLanguages } from '@/lib/domain/languages/languages';
import { hrefOf } from '@/lib/domain/pages/paths';
import { nameOf, type StudioAccess, type StudioProducts } from '@/lib/domain/studio/drafts';
import { studioPaths } from '@/lib/domain/studio/studio-paths';

/** What a draft can be made from. */
export const sources = ['empty', 'copy', 'demo', 'esdscom', 'table'] as const;
type Source = (typeof sources)[number];

/** The form of a new product: the fields of all sources. */
export interface Fields {
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

interface SourceProps {
  form: UseFormReturn<Fields>;
  workgroup: number;
  demoProducts: StudioAccess['demoProducts'];
}

/** The fields that a source needs. */
export function SourceFields({ source, ...props }: SourceProps & { source: Source }) {
  switch (source) {
    case 'empty':
      return <EmptyFields {...props} />;
    case 'copy':
      return <CopyFields {...props} />;
    case 'demo':
      return <DemoFields {...props} />;
    case 'esdscom':
    case 'table':
      return <FileFields key={source} form={props.form} source={source} />;
  }
}

function EmptyFields({ form }: SourceProps) {
  const t = useScopedMessages('studio');
  return (
    <>
      <CodeField form={form} />
      <Field
        form={form}
        name="name"
        label={t('studio_name')}
        control={(props) => (
          <input
            type="text"
            autoComplete="off"
            maxLength={500}
            {...props}
            {...form.register('name', { required: t('studio_required_field') })}
          />
        )}
      />
      <Field
        form={form}
        name="language"
        label={t('language')}
        hint={t('studio_language_hint')}
        control={(props) => (
          <select {...props} {...form.register('language')}>
            {documentLanguages.map(({ code, name }) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      />
      <Field
        form={form}
        name="productKind"
        label={t('studio_kind')}
        control={(props) => (
          <select {...props} {...form.register('productKind')}>
            <option value="mixture">{t('studio_kind_mixture')}</option>
            <option value="substance">{t('studio_kind_substance')}</option>
          </select>
        )}
      />
    </>
  );
}

function CopyFields({ form, workgroup }: SourceProps) {
  const t = useScopedMessages('studio');
  const search = useWatch({ control: form.control, name: 'search' });
  return (
    <>
      <Field
        form={form}
        name="search"
        label={t('studio_search')}
        control={(props) => (
          <input type="search" autoComplete="off" maxLength={100} {...props} {...form.register('search')} />
        )}
      />
      <Field
        form={form}
        name="product"
        label={t('studio_product')}
        control={(props) => (
          <select {...props} {...form.register('product', { required: t('studio_required_field') })}>
            <option value="">–</option>
            <ProductOptions workgroup={workgroup} search={search} />
          </select>
        )}
      />
      <CodeField form={form} />
    </>
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

function DemoFields({ form, demoProducts }: SourceProps) {
  const t = useScopedMessages('studio');
  return (
    <>
      <Field
        form={form}
        name="demo"
        label={t('studio_product')}
        control={(props) => (
          <select {...props} {...form.register('demo', { required: t('studio_required_field') })}>
            {demoProducts.map((product) => (
              <option key={product.id} value={product.id}>
                {nameOf(product.name, t.lang)}
              </option>
            ))}
          </select>
        )}
      />
      <CodeField form={form} />
    </>
  );
}

/** Files of eSDScom XML, or a table with its template. */
function FileFields({ form, source }: Pick<SourceProps, 'form'> & { source: 'esdscom' | 'table' }) {
  const t = useScopedMessages('studio');
  const isTable = source === 'table';
  return (
    <Field
      form={form}
      name="files"
      label={t(isTable ? 'studio_table_file' : 'studio_xml_files')}
      hint={t(isTable ? 'studio_table_hint' : 'studio_xml_hint')}
      control={(props) => (
        <input
          type="file"
          multiple={!isTable}
          accept={isTable ? '.csv,.tsv,.txt,text/csv' : '.xml,text/xml,application/xml'}
          {...props}
          className="mt-1 block min-h-touch w-full py-2 file:mr-3 file:min-h-touch file:cursor-pointer file:rounded-control file:border file:border-line-strong file:bg-surface file:px-4 file:font-semibold"
          {...form.register('files', { validate: (files) => (files?.length ? true : t('studio_required_field')) })}
        />
      )}
    >
      {isTable && (
        <a
          href={hrefOf(studioPaths.api.tableTemplate(t.lang))}
          download="products.csv"
          className="inline-flex min-h-touch items-center font-semibold text-accent underline underline-offset-4"
        >
          {t('studio_table_template')}
        </a>
      )}
    </Field>
  );
}

function CodeField({ form }: Pick<SourceProps, 'form'>) {
  const t = useScopedMessages('studio');
  return (
    <Field
      form={form}
      name="code"
      label={t('studio_code')}
      hint={t('studio_code_hint')}
      control={(props) => (
        <input
          type="text"
          autoComplete="off"
          maxLength={100}
          {...props}
          {...form.register('code', { required: t('studio_required_field') })}
        />
      )}
    />
  );
}

/** A field of the form: label, hint, control and error. */
function Field({
  form,
  name,
  label,
  hint,
  control,
  children,
}: {
  form: UseFormReturn<Fields>;
  name: keyof Fields;
  label: string;
  hint?: string;
  /** Renders the control with the attributes that connect it to label, hint and error. */
  control: (props: object) => ReactNode;
  /** What stands between the hint and the control. */
  children?: ReactNode;
}) {
  const id = useId();
  const { errors } = useFormState({ control: form.control, name });
  const error = errors[name]?.message;
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
        className:
          'mt-1 min-h-touch w-full rounded-control border border-line-strong bg-surface px-3 aria-invalid:border-danger',
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
export async function sourceOf({ source, code, name, language, productKind, product, demo, files: fileList }: Fields) {
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
