import { Phone } from '@/components/ui/icons/icons';

const country = /\(?(?:\+|00)\s?\d{1,3}\)?[\s./\u2010\u2011-]?(?:\(0\)[\s.-]?)?/.source;
/** The rule is that of the platform (platform/documents/blocks/html.ts), which says why. */
const telephone = new RegExp(
  [
    '(?<=^|[:.]\\s?|^[^\\d+]*\\s(?=\\+))',
    `(?:(?:${country}\\d{1,5}|\\(?0\\d{1,5}\\)?)\\s?/\\s?[1-9]|(?:${country}(?:\\([1-9]\\d*\\)\\s?)?|(?:\\(\\d+\\)\\s?)?)\\d)`,
    '(?:[\\s.\\u2010\\u2011-]?\\d)*',
    '(?<!\\s(?:24|7|365)(?=\\s*\\S))',
    '(?=\\s*(?:$|[(,;]|[–-]\\s\\p{L}))',
  ].join(''),
  'u',
);
const hour = /(?:[01]?\d|2[0-4])(?:\.\d\d)?/.source;
const hours = new RegExp(`(?:^|\\s)${hour}-${hour}$`);
const isDialled = (number: string) => /^(?:\+|00)?\d{3,15}$/.test(number);

/** The number to dial, without annotations (`+49 (0)30 1234-0 (24 h)`); null for none, or if it is in doubt where it ends. */
export function dialled(text: string): string | null {
  const [written = ''] = telephone.exec(text) ?? [];
  const number = written.replace(/^(\(?(?:\+|00)[\d\s.)-]*)\(0\)/, '$1').replace(/[^\d+]/g, '');
  return !hours.test(written) && isDialled(number) ? number : null;
}

/** A telephone number that stays on one line; hours and languages behind it may go to the next. */
export const unbroken = (telephone: string) => telephone.replace(/(?<=[\d)/]) (?=[\d/]|\(\d+\))/g, '\u00a0');

/** A telephone number as a `tel:` link; a text without one that is sure remains text. */
export function TelephoneLink({ text }: { text: string }) {
  const number = dialled(text);
  if (!number) return text;
  return (
    <a
      href={`tel:${number}`}
      className="inline-flex min-h-touch items-center gap-2 text-lead font-semibold text-accent underline underline-offset-4"
    >
      <Phone aria-hidden className="size-5 shrink-0" />
      {text}
    </a>
  );
}
