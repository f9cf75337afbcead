'use client';

import { Maximize2, TriangleAlert } from '@/components/ui/icons/icons';
import type { MouseEvent } from 'react';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { type FittingSize, type LabelAudit, withFittingSize } from '@/lib/domain/label/label-audit';
import type { LabelSettings } from '@/lib/domain/label/label-settings';

export interface SizeChoiceProps {
  settings: LabelSettings;
  /** Path of the page with other settings, with the base path: without JavaScript a size is a link. */
  hrefOf: (settings: LabelSettings) => string;
  /** In the editor; elsewhere a size is a link. */
  onChange?: (settings: LabelSettings) => void;
}

/** A label that cannot carry its mandatory text: why, and the sizes that can, each one click away. */
export function LabelRefusal({ audit, ...choice }: SizeChoiceProps & { audit: LabelAudit }) {
  const t = useScopedMessages('label');
  return (
    <section
      aria-live="polite"
      className="rounded-card border border-notice-rule bg-surface p-5 max-medium:-order-2 print:hidden"
    >
      <p className="flex items-start gap-2 leading-6 font-semibold">
        <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-notice" />
        {t(
          audit.sizes.length === 0
            ? 'label_refused_none'
            : audit.refused === 'pack'
              ? 'label_refused_pack'
              : 'label_refused_text',
        )}
      </p>
      <ul className="mt-3 grid gap-2">
        {audit.sizes.map((size) => (
          <li key={`${size.dim} ${size.foldOut}`}>
            <SizeLink size={size} {...choice} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The next larger size, of a label that gave something up. */
export function NextSize({ size, ...choice }: SizeChoiceProps & { size: FittingSize }) {
  const t = useScopedMessages('label');
  return <SizeLink size={size} text={(name) => t('label_next_size', { size: name })} {...choice} />;
}

function SizeLink({
  size,
  settings,
  hrefOf,
  onChange,
  text = (name) => name,
}: SizeChoiceProps & { size: FittingSize; text?: (name: string) => string }) {
  const t = useScopedMessages('label');
  const { widthMm: width, heightMm: height, panels } = size;
  const name = size.foldOut
    ? t('label_size_fold', { width, height, panels })
    : t('label_size_single', { width, height });
  const next = withFittingSize(settings, size);
  const choose =
    onChange &&
    ((event: MouseEvent) => {
      event.preventDefault();
      onChange(next);
    });
  return (
    <a
      href={hrefOf(next)}
      onClick={choose}
      className="inline-flex min-h-touch w-full items-center gap-2 rounded-control border border-line-strong px-4 py-1.5 font-semibold hover:bg-sunken"
    >
      <Maximize2 aria-hidden className="size-4 shrink-0" />
      {text(name)}
    </a>
  );
}
