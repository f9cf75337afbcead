'use client';

import { buttonStyle } from '@/components/studio/fields/field-frame';
import { focusField } from '@/components/studio/fields/focus-field';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { isSame } from '@/lib/domain/studio/merge';
import { objectOf, pointerInFile, withSectionValue } from '@/lib/domain/studio/pointers';
import type { JsonObject, JsonValue, StepProps, TransportEntry } from '@/lib/domain/studio/step-props';
import { stepOfFinding } from '@/lib/domain/studio/steps';

interface Choice {
  title: string;
  condition?: string | undefined;
  value: JsonValue;
  isStored: boolean;
}

/** What section 14 can be, with its reasons. It is a proposal: only the button stores it. */
export function TransportProposal({ step }: { step: StepProps }) {
  const t = useScopedMessages('studio');
  const proposal = step.classification?.transport;
  if (!proposal) return null;
  const { properties } = step.sections;
  const stored = properties.facts?.transport;
  const store = (value: JsonValue) => {
    step.onChange('properties', withSectionValue(properties, 'facts', ['transport'], value));
    void focusField(pointerInFile('facts', value === null ? ['transport'] : ['transport', 'un']));
  };
  const choices: Choice[] = proposal.entries.map((entry) => {
    const value = withNamesOf(step, entry.transport);
    const { condition } = entry;
    return { title: entryTitle(entry, step.language), condition, value, isStored: isTaken(stored, value) };
  });
  if (proposal.kind === 'notDangerousGoods')
    choices.push({ title: t('studio_transport_none'), value: null, isStored: stored === null });
  const hasOtherLanguages = proposal.entries.some(({ transport }) =>
    step.languages.some((language) => !(language in objectOf(transport.properShippingName))),
  );
  const lang = step.classification?.language;
  return (
    <div
      className="rounded-card border border-line bg-surface p-4"
      role="group"
      aria-label={t('studio_transport_proposal')}
    >
      {choices.length > 0 ? (
        <ul className="grid grid-cols-1 gap-3">
          {choices.map(({ title, condition, value, isStored }) => (
            <li key={`${title} ${condition}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="max-w-reading">
                {t('studio_transport_proposed', { entry: title })}
                {condition && <span lang={lang}> ({condition})</span>}
              </span>
              {isStored && <span className="text-success">{t('studio_accepted')}</span>}
              {!isStored && !step.isReadOnly && (
                <button type="button" className={buttonStyle} onClick={() => store(value)}>
                  {t('studio_transport_take_over')}
                  <span className="sr-only">: {title}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('studio_transport_open')}</p>
      )}
      <Reasons step={step} lang={lang} />
      {hasOtherLanguages && <p className="mt-2 max-w-reading text-ink-soft">{t('studio_transport_names')}</p>}
    </div>
  );
}

/** The reasons, or the facts that are missing, each with a button to its field. */
function Reasons({ step, lang }: { step: StepProps; lang: string | undefined }) {
  const { reasons = [], missing = [] } = step.classification?.transport ?? {};
  return (
    <ul lang={lang} className="mt-2 max-w-reading list-disc pl-5 text-ink-soft">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
      {missing.map(({ section, pointer, message }) => (
        <li key={`${pointer} ${message}`}>
          <button
            type="button"
            className="cursor-pointer text-left underline underline-offset-4"
            onClick={() => step.onGo({ step: stepOfFinding({ section, pointer }), pointer })}
          >
            {message}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** `UN 1993 FLAMMABLE LIQUID, N.O.S. (acetone), 3, II` */
function entryTitle({ transport, emergencySchedules }: TransportEntry, language: string): string {
  const { un, properShippingName, hazardClass, packingGroup } = transport;
  const names = objectOf(properShippingName);
  const texts = [
    `${String(un).replace(/^UN/, 'UN\u202F')} ${String(names[language] ?? names.en ?? '')}`,
    hazardClass,
    packingGroup,
  ];
  if (emergencySchedules) texts.push(`EmS ${emergencySchedules}`);
  return texts.filter((text) => typeof text === 'string' && text !== '').join(', ');
}

/** With the names in the languages of the product; English is the one of sea and air. */
function withNamesOf({ languages }: StepProps, transport: JsonObject): JsonObject {
  const names = Object.entries(objectOf(transport.properShippingName));
  const kept = names.filter(([lang]) => lang === 'en' || languages.includes(lang));
  return { ...transport, properShippingName: Object.fromEntries(kept) };
}

/** Whether section 14 has the entry, perhaps with another name, a mark or a remark. */
const isTaken = (stored: JsonValue | undefined, value: JsonObject): boolean =>
  Object.entries(value).every(
    ([name, figure]) => name === 'properShippingName' || isSame(objectOf(stored)[name], figure),
  );
