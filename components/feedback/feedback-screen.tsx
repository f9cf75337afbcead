import { CircleCheck, Send, TriangleAlert } from '@/components/ui/icons/icons';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageHead } from '@/components/shell/content/page-head';
import { Notice } from '@/components/ui/notice';
import { PageLink } from '@/components/ui/page-link';
import { TelephoneLink } from '@/components/ui/telephone-link';
import {
  feedbackHandlerPath,
  feedbackLength,
  type FeedbackOutcome,
  type FeedbackSubject,
} from '@/lib/domain/pages/feedback';
import { basePath, paths } from '@/lib/domain/pages/paths';
import type { Dossier } from '@/lib/domain/product/dossier';

const field =
  'mt-1 block w-full rounded-control border border-line-strong bg-surface px-3 user-invalid:border-danger-rule';

/** A form to write to the supplier of a product about one of its pages; it needs no JavaScript. */
export function FeedbackScreen({
  dossier,
  subject,
  outcome,
  unsent,
  antiForgery,
  interfaceLang,
  lang,
}: {
  dossier: Dossier;
  subject: FeedbackSubject;
  /** Result of the form, if it was sent. */
  outcome: FeedbackOutcome | null;
  /** What the visitor had written, if it was not sent. */
  unsent: { message?: string; email: string } | null;
  antiForgery: string;
  interfaceLang: string;
  lang: number;
}) {
  const t = useTranslations('app');
  const { page, version: versionId, market } = subject;
  const version = dossier.versions.find(({ id }) => id === versionId) ?? dossier.versions[0];
  const supplier = dossier.supplierName ?? dossier.supplierEmail ?? '';
  const back =
    page === 'gh'
      ? paths.sds(dossier.id, interfaceLang, lang, { version: versionId, market })
      : paths.dossier(dossier.id, interfaceLang, page, lang);
  const hidden = { id: dossier.id, interfaceLang, lang, page, version: versionId, market, xsrf: antiForgery };
  return (
    <div className="max-w-reading">
      <PageHead title={t('screen_feedback')} productName={dossier.name} />
      {outcome === 'sent' ? (
        <div role="status">
          <Notice icon={CircleCheck}>{t('feedback_sent', { supplier })}</Notice>
        </div>
      ) : (
        <>
          {outcome !== null && (
            <div role="alert" className="mb-4">
              <Notice icon={TriangleAlert}>
                {t(`feedback_${outcome}`, { email: dossier.supplierEmail ?? supplier })}
              </Notice>
            </div>
          )}
          <p>{t('feedback_text', { supplier })}</p>
          <p className="mt-2">
            {t('feedback_emergency')}
            {dossier.emergencyTelephone && (
              <span className="block">
                <TelephoneLink text={dossier.emergencyTelephone} />
              </span>
            )}
          </p>
          <FeedbackForm hidden={hidden} unsent={unsent}>
            {t('feedback_about', { page: t(`screen_${page}`), version: version?.text ?? '' })}
          </FeedbackForm>
        </>
      )}
      <PageLink
        href={back}
        className="mt-4 inline-flex min-h-touch items-center text-accent underline underline-offset-4"
      >
        {t('feedback_back')}
      </PageLink>
    </div>
  );
}

/** The form; `children` say which page and version it is about. */
function FeedbackForm({
  hidden,
  unsent,
  children,
}: {
  hidden: Record<string, string | number | null>;
  unsent: { message?: string; email: string } | null;
  children: ReactNode;
}) {
  const t = useTranslations('app');
  return (
    <form method="post" action={basePath + feedbackHandlerPath} className="mt-5 space-y-4">
      {Object.entries(hidden).map(
        ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <p className="text-small text-ink-soft">{children}</p>
      <label className="block font-semibold">
        {t('feedback_message')}
        <textarea
          name="message"
          required
          minLength={feedbackLength.min}
          maxLength={feedbackLength.max}
          rows={7}
          defaultValue={unsent?.message}
          className={`${field} py-2 font-normal`}
        />
      </label>
      <label className="block font-semibold">
        {t('feedback_email')}
        <input
          type="email"
          name="email"
          maxLength={254}
          defaultValue={unsent?.email}
          autoComplete="email"
          className={`${field} min-h-touch font-normal`}
        />
      </label>
      <label className="sr-only" aria-hidden>
        {t('feedback_trap')}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <button
        type="submit"
        className="inline-flex min-h-touch cursor-pointer items-center gap-2 rounded-control bg-accent px-5 font-semibold text-accent-on hover:opacity-90"
      >
        <Send aria-hidden className="size-4.5" />
        {t('feedback_send')}
      </button>
    </form>
  );
}
