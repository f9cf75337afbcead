import { useTranslations } from 'next-intl';
import { ProviderHtml } from '@/components/shell/provider-html';
import { PageLink } from '@/components/ui/page-link';

/** What the SDS says, in the document's language, with the way to the section that it stands in. */
export function EmergencySheetText({
  html,
  section,
  sheet,
  lang,
}: {
  /** Sanitised. */
  html: string;
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
      <ProviderHtml html={html} lang={lang} />
      <PageLink
        href={`${sheet}#section-${section}`}
        className="mt-1 inline-flex min-h-touch items-center text-body text-accent underline underline-offset-4 print:hidden"
      >
        {t('emergency_section', { number: section })}
      </PageLink>
    </>
  );
}
