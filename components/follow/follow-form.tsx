import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FollowPage, type FollowPageProps, SubmitButton } from '@/components/follow/follow-page';
import { type FollowOutcome } from '@/lib/domain/follow/follow';
import { followPaths } from '@/lib/domain/follow/follow-paths';
import { nativeName } from '@/lib/domain/languages/languages';
import { basePath } from '@/lib/domain/pages/paths';

const failures = {
  invalid: 'follow_invalid',
  stale: 'error_message_STALE_FORM',
  busy: 'error_message_TOO_MANY_TRIES',
  failed: 'follow_failed',
} as const satisfies Partial<Record<FollowOutcome, string>>;

/** The form to follow the safety data sheet of a product: an address and a language. */
export function FollowForm({
  product,
  interfaceLang,
  antiForgery,
  outcome,
  unsent,
  ...page
}: FollowPageProps & {
  product: { id: number; name: string; mailLanguages: readonly string[]; sheet: string };
  interfaceLang: string;
  antiForgery: string;
  outcome: FollowOutcome | null;
  /** What the visitor entered, if it was not sent. */
  unsent: { email: string; language?: string } | null;
}) {
  const t = useTranslations('app');
  const { id, name, mailLanguages, sheet } = product;
  if (outcome === 'sent')
    return (
      <FollowPage {...page} title={t('follow_sent_title')} sheet={sheet}>
        <p role="status">{t('follow_sent_text')}</p>
      </FollowPage>
    );
  if (mailLanguages.length === 0)
    return (
      <FollowPage {...page} title={name}>
        <p>{t('follow_impossible')}</p>
      </FollowPage>
    );
  const failure = outcome && t(failures[outcome]);
  const isInvalid = outcome === 'invalid';
  return (
    <FollowPage
      {...page}
      title={t('follow_title', { product: name })}
      failure={isInvalid ? null : failure}
      sheet={sheet}
    >
      <p>{t('follow_text')}</p>
      <form method="post" action={basePath + followPaths.api.request()} className="flex flex-col gap-5">
        <input type="hidden" name="xsrf" value={antiForgery} />
        <input type="hidden" name="product" value={id} />
        <input type="hidden" name="interfaceLang" value={interfaceLang} />
        <Row id="email" label={t('follow_address')}>
          <input
            id="email"
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            defaultValue={unsent?.email}
            aria-invalid={isInvalid}
            aria-describedby={isInvalid ? 'email-error' : undefined}
            className="aria-invalid:border-2 aria-invalid:border-danger min-h-touch w-full rounded-control border border-line-strong bg-surface px-3"
          />
          {isInvalid && (
            <p id="email-error" role="alert" className="mt-2 text-small text-danger">
              {failure}
            </p>
          )}
        </Row>
        <Row id="language" label={t('follow_language')}>
          <select
            id="language"
            name="language"
            defaultValue={[unsent?.language, interfaceLang].find((code) => code && mailLanguages.includes(code))}
            className="min-h-touch w-full rounded-control border border-line-strong bg-surface px-3"
          >
            {mailLanguages.map((code) => (
              <option key={code} value={code} lang={code}>
                {nativeName(code)}
              </option>
            ))}
          </select>
        </Row>
        <SubmitButton>{t('follow_button')}</SubmitButton>
      </form>
      <p className="text-small text-ink-soft">{t('follow_privacy')}</p>
    </FollowPage>
  );
}

/** A field under its name. */
const Row = ({ id, label, children }: { id: string; label: string; children: ReactNode }) => (
  <div>
    <label htmlFor={id} className="mb-1 block font-semibold">
      {label}
    </label>
    {children}
  </div>
);
