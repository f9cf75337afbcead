'use client';

import { ChevronDown } from '@/components/ui/icons/icons';
import { Choice } from '@/components/ui/selection/choice';
import { PageLink } from '@/components/ui/page-link';
import { languageAttributes } from '@/lib/domain/languages/languages';

export interface LinkedOption {
  value: string;
  text: string;
  /** Code of the text's language, if it differs from the page's. */
  lang?: string | null;
  hint?: string;
  /** In-app path of the screen with this choice. */
  href: string;
}

/**
 * A choice of an actions bar with its current value: opens the list; without JavaScript the options are shown beside it
 * as links. With a single option it only shows the value.
 */
export function ChoiceButton({
  name,
  label = name,
  none,
  value,
  options,
  onChoose,
  canFail,
}: {
  /** The short name on the button. */
  name: string;
  /** The full name, if it is longer. */
  label?: string;
  /** Description of `/`, which is shown if nothing is chosen. */
  none?: string;
  value: string | null;
  options: LinkedOption[];
  /** Called with the value in place of following the option's link. */
  onChoose?: (value: string) => Promise<boolean> | void;
  /** Whether a choice may fail. */
  canFail?: boolean;
}) {
  const chosen = options.find((option) => option.value === value);
  const content = (
    <span className="min-w-0 truncate">
      <span className="text-ink-soft max-medium:block max-medium:text-small">
        {label === name ? name : <Abbreviated text={label}>{name}</Abbreviated>}
      </span>{' '}
      <span className="font-semibold" {...languageAttributes(chosen?.lang)}>
        {value === null && none ? <Abbreviated text={none}>/</Abbreviated> : (chosen?.text ?? value)}
      </span>
    </span>
  );
  if (options.every((option) => option.value === value)) {
    return <p className="flex min-h-touch items-center px-3 py-1.5">{content}</p>;
  }
  return (
    <>
      <Choice
        title={label}
        canFail={canFail}
        options={onChoose ? options.map((option) => ({ ...option, href: undefined })) : options}
        value={value}
        onChoose={onChoose}
        trigger={
          <button
            type="button"
            className="needs-script flex min-h-touch min-w-0 cursor-pointer items-center justify-between gap-2 rounded-control border border-line-strong px-3 py-1.5 text-left hover:bg-sunken medium:max-split:px-2"
          >
            {content}
            <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-soft" />
          </button>
        }
      />
      <noscript>
        <p className="flex flex-wrap items-center gap-x-4 medium:mr-6">
          <span className="text-ink-soft">{label}</span>
          {options.map((option) => (
            <PageLink
              key={option.value}
              href={option.href}
              {...languageAttributes(option.lang)}
              aria-current={option.value === value ? 'true' : undefined}
              className="flex min-h-touch items-center underline underline-offset-4 aria-[current]:font-semibold aria-[current]:no-underline"
            >
              {option.text}
            </PageLink>
          ))}
        </p>
      </noscript>
    </>
  );
}

/** A short visible text, with the full one for screen readers. */
function Abbreviated({ text, children }: { text: string; children: string }) {
  return (
    <>
      <span aria-hidden>{children}</span>
      <span className="sr-only">{text}</span>
    </>
  );
}
