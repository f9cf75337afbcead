'use client';

import { Check } from 'lucide-react';
import { useOptionFilter, type FilterTexts } from '@/components/ui/use-option-filter';

/** The workgroups to choose one from: buttons of the form around them. */
export function WorkgroupList({
  workgroups,
  workgroup,
  labelledBy,
  texts,
  className,
}: {
  workgroups: { id: number; text: string }[];
  /** The chosen one. */
  workgroup: number | null;
  /** Id of the list's name. */
  labelledBy: string;
  texts: FilterTexts;
  /** Of an entry. */
  className: string;
}) {
  const { shown, field } = useOptionFilter(workgroups, texts);
  return (
    <>
      {field && <div className="px-2 pt-1">{field}</div>}
      <ul aria-labelledby={labelledBy} className="max-h-[50dvh] overflow-y-auto overscroll-contain">
        {shown.map(({ id, text }) => (
          <li key={id}>
            <button
              name="workgroup"
              value={id}
              aria-current={id === workgroup ? 'true' : undefined}
              className={className}
            >
              <span className="min-w-0 wrap-break-word">{text}</span>
              {id === workgroup && <Check aria-hidden className="size-4 shrink-0" />}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
