import { useTranslations } from 'next-intl';
import type { ShareTexts } from '@/components/share/share-texts';
import { errorMessageKey } from '@/lib/domain/failures';
import { mostRecipients } from '@/lib/domain/recipients';

/** What a call of the dialog can be refused with. */
const failures = [
  'CLIENT_SIDE',
  'CLIENT_SERVER_COMMUNICATION',
  'FORGED',
  'NOT_IN_LIST',
  'SERVER_DOWN_ERROR',
  'SERVER_TIMEOUT',
  'SESSION_EXPIRED',
  'TOO_LARGE',
  'TOO_MANY_TRIES',
] as const;

/** The share dialog's texts, read on the server. */
export function useShareTexts(): ShareTexts {
  const app = useTranslations('app');
  const t = useTranslations('share');
  return {
    title: t('title'),
    close: app('close'),
    recipients: t('recipients'),
    recipientsHint: t('recipients_hint', { most: mostRecipients }),
    recipientsFaults: {
      none: t('mandatory_field'),
      'no-address': t('valid_email', { emails: '{emails}' }),
      'too-many': t('too_many_recipients', { most: mostRecipients }),
    },
    invalidEmails: t('invalid_emails', { emails: '{emails}' }),
    invalidEmail: t('invalid_email'),
    remove: t('remove', { name: '{name}' }),
    target: t('target'),
    targets: { ui: t('target_ui'), sds: t('target_sds') },
    messageLanguage: t('message_language'),
    sdsLanguage: t('sds_language'),
    noLanguages: t('no_languages'),
    products: t('products'),
    noValidSds: t('no_valid_sds'),
    languagesUnknown: t('languages_unknown'),
    tryAgain: app('try_again'),
    preview: t('preview'),
    settings: t('settings'),
    previewTitle: t('preview_title'),
    previewing: app('loading'),
    send: t('send'),
    sending: t('sending'),
    shared: t('shared'),
    mayBeSent: t('may_be_sent'),
    failureId: app('error_id', { id: '{id}' }),
    failed: app('error_message_UNKNOWN'),
    failedBy: Object.fromEntries(failures.map((message) => [errorMessageKey(message), app(errorMessageKey(message))])),
  };
}
