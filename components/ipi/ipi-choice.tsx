import { ChevronDown } from 'lucide-react';
import Link from 'next/link';
import { ChoiceDialog } from '@/components/ui/choice-dialog';

export interface IpiOption {
  value: string;
  text: string;
  /** In-app path of the screen with this choice. */
  href: string;
}

/** One choice of the actions bar with its value: opens the list, which without JavaScript stands beside it. */
export function IpiChoice({
  name,
  value,
  options,
  onChoose,
  closeLabel,
}: {
  name: string;
  value: string;
  options: IpiOption[];
  /** Takes the place of the options' links. */
  onChoose?: (value: string) => void;
  closeLabel: string;
}) {
  const shown = options.find((option) => option.value === value)?.text ?? value;
  const content = (
    <span className="min-w-0 truncate">
      <span className="text-ink-soft max-medium:block max-medium:text-small">{name}</span>{' '}
      <span className="font-semibold">{shown}</span>
    </span>
  );
  if (options.length < 2) return <p className="flex min-h-touch items-center px-3 py-1.5">{content}</p>;
  return (
    <>
      <ChoiceDialog
        title={name}
        closeLabel={closeLabel}
        options={onChoose ? options.map(({ value, text }) => ({ value, text })) : options}
        value={value}
        onChoose={onChoose}
        trigger={
          <button
            type="button"
            className="needs-script flex min-h-touch min-w-0 cursor-pointer items-center justify-between gap-2 rounded-control border border-line-strong px-3 py-1.5 text-left hover:bg-sunken"
          >
            {content}
            <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-soft" />
          </button>
        }
      />
      <noscript>
        <p className="flex flex-wrap items-center gap-x-4 medium:mr-4">
          <span className="text-ink-soft">{name}</span>
          {options.map((option) => (
            <Link
              key={option.value}
              href={option.href}
              prefetch={false}
              aria-current={option.value === value ? 'true' : undefined}
              className="flex min-h-touch items-center underline underline-offset-4 aria-[current]:font-semibold aria-[current]:no-underline"
            >
              {option.text}
            </Link>
          ))}
        </p>
      </noscript>
    </>
  );
}
