'use client';

import clsx from 'clsx';
import { ChevronDown, CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { compareUrgency, kindOfFinding, settledKind } from '@/components/studio/fields/finding-kinds';
import { Settled, SettleForm } from '@/components/studio/settle-finding';
import { usePointerLabel } from '@/components/studio/use-pointer-label';
import { useStudioFailure } from '@/components/studio/use-studio-failure';
import type { Settling } from '@/lib/browser/studio/use-settling';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { hrefOf } from '@/lib/domain/pages/paths';
import { nameFields } from '@/lib/domain/studio/pointers';
import type { Finding, SettledKey } from '@/lib/domain/studio/step-props';
import { stepOfFinding } from '@/lib/domain/studio/steps';
import { studioPaths } from '@/lib/domain/studio/studio-paths';

interface ListProps {
  draft: string;
  findings: readonly Finding[];
  onGo: (finding: Finding) => void;
  /** Settles warnings; left out: nobody settles them here. */
  settling?: Settling | undefined;
}

const isOf = ({ key }: Finding, other: SettledKey): boolean =>
  key?.finding === other.finding && key.basis === other.basis;

/**
 * Findings, the gravest first; each leads to its field. Those that are settled stand closed at the end, but for the one that was settled
 * last: it stays in its place, where the focus goes to the button that takes it back.
 */
export function FindingList({ draft, findings, onGo, settling }: ListProps) {
  const t = useScopedMessages('studio');
  const [changed, setChanged] = useState<{ key: SettledKey; position: number } | null>(null);
  const isChanged = (finding: Finding) => changed !== null && isOf(finding, changed.key);
  const isBelow = (finding: Finding) => finding.settled !== undefined && !isChanged(finding);
  const settled = findings.filter(isBelow);
  const others = findings.filter((finding) => !isBelow(finding) && !isChanged(finding)).sort(compareUrgency);
  const position = changed?.position ?? others.length;
  const above = [...others.slice(0, position), ...findings.filter(isChanged), ...others.slice(position)];
  /** Its place among those that are still above then; one from below comes to their end, next to where it stood. */
  const remember = (key: SettledKey) => {
    const position = above
      .filter((finding) => !finding.settled || isOf(finding, key))
      .findIndex((finding) => isOf(finding, key));
    setChanged({ key, position: position === -1 ? above.length : position });
  };
  const remembering = settling && {
    ...settling,
    settle: (...[key, ...rest]: Parameters<Settling['settle']>) => {
      remember(key);
      settling.settle(key, ...rest);
    },
    reopen: (finding: Finding) => {
      if (finding.key) remember(finding.key);
      settling.reopen(finding);
    },
  };
  const itemOf = (finding: Finding) => (
    <FindingItem
      key={`${finding.pointer} ${finding.message}`}
      draft={draft}
      finding={finding}
      onGo={onGo}
      settling={remembering}
      isChanged={isChanged(finding)}
    />
  );
  return (
    <>
      {above.every((finding) => finding.settled) && (
        <p className="mb-3 flex items-center gap-2">
          <CircleCheck aria-hidden className="size-5 shrink-0 text-success" />
          {t('studio_no_findings')}
        </p>
      )}
      {above.length > 0 && <ul className="flex flex-col gap-3">{above.map(itemOf)}</ul>}
      {settled.length > 0 && (
        <details className="mt-4 border-t border-line pt-2">
          <summary className="flex min-h-touch items-center gap-2 font-semibold underline-offset-4 hover:underline">
            {t('studio_settled', { count: settled.length })}
            <ChevronDown aria-hidden className="size-5 in-open:rotate-180" />
          </summary>
          <ul className="flex flex-col gap-3">{settled.map(itemOf)}</ul>
        </details>
      )}
    </>
  );
}

/** `isChanged`: this one was settled or opened again last. */
function FindingItem({
  draft,
  finding,
  onGo,
  settling,
  isChanged,
}: Omit<ListProps, 'findings'> & { finding: Finding; isChanged: boolean }) {
  const t = useScopedMessages('studio');
  const { textOf } = useStudioFailure();
  const labelOf = usePointerLabel();
  const { pointer, message, language = 'en', provision, weight, key } = finding;
  const isSettled = finding.settled !== undefined;
  const { Icon, color, rule, label: kind } = isSettled ? settledKind : kindOfFinding(finding);
  const step = stepOfFinding(finding);
  const name = labelOf(pointer) || t(`studio_step_${step}`);
  const actions = useFocusOfChange(isSettled, isChanged);
  return (
    <li className={clsx('min-w-0 border-l-4 pl-3', rule)}>
      <p className={clsx('flex items-start gap-1.5 text-small font-semibold', color)}>
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0">
          {t(kind)}
          {weight && !finding.isOpen && (
            <span className="font-normal text-ink-soft">{` · ${t(`studio_weight_${weight}`)}`}</span>
          )}
        </span>
      </p>
      <a
        href={hrefOf(studioPaths.step(draft, step, { field: pointer }))}
        onClick={(event) => {
          event.preventDefault();
          onGo(finding);
        }}
        className="inline-flex min-h-touch items-center font-semibold medium:min-h-7 text-accent underline underline-offset-4"
      >
        {name}
      </a>
      <p lang={language} className={clsx('leading-6 wrap-break-word', isSettled && 'text-ink-soft')}>
        {nameFields(message, labelOf)}
      </p>
      {provision && !message.includes(provision) && <p className="text-small text-ink-soft">{provision}</p>}
      <div ref={actions}>
        {isSettled ? (
          <Settled finding={finding} name={name} settling={settling} />
        ) : (
          settling && key && <SettleForm finding={key} name={name} settling={settling} />
        )}
      </div>
      {isChanged && settling?.error && (
        <p role="alert" className="text-small font-semibold text-danger">
          {textOf(settling.error)}
        </p>
      )}
    </li>
  );
}

/** When the button that settled or opened a finding is gone, what stands in its place gets the focus, unless somebody moved it meanwhile. */
function useFocusOfChange(isSettled: boolean, isChanged: boolean) {
  const actions = useRef<HTMLDivElement>(null);
  const shown = useRef(isChanged ? null : isSettled);
  useEffect(() => {
    const hasChanged = shown.current !== isSettled;
    shown.current = isSettled;
    if (!isChanged || !hasChanged || document.activeElement !== document.body) return;
    actions.current?.querySelector<HTMLElement>('summary, button')?.focus();
  }, [isSettled, isChanged]);
  return actions;
}
