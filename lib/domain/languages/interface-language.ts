import {
  fallbackInterfaceLanguage,
  type InterfaceLanguage,
  isInterfaceLanguage,
} from '@/lib/domain/languages/languages';

/**
 * The languages that a browser asks for, the best first, without their regions: `de` of `de-AT` (RFC 9110 12.5.4). One with
 * weight 0, `*`, and what makes no sense are left out.
 */
export function acceptedLanguages(header: string | null): string[] {
  const ranges = (header ?? '').split(',', 50).flatMap((range) => {
    // Not split by `\s*;\s*`: its time grows with the square of the spaces.
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const weight = Number(parameters.find((one) => one.startsWith('q='))?.slice(2) ?? 1);
    return /^[a-z]{2,3}(-|$)/.test(tag) && weight > 0 ? [{ code: tag.split('-')[0]!, weight }] : [];
  });
  return [...new Set(ranges.sort((a, b) => b.weight - a.weight).map(({ code }) => code))];
}

/** The best of ours among them. */
export const bestInterfaceLanguage = (accepted: string[]): InterfaceLanguage =>
  accepted.find(isInterfaceLanguage) ?? fallbackInterfaceLanguage;
