'use client';

import { Languages } from '@/components/ui/icons/icons';
import { LanguageSwitchLink } from '@/components/shell/header/language-switch-link';

/** A page's content in another language. */
export interface ReadInLink {
  code: string;
  /** The link text, in its own language: `Auf Deutsch lesen`. */
  text: string;
  /** In-app path. */
  href: string;
}

/**
 * A link to the page in the visitor's reading language. Every cached page contains all of them, and shows the one that
 * readerLanguageScript selects before the first paint; none without JavaScript.
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
