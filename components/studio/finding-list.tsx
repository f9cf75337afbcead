'use client';

import clsx from 'clsx';
import { CircleCheck } from 'lucide-react';
import { compareUrgency, kindOfFinding } from '@/components/studio/fields/finding-kinds';
import { usePointerLabel } from '@/components/studio/use-pointer-label';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { hrefOf } from '@/lib/domain/pages/paths';
import { nameFields } from '@/lib/domain/studio/pointers';
import type { Finding } from '@/lib/domain/studio/step-props';
import { stepOfFinding } from '@/lib/domain/studio/steps';
import { studioPaths } from '@/lib/domain/studio/studio-paths';

/** Findings, the most urgent first; each leads to its field. */
export function FindingList({
  draft,
  findings,
  onGo,
}: {
  draft: string;
  findings: readonly Finding[];
  onGo: (finding: Finding) => void;
}) {
  const t = useScopedMessages('studio');
  const labelOf = usePointerLabel();
  if (findings.length === 0)
    return (
      <p className="flex items-center gap-2">
        <CircleCheck aria-hidden className="size-5 shrink-0 text-success" />
        {t('studio_no_findings')}
      </p>
    );
  const sorted = [...findings].sort(compareUrgency);
  return (
    <ul className="flex flex-col gap-3">
      {sorted.map((finding, index) => {
        const { pointer, message, language = 'en', provision } = finding;
        const { Icon, color, rule, label: kind } = kindOfFinding(finding);
        const step = stepOfFinding(finding);
        const label = labelOf(pointer);
        return (
          <li key={`${index} ${pointer}`} className={clsx('border-l-4 pl-3', rule)}>
            <p className={clsx('flex items-center gap-1.5 text-small font-semibold', color)}>
              <Icon aria-hidden className="size-4 shrink-0" />
              {t(kind)}
            </p>
            <a
              href={hrefOf(studioPaths.step(draft, step, { field: pointer }))}
              onClick={(event) => {
                event.preventDefault();
                onGo(finding);
              }}
              className="inline-flex min-h-touch items-center font-semibold medium:min-h-7 text-accent underline underline-offset-4"
            >
              {label || t(`studio_step_${step}`)}
            </a>
            <p lang={language} className="leading-6 wrap-break-word">
              {nameFields(message, labelOf)}
            </p>
            {provision && !message.includes(provision) && <p className="text-small text-ink-soft">{provision}</p>}
          </li>
        );
      })}
    </ul>
  );
}
