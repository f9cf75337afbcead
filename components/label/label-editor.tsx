'use client';

import clsx from 'clsx';
import dynamic from 'next/dynamic';
import { Eye } from '@/components/ui/icons/icons';
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { LabelExports } from '@/components/label/label-exports';
import { LabelFindings } from '@/components/label/label-findings';
import { LabelPicture } from '@/components/label/label-picture';
import { LabelPrint } from '@/components/label/label-print';
import { LabelRefusal } from '@/components/label/label-refusal';
import { LabelSettingsForm } from '@/components/label/label-settings-form';
import { settingKeys, settingOf } from '@/components/label/setting-row';
import { useLabelDrawing, useLabelSettings } from '@/components/label/use-label-editor';
import { PageLink } from '@/components/ui/page-link';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import type { NamedLanguage } from '@/lib/domain/pages/documents';
import { type LabelAudit, offeredFlags, type PrintedMeasures } from '@/lib/domain/label/label-audit';
import type { LabelPresets as Presets } from '@/lib/domain/label/label-presets';
import { type LabelIssue, labelSearch } from '@/lib/domain/label/label-query';
import {
  defaultLabelSettings,
  type LabelOptions,
  labelPageLanguage,
  type LabelSettings,
  labelSizeText,
} from '@/lib/domain/label/label-settings';
import { labelSizeOf } from '@/lib/domain/label/label-size';
import { basePath, paths } from '@/lib/domain/pages/paths';

/** Loaded for users who are logged in only. */
const LabelPresets = dynamic(async () => (await import('@/components/label/presets/label-presets')).LabelPresets);

interface LabelEditorProps {
  productName: string;
  page: { id: number; interfaceLang: string; lang: number };
  options: LabelOptions;
  /** The languages that the label may be in. */
  languages: NamedLanguage[];
  /** Names of the markets' countries by their codes. */
  marketNames: Record<string, string>;
  statements: { code: string; text: string }[];
  defaults: LabelSettings;
  /** The settings of the URL, and its invalid values. */
  first: { settings: LabelSettings; issues: LabelIssue[] };
  /** Audit of the first settings; null if unavailable. */
  audit: LabelAudit | null;
  /** The presets of the user's workgroup; null: none can be kept. */
  presets: Presets | null;
  isLoggedIn: boolean;
}

/** Maximum number of characters of an invalid value that a message quotes. */
const maxQuotedLength = 40;

