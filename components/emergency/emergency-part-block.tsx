import { useTranslations } from 'next-intl';
import { emergencyIcons } from '@/components/emergency/emergency-icons';
import { ProviderHtml } from '@/components/shell/provider-html';
import { PageLink } from '@/components/ui/page-link';
import type { EmergencyPart } from '@/lib/domain/emergency';

/** A part of the SDS in the document's language, under a name in the interface's. */
export function EmergencyPartBlock({
  part: { key, anchor, section, html },
  sheet,
  lang,
}: {
  /** `html` is sanitised. */
  part: EmergencyPart & { html: string };
  /** In-app path of the SDS. */
  sheet: string;
  /** Code of the document's language. */
  lang: string | null;
}) {
  const t = useTranslations('app');
  const Icon = emergencyIcons[key];
  return (
    <section
      id={anchor}
      tabIndex={-1}
      aria-labelledby={`${anchor}-title`}
      className="emergency-part border-t-2 border-line-strong pt-5 outline-none"
    >
      <h2 id={`${anchor}-title`} className="mb-3 flex items-center gap-3 text-h1 font-bold">
        <Icon aria-hidden className="size-8 shrink-0 text-danger" />
        {t(`emergency_${key}`)}
      </h2>
      <ProviderHtml html={html} lang={lang} />
      <PageLink
        href={`${sheet}#section-${section}`}
        className="mt-3 inline-flex min-h-14 items-center text-accent underline underline-offset-4 print:hidden"
      >
        {t('emergency_section', { number: section })}
      </PageLink>
    </section>
  );
}
