import { type LanguageLink, languageLinkTo } from '@/components/shell/header/language-link';
import { Languages } from '@/components/ui/icons/icons';

/** A page's content in another language. */
export interface ReadInLink extends Omit<LanguageLink, 'name'> {
  /** The link text, in its own language: `Auf Deutsch lesen`. */
  text: string;
}

/**
 * A link to the page in the visitor's reading language. Every cached page contains all of them, and shows the one that
 * readerLanguageScript selects before the first paint; none without JavaScript.
 */
export function ReadInLine({ links }: { links: ReadInLink[] }) {
  return links.map(({ text, ...link }) => (
    <p key={link.code} data-code={link.code} className="read-in">
      <a
        className="inline-flex min-h-touch items-center gap-2 font-semibold text-accent underline underline-offset-4"
        {...languageLinkTo(link)}
      >
        <Languages aria-hidden className="size-5 shrink-0" />
        {text}
      </a>
    </p>
  ));
}
