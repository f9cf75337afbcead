import { useTranslations } from 'next-intl';
import { ChevronDown, type Icon } from '@/components/ui/icons/icons';
import type { ReactNode } from 'react';
import { ProviderText } from '@/components/shell/content/provider-text';
import { PageLink } from '@/components/ui/page-link';
import type { PageHtml } from '@/lib/domain/pages/page-html';

/** A passage of the SDS, in the document's language, with a link to its section. */
export function EmergencySheetText({
  text,
  section,
  sheet,
  lang,
}: {
  text: PageHtml;
  /** The section's number. */
  section: number;
  /** In-app path of the SDS. */
  sheet: string;
  /** Code of the document's language. */
  lang: string | null;
}) {
  const t = useTranslations('app');
  return (
    <>
      <ProviderText text={text} lang={lang} />
      <PageLink
        href={`${sheet}#section-${section}`}
        className="mt-1 inline-flex min-h-touch items-center text-body text-accent underline underline-offset-4 print:hidden"
      >
        {t('emergency_section', { number: section })}
      </PageLink>
    </>
  );
}

/** A collapsible part of the screen; print shows it open (app/globals.css). */
export function EmergencyFold({
  icon: Icon,
  title,
  isOpen = false,
  children,
}: {
  icon: Icon;
  title: string;
  /** Whether it is initially open. */
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={isOpen} className="emergency-part group border-t-2 border-line-strong">
      <summary className="flex min-h-14 items-center gap-3 py-2">
        <Icon aria-hidden className="size-7 shrink-0 text-danger" />
        <h2 className="min-w-0 flex-1 text-h2 font-bold wrap-break-word hyphens-auto">{title}</h2>
        <ChevronDown aria-hidden className="size-6 shrink-0 text-ink-soft group-open:rotate-180 print:hidden" />
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  );
}
