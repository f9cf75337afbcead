import { createTranslator, useLocale, useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { textStyles } from '@/lib/domain/languages/translations';

/** How the styles of database translations look (Spec §5). */
const looks: Record<(typeof textStyles)[number], (words: ReactNode) => ReactNode> = {
  'text-error': (words) => <span className="text-danger">{words}</span>,
  'text-black': (words) => <span className="text-ink">{words}</span>,
};

type TextKey = Parameters<ReturnType<typeof useTranslations<'app'>>>[0];

interface Styled {
  styled: Record<string, string>;
}

/**
 * A text without placeholders, in the styles that the platform gives it. Where no markup can stand (titles, names for screen
 * readers, buttons of scripts) the same text is plain words.
 */
export function StyledText({ of: key }: { of: TextKey }) {
  const t = useTranslations('app');
  const locale = useLocale();
  const { styled = {} } = useMessages() as Partial<Styled>;
  if (!Object.hasOwn(styled, key)) return t(key as 'close');
  return createTranslator<Styled>({ locale, messages: { styled } }).rich(`styled.${key}`, looks);
}
