'use client';

import { createContext, type ReactNode, use, useEffect, useMemo, useRef } from 'react';
import { isWrong } from '@/components/studio/fields/finding-kinds';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { findingsAt, type Path, pointerInFile, type SectionPart, withSectionValue } from '@/lib/domain/studio/pointers';
import type {
  Finding,
  JsonSchema,
  JsonValue,
  OpenQuestion,
  SectionName,
  StepProps,
} from '@/lib/domain/studio/step-props';

export interface FieldProps {
  part: SectionPart;
  path: Path;
  schema: JsonSchema;
  value: JsonValue | undefined;
  isRequired?: boolean;
  /** Default: the label of the field's name. */
  label?: string;
  /** The label is read out only, as in a row of a list. */
  isLabelHidden?: boolean;
  /** Ids of texts around the field that describe it, too. */
  describedBy?: string;
}

interface Form extends Pick<StepProps, 'findings' | 'language' | 'languages' | 'isReadOnly' | 'onLanguage'> {
  root: JsonSchema;
  /** Stores another value; undefined removes the field. */
  change: (part: SectionPart, path: Path, next: JsonValue | undefined) => void;
  /** Renders a field within another one. */
  renderField: (field: FieldProps) => ReactNode;
}

const FormContext = createContext<Form | null>(null);
const StepContext = createContext<StepProps | null>(null);

/** The step around a field, for what it changes in other sections. @throws {TypeError} outside of a `FormProvider` */
export function useStep(): StepProps {
  const step = use(StepContext);
  if (!step) throw new TypeError('A field is outside of a step.');
  return step;
}

/** The form around a field. @throws {TypeError} outside of a `FormProvider` */
export function useForm(): Form {
  const form = use(FormContext);
  if (!form) throw new TypeError('A field is outside of a form.');
  return form;
}

/** What the fields of a section share. Changes that follow each other before the next render are all kept. */
export function FormProvider({
  step,
  section,
  renderField,
  children,
}: {
  step: StepProps;
  section: SectionName;
  renderField: Form['renderField'];
  children: ReactNode;
}) {
  const { findings, language, languages, isReadOnly, onLanguage, schema: root } = step;
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  }, [step]);

  const form = useMemo<Form>(
    () => ({
      findings,
      language,
      languages,
      isReadOnly,
      onLanguage,
      root,
      renderField,
      change: (part, path, next) => {
        const { sections, onChange } = latest.current;
        const content = withSectionValue(sections[section], part, path, next);
        latest.current = { ...latest.current, sections: { ...sections, [section]: content } };
        onChange(section, content);
      },
    }),
    [findings, language, languages, isReadOnly, onLanguage, root, renderField, section],
  );
  return (
    <StepContext value={step}>
      <FormContext value={form}>{children}</FormContext>
    </StepContext>
  );
}

/** The ids, findings and labels of a field. */
export function useField({ part, path, label, schema, describedBy }: FieldProps, { withParts = false } = {}) {
  const { findings, isReadOnly, change } = useForm();
  const { fieldLabel, fieldHelp } = useFieldTexts();
  const pointer = pointerInFile(part, path);
  const all = findingsAt(findings, pointer, withParts);
  const plainFindings = all.filter(({ question }) => !question);
  const id = `field${pointer}`;
  const findingsId = plainFindings.length > 0 ? `${id}-findings` : undefined;
  const questions = questionsOf(all, id);
  return {
    pointer,
    id,
    isReadOnly,
    schema,
    label: label ?? fieldLabel(String(path.at(-1))),
    help: fieldHelp(path),
    findings: plainFindings,
    questions,
    isInvalid: plainFindings.some(isWrong),
    findingsId,
    /** Ids of the elements that describe the control: its findings and the questions that it answers. */
    describedBy:
      [describedBy, findingsId, ...questions.map((question) => question.id)].filter(Boolean).join(' ') || undefined,
    change: (next: JsonValue | undefined) => change(part, path, next),
  };
}

/** A question at a field, of all classes that it is asked for in the same words. */
export interface FieldQuestion {
  id: string;
  text: string;
  provisions: readonly string[];
  classes: readonly string[];
  categories: OpenQuestion['categories'];
}

function questionsOf(findings: readonly Finding[], fieldId: string): FieldQuestion[] {
  const rows = findings.flatMap(({ message, provision, question }) =>
    question ? { ...question, provision, text: message.replace(` (${provision})`, '') } : [],
  );
  return [...new Set(rows.map(({ text }) => text))].map((text) => {
    const sameRows = rows.filter((row) => row.text === text);
    const classes = sameRows.map((row) => row.class);
    return {
      id: `${fieldId}-question-${classes.join('-')}`,
      text,
      classes,
      categories: sameRows[0]!.categories,
      provisions: sameRows.flatMap(({ provision }) => provision ?? []),
    };
  });
}

export type FieldState = ReturnType<typeof useField>;
export type { Finding };

/** Names of fields and values in the interface language; a name without a text is itself. */
export function useFieldTexts() {
  const t = useScopedMessages('studio');
  const fieldLabel = (name: string) => t.find(`studio_field_${name}`) ?? name;
  const valueLabel = (value: string) => t.find(`studio_value_${value}`) ?? value;
  /** The help text of a field: for its name within the nearest parent field that has such a text, else for its name alone; null: none. */
  const fieldHelp = (path: Path) => {
    const name = String(path.at(-1));
    const outer = path.slice(0, -1).reverse();
    const helps = [...outer.map((parent) => `${parent}_${name}`), name].map((key) =>
      t.find(`studio_field_help_${key}`),
    );
    return helps.find((help) => help !== undefined) ?? null;
  };
  return {
    fieldLabel,
    fieldHelp,
    valueLabel,
    /** Of a value within the one of another name: those of `notClassified` are hazard classes. */
    innerLabel: (outer: string, name: string) => (outer === 'notClassified' ? valueLabel(name) : fieldLabel(name)),
    lang: t.lang,
  };
}
