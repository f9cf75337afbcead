import { createTranslator, useLocale, useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { textStyles } from '@/lib/domain/languages/translations';

/** Rendering of the styles in database translations (Spec §5). */
const renderers: Record<(typeof textStyles)[number], (words: ReactNode) => ReactNode> = {
  'text-error': (words) => <span className="text-danger">{words}</span>,
  'text-black': (words) => <span className="text-ink">{words}</span>,
};

type TextKey = Parameters<ReturnType<typeof useTranslations<'app'>>>[0];

interface Styled {
  styled: Record<string, string>;
}

/**
 * A text without placeholders, with the styles of its database translation. Where no markup is possible (titles,
 * accessible names, client components) the same text is plain.
 */
export function StyledText({ textKey }: { textKey: TextKey }) {
  const t = useTranslations('app');
  const locale = useLocale();
  const { styled = {} } = useMessages() as Partial<Styled>;
  if (!Object.hasOwn(styled, textKey)) return t(textKey as 'close');
  return createTranslator<Styled>({ locale, messages: { styled } }).rich(`styled.${textKey}`, renderers);
}
