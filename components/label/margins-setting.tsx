'use client';

import { useId, useState } from 'react';
import { OkDialog } from '@/components/label/ok-dialog';
import {
  plainField,
  Printed,
  settingId,
  settingKeys,
  SettingRow,
  settingTrigger,
} from '@/components/label/setting-row';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import {
  labelMargin,
  type LabelSettings,
  type LabelSide,
  labelSides,
  parseLabelMargin,
} from '@/lib/domain/label/label-settings';

type Margins = LabelSettings['margins'];

const mapSides = <T,>(valueOf: (side: LabelSide) => T) =>
  Object.fromEntries(labelSides.map(({ side }) => [side, valueOf(side)])) as Record<LabelSide, T>;

const areSame = (values: Record<LabelSide, unknown>) => labelSides.every(({ side }) => values[side] === values.top);

/** Spec §4, modal type 5: the four margins in millimetres, as one number if they are linked. */
export function MarginsSetting({
  interfaceLang,
  margins,
  issues,
  issue,
  printedMargins,
  onChange,
}: {
  /** Determines the decimal separator. */
  interfaceLang: string;
  margins: Margins;
  /** The invalid values of the URL, by query parameter. */
  issues: Map<string, string>;
  issue: string | null;
  /** The printed margins; null if they are not known. */
  printedMargins: Margins | null;
  onChange: (margins: Margins) => void;
}) {
  const t = useScopedMessages('labelEditor');
  const name = t(settingKeys.pad);
  const format = (side: LabelSide) => new Intl.NumberFormat(interfaceLang).format(margins[side]);
  const [draft, setDraft] = useState(() => mapSides(format));
  const [isJoined, setJoined] = useState(false);
  const parsed = mapSides((side) => parseLabelMargin(draft[side]));
  const isWrong = (side: LabelSide) => parsed[side] === null;
  const textOf = (values: Margins) => {
    const figures = mapSides((side) => new Intl.NumberFormat(interfaceLang).format(values[side]));
    return areSame(values) ? t('label_margins_value_same', { margin: figures.top }) : t('label_margins_value', figures);
  };
  const isOther = printedMargins !== null && labelSides.some(({ side }) => printedMargins[side] !== margins[side]);
  const shown = (
    <>
      {textOf(margins)}
      {isOther && <Printed value={textOf(printedMargins)} />}
    </>
  );
  const reset = () => {
    const initial = mapSides((side) => issues.get(queryOf(side)) ?? format(side));
    setDraft(initial);
    setJoined(areSame(initial));
  };
  const toggleJoined = (isChecked: boolean) => {
    setJoined(isChecked);
    if (isChecked) setDraft(mapSides(() => draft.top));
  };
  return (
    <SettingRow
      query="pad"
      issue={issue}
      plain={<PlainMargins valueOf={(side) => issues.get(queryOf(side)) ?? format(side)} />}
    >
      <OkDialog
        title={name}
        canOk={!labelSides.some(({ side }) => isWrong(side))}
        onOpen={reset}
        onOk={() => onChange(mapSides((side) => parsed[side] ?? margins[side]))}
        trigger={settingTrigger({
          name,
          value: shown,
          issueId: issue ? `${settingId('pad')}-issue` : undefined,
        })}
      >
        <MarginFields draft={draft} isJoined={isJoined} isWrong={isWrong} onJoin={toggleJoined} onDraft={setDraft} />
      </OkDialog>
    </SettingRow>
  );
}

const queryOf = (side: LabelSide) => labelSides.find((row) => row.side === side)!.query;

/** The fields of the form without JavaScript. */
function PlainMargins({ valueOf }: { valueOf: (side: LabelSide) => string }) {
  const t = useScopedMessages('labelEditor');
  return (
    <fieldset className="px-2 py-1.5 text-small text-ink-soft">
      <legend>{t(settingKeys.pad)}</legend>
      <div className="grid grid-cols-2 gap-2">
        {labelSides.map(({ side, query }) => (
          <label key={side}>
            {t(`label_margin_${side}`)}
            <input name={query} inputMode="decimal" defaultValue={valueOf(side)} className={plainField} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A field for each margin; one field for all while they are linked. */
function MarginFields({
  draft,
  isJoined,
  isWrong,
  onJoin,
  onDraft,
}: {
  draft: Record<LabelSide, string>;
  isJoined: boolean;
  isWrong: (side: LabelSide) => boolean;
  onJoin: (isJoined: boolean) => void;
  onDraft: (draft: Record<LabelSide, string>) => void;
}) {
  const t = useScopedMessages('labelEditor');
  const id = useId();
  const fields = isJoined ? labelSides.slice(0, 1) : labelSides;
  return (
    <>
      <label className="-mx-2 -mt-2 mb-2 flex min-h-touch cursor-pointer items-center gap-3 rounded-control px-2 hover:bg-sunken">
        <input type="checkbox" checked={isJoined} onChange={({ target }) => onJoin(target.checked)} />
        {t('label_margins_same')}
      </label>
      <div className="grid grid-cols-2 gap-4">
        {fields.map(({ side }, index) => (
          <div key={side}>
            <label htmlFor={`${id}-${side}`} className="mb-1 block text-small font-semibold">
              {t(isJoined ? 'label_margin_all' : `label_margin_${side}`)}
            </label>
            <span className="flex items-center gap-2">
              <input
                id={`${id}-${side}`}
                data-initial-focus={index === 0 ? '' : undefined}
                inputMode="decimal"
                autoComplete="off"
                value={draft[side]}
                aria-invalid={isWrong(side) || undefined}
                aria-describedby={isWrong(side) ? `${id}-${side}-wrong` : undefined}
                onChange={({ target: { value } }) =>
                  onDraft(isJoined ? mapSides(() => value) : { ...draft, [side]: value })
                }
                className="block min-h-touch w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 tabular-nums aria-invalid:border-danger-rule"
              />
              mm
            </span>
            <p id={`${id}-${side}-wrong`} aria-live="polite" className="mt-1 text-small text-danger">
              {isWrong(side) ? t('label_margin_wrong', { least: labelMargin.min, most: labelMargin.max }) : null}
            </p>
          </div>
        ))}
      </div>
    </>
  );
}
