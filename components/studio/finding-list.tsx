'use client';

import clsx from 'clsx';
import { ChevronDown, CircleCheck } from 'lucide-react';
import { compareUrgency, kindOfFinding } from '@/components/studio/fields/finding-kinds';
import { SettledFindings, SettleForm } from '@/components/studio/settle-finding';
import { usePointerLabel } from '@/components/studio/use-pointer-label';
import type { Settling } from '@/lib/browser/studio/use-settling';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { hrefOf } from '@/lib/domain/pages/paths';
import { nameFields } from '@/lib/domain/studio/pointers';
import type { Finding } from '@/lib/domain/studio/step-props';
import { stepOfFinding } from '@/lib/domain/studio/steps';
import { studioPaths } from '@/lib/domain/studio/studio-paths';

interface ListProps {
  draft: string;
  findings: readonly Finding[];
  onGo: (finding: Finding) => void;
  /** Settles warnings; left out: nobody settles them here. */
  settling?: Settling | undefined;
}

/** Findings, the gravest first; each leads to its field. Those that are settled stand closed at the end. */
export function FindingList({ draft, findings, onGo, settling }: ListProps) {
  const t = useScopedMessages('studio');
  const open = findings.filter(({ settled }) => !settled).sort(compareUrgency);
  const settled = findings.filter((finding) => finding.settled);
  return (
    <>
      {open.length === 0 ? (
        <p className="flex items-center gap-2">
          <CircleCheck aria-hidden className="size-5 shrink-0 text-success" />
          {t('studio_no_findings')}
        </p>
      ) : (
        <ul className="flex flex-col gap-3">
          {open.map((finding, index) => (
            <FindingItem
              key={`${index} ${finding.pointer}`}
              draft={draft}
              finding={finding}
              onGo={onGo}
              settling={settling}
            />
          ))}
        </ul>
      )}
      {settled.length > 0 && (
        <details className="mt-4 border-t border-line pt-2">
          <summary className="flex min-h-touch items-center gap-2 font-semibold underline-offset-4 hover:underline">
            {t('studio_settled', { count: settled.length })}
            <ChevronDown aria-hidden className="size-5 in-open:rotate-180" />
          </summary>
          <SettledFindings findings={settled} settling={settling} />
        </details>
      )}
    </>
  );
}

function FindingItem({ draft, finding, onGo, settling }: Omit<ListProps, 'findings'> & { finding: Finding }) {
  const t = useScopedMessages('studio');
  const labelOf = usePointerLabel();
  const { pointer, message, language = 'en', provision, weight, key } = finding;
  const { Icon, color, rule, label: kind } = kindOfFinding(finding);
  const step = stepOfFinding(finding);
  return (
    <li className={clsx('border-l-4 pl-3', rule)}>
      <p className={clsx('flex flex-wrap items-center gap-1.5 text-small font-semibold', color)}>
        <Icon aria-hidden className="size-4 shrink-0" />
        {t(kind)}
        {weight && !finding.isOpen && (
          <span className="font-normal text-ink-soft">{`· ${t(`studio_weight_${weight}`)}`}</span>
        )}
      </p>
      <a
        href={hrefOf(studioPaths.step(draft, step, { field: pointer }))}
        onClick={(event) => {
          event.preventDefault();
          onGo(finding);
        }}
        className="inline-flex min-h-touch items-center font-semibold medium:min-h-7 text-accent underline underline-offset-4"
      >
        {labelOf(pointer) || t(`studio_step_${step}`)}
      </a>
      <p lang={language} className="leading-6 wrap-break-word">
        {nameFields(message, labelOf)}
      </p>
      {provision && !message.includes(provision) && <p className="text-small text-ink-soft">{provision}</p>}
      {settling && key && <SettleForm finding={key} settling={settling} />}
    </li>
  );
}