/** Spec §2 "Label screens", edit: the settings, the drawing and the findings, which follow the settings. */
export function LabelEditor({
  productName,
  page,
  options,
  languages,
  marketNames,
  statements,
  defaults,
  first,
  audit: firstAudit,
  presets,
  isLoggedIn,
}: LabelEditorProps) {
  const t = useScopedMessages('labelEditor');
  const { id, interfaceLang, lang } = page;
  const { settings, isFirst, change, undo, redo, reset } = useLabelSettings({ page, options, defaults, first });
  const { drawn, audit, isAudited, isDrawn, isDrawing, failure } = useLabelDrawing(id, settings, { audit: firstAudit });
  const search = labelSearch(settings);
  const dimension = labelSizeText(options, drawn.settings);
  const measures = (isAudited && audit?.printed) || null;
  // Until the label of another size is drawn there is nothing to see.
  const refusal = audit?.refused && (isAudited || !isDrawn) ? audit : null;
  const size = labelSizeOf(dimension);
  const hrefOf = (other: LabelSettings) =>
    basePath + paths.label(id, interfaceLang, 'ed', lang, labelSearch(other, defaults));
  const { actions, choose } = useSizeChoice(isAudited, change);
  const choice = { settings, hrefOf, onChange: choose };
  const refusedIssues = failure?.field ? [{ field: failure.field, value: '' }] : [];

  return (
    <div
      onKeyDown={(event) => undoByKey(event, { undo, redo })}
      className="label-editor flex flex-col gap-5 medium:grid medium:items-start medium:grid-cols-[19rem_minmax(0,1fr)] medium:grid-rows-[auto_1fr] large:grid-cols-[20rem_minmax(0,1fr)_19rem] large:grid-rows-[auto]"
    >
      <div className="min-w-0 max-medium:contents medium:flex medium:col-start-2 medium:row-start-1 medium:flex-col medium:gap-4 large:sticky large:top-15">
        <LabelActions ref={actions} isRefused={refusal !== null}>
          {!refusal && <LabelExports id={id} interfaceLang={interfaceLang} search={search} isLoggedIn={isLoggedIn} />}
          <ViewLink page={page} settings={settings} options={options} />
        </LabelActions>
        {refusal ? (
          <LabelRefusal audit={refusal} {...choice} />
        ) : (
          <>
            <LabelPicture
              src={drawn.src}
              alt={t('label_of', { product: productName, dimension: dimension ?? '' })}
              // The panels of a fold-out label are below each other.
              size={size && { ...size, heightMm: size.heightMm * (measures?.panels ?? 1) }}
              hasRuler
              isSticky
              isDrawing={isDrawing}
              isMissing={failure !== null}
            />
            {measures && <LabelMeasures measures={measures} interfaceLang={interfaceLang} />}
            {options.resolutions.length > 0 && (
              <LabelPrint id={id} search={search} settings={settings} options={options} />
            )}
          </>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-5 medium:col-start-1 medium:row-span-2 medium:row-start-1">
        {presets && (
          <LabelPresets
            first={presets}
            {...choice}
            options={options}
            defaults={defaults}
            nameOf={({ field }) => t(settingKeys[settingOf(field) as keyof typeof settingKeys])}
          />
        )}
        <LabelSettingsForm
          interfaceLang={interfaceLang}
          settings={settings}
          issues={isFirst ? [...first.issues, ...refusedIssues] : refusedIssues}
          issueText={({ value }) =>
            value === '' ? t('label_value_refused') : t('label_value_wrong', { value: truncate(value) })
          }
          options={options}
          languages={languages}
          marketNames={marketNames}
          statements={statements}
          measures={measures}
          flags={offeredFlags(audit, settings)}
          action={basePath + paths.label(id, interfaceLang, 'ed', lang)}
          onChange={change}
          undo={undo}
          redo={redo}
          reset={reset}
        />
      </div>
      <div className="min-w-0 medium:col-start-2 medium:row-start-2 large:col-start-3 large:row-start-1">
        <LabelFindings audit={audit} choice={choice} />
      </div>
    </div>
  );
}

/** Ctrl with Z undoes and with Y redoes a change, unless the visitor types a text or a dialog is open. */
function undoByKey(event: KeyboardEvent, { undo, redo }: Record<'undo' | 'redo', (() => void) | null>) {
  const isTyping = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
  const isInDialog = event.target instanceof Element && event.target.closest('[role="dialog"]');
  if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping || isInDialog) return;
  const key = event.key.toLowerCase();
  const run = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : null;
  if (!run) return;
  event.preventDefault();
  run();
}

/** The files of the label and the link to its view; hidden on phones until there is a drawing below. */
function LabelActions({
  ref,
  isRefused,
  children,
}: {
  ref: Ref<HTMLDivElement>;
  isRefused: boolean;
  children: ReactNode;
}) {
  const t = useScopedMessages('labelEditor');
  return (
    <div
      ref={ref}
      role="group"
      aria-label={t('actions')}
      // Without a drawing the buttons would briefly take its place.
      className={clsx(
        'grid grid-cols-[repeat(auto-fit,minmax(max(10rem,50%-0.25rem),1fr))] gap-2 max-medium:-order-1 print:hidden',
        !isRefused && 'max-medium:[&:not(:has(+_*_img))]:invisible',
      )}
    >
      {children}
    </div>
  );
}

/** A link to the label with its settings, in the languages of the label. */
function ViewLink({
  page,
  settings,
  options,
}: Pick<LabelEditorProps, 'page' | 'options'> & { settings: LabelSettings }) {
  const t = useScopedMessages('labelEditor');
  const lang = labelPageLanguage(settings, options, page.lang);
  const search = labelSearch(settings, defaultLabelSettings(options, lang));
  return (
    <PageLink
      href={paths.label(page.id, page.interfaceLang, 'ee', lang, search)}
      className="inline-flex min-h-touch items-center justify-center gap-2 rounded-control px-4 py-1.5 font-semibold text-accent underline underline-offset-4 last:odd:col-span-full"
    >
      <Eye aria-hidden className="size-5 shrink-0" />
      {t('view_label')}
    </PageLink>
  );
}

/** Changes the size by a link that may then disappear: the focus moves from it to the first action. */
function useSizeChoice(isAudited: boolean, change: (settings: LabelSettings) => void) {
  const actions = useRef<HTMLDivElement>(null);
  const hasChosen = useRef(false);
  useEffect(() => {
    if (!isAudited || !hasChosen.current) return;
    hasChosen.current = false;
    if (document.activeElement === document.body)
      actions.current?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
  }, [isAudited]);
  const choose = (settings: LabelSettings) => {
    hasChosen.current = true;
    change(settings);
  };
  return { actions, choose };
}

const truncate = (value: string) => (value.length > maxQuotedLength ? `${value.slice(0, maxQuotedLength)}…` : value);

/** The sizes of the printed label that the law measures, on demand: the smallest letter x, the pictograms, the QR code. */
function LabelMeasures({ measures, interfaceLang }: { measures: PrintedMeasures; interfaceLang: string }) {
  const t = useScopedMessages('labelEditor');
  const figure = (value: number) => new Intl.NumberFormat(interfaceLang, { maximumFractionDigits: 2 }).format(value);
  const { smallestXHeightMm, minXHeightMm, pictogramEdgeMm, qrEdgeMm } = measures;
  const x = figure(smallestXHeightMm);
  const rows: [name: string, value: string, sampleMm: number][] = [
    [
      t('label_measure_x'),
      minXHeightMm === null ? `${x} mm` : t('label_measure_least', { figure: x, least: figure(minXHeightMm) }),
      smallestXHeightMm,
    ],
    ...(pictogramEdgeMm === null
      ? []
      : [
          [t('label_measure_pictograms'), `${figure(pictogramEdgeMm)} mm`, pictogramEdgeMm] as [string, string, number],
        ]),
    ...(qrEdgeMm === null ? [] : [[t('qr_code'), `${figure(qrEdgeMm)} mm`, qrEdgeMm] as [string, string, number]]),
  ];
  return (
    <details className="mt-2 print:hidden">
      <summary className="flex min-h-touch cursor-pointer items-center font-semibold underline underline-offset-4">
        {t('label_measures')}
      </summary>
      <dl className="grid gap-2 rounded-card border border-line bg-surface p-4">
        {rows.map(([name, value, sampleMm]) => (
          <div key={name} className="flex flex-wrap items-center gap-x-3">
            <dt className="text-small text-ink-soft">{name}</dt>
            <dd className="flex items-center gap-3 font-semibold">
              {value}
              {/* The measure at true scale. */}
              <svg aria-hidden width={`${sampleMm}mm`} height="4" className="shrink-0 bg-accent" />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
