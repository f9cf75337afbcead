import { Languages } from 'lucide-react';
import { LanguageSwitchLink } from '@/components/shell/header/language-switch-link';

/** A page's content in another language. */
export interface ReadInLink {
  code: string;
  /** In the language itself: `Auf Deutsch lesen`. */
  text: string;
  /** In-app path. */
  href: string;
}

/**
 * The way to the page in the language that the visitor reads. Every kept page has all of them, and shows the one that
 * readerLanguageScript names, from the first paint on; none without JavaScript.
 */
export function ReadInLine({ links }: { links: ReadInLink[] }) {
  return links.map(({ code, text, href }) => (
    <p key={code} data-code={code} className="read-in">
      <LanguageSwitchLink
        code={code}
        href={href}
        className="inline-flex min-h-touch items-center gap-2 font-semibold text-accent underline underline-offset-4"
      >
        <Languages aria-hidden className="size-5 shrink-0" />
        {text}
      </LanguageSwitchLink>
    </p>
  ));
}
