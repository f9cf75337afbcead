import { Phone } from '@/components/ui/icons/icons';

/** The number to dial: the first number in the text, without annotations (`+49 (0)30 1234-0 (24 h)`); null for none. */
export function dialled(text: string): string | null {
  const number = /\+?\d(?:[ ./-]{0,3}\d){2,}/.exec(text.replace('(0)', '').replace(/\((\d+)\)/g, '$1'));
  return number && number[0].replace(/[^\d+]/g, '');
}

/** A telephone number as a `tel:` link; a text without a number remains text. */
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
