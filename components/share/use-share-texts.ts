import { createElement } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { StyledText } from '@/components/ui/styled-text';
import type { ShareTexts } from '@/components/share/share-texts';
import { useFilterTexts } from '@/components/shell/use-filter-texts';
import { errorMessageKey } from '@/lib/domain/failures';
import { withColon } from '@/lib/domain/punctuation';
import { maxRecipients } from '@/lib/domain/recipients';

/** What a call of the dialog can be refused with. */
const failures = [
  'CLIENT_SIDE',
  'CLIENT_SERVER_COMMUNICATION',
  'FORGED',
  'NOT_IN_LIST',
  'SERVER_DOWN_ERROR',
  'SERVER_SIDE',
  'SERVER_TIMEOUT',
  'SESSION_EXPIRED',
  'TOO_LARGE',
  'TOO_MANY_TRIES',
  'TOO_MANY_MAILS_TODAY',
  'RECIPIENT_MAILS_TODAY',
] as const;

/** The share dialog's texts, read on the server. */
export function useShareTexts(): ShareTexts {
  const t = useTranslations('app');
  return {
    title: t('share_dialog_title'),
    close: t('close'),
    copyPage: { copy: t('share_copy_page'), copied: t('share_copied') },
    linkCopied: t('link_copied'),
    linkNotCopied: t('link_not_copied', { url: '{url}' }),
    recipients: t('share_dialog_recipients'),
    recipientsHint: t('share_dialog_recipients_hint', { most: maxRecipients }),
    recipientsIssues: {
      none: t('share_dialog_mandatory_field'),
      'no-address': t('share_dialog_valid_email', { emails: '{emails}' }),
      'too-many': t('share_dialog_too_many_recipients', { most: maxRecipients }),
    },
    invalidEmails: t('share_dialog_invalid_emails', { emails: '{emails}' }),
    invalidEmail: withColon(t('share_dialog_invalid_email'), useLocale()),
    remove: t('share_dialog_remove', { name: '{name}' }),
    target: t('share_dialog_target'),
    targets: { ui: t('share_dialog_target_ui'), sds: t('share_dialog_target_sds') },
    messageLanguage: t('share_dialog_message_language'),
    sdsLanguage: t('share_dialog_sds_language'),
    message: t('share_dialog_message'),
    messageHint: t('share_dialog_message_hint'),
    messageLeft: t('share_dialog_message_left', { count: '{count}' }),
    messageOver: t('share_dialog_message_over', { count: '{count}' }),
    filter: useFilterTexts(),
    noLanguages: t('share_dialog_no_languages'),
    products: t('share_dialog_products'),
    noValidSds: createElement(StyledText, { of: 'share_dialog_no_valid_sds' }),
    languagesUnknown: t('share_dialog_languages_unknown'),
    tryAgain: t('try_again'),
    preview: t('share_dialog_preview'),
    settings: t('share_dialog_settings'),
    previewTitle: t('share_dialog_preview_title'),
    previewing: t('loading'),
    send: t('share_dialog_send'),
    gaps: {
      languages: t('share_dialog_gap_languages'),
      products: t('share_dialog_gap_products'),
      message: t('share_dialog_gap_message'),
      none: t('share_dialog_gap_recipients'),
      'no-address': t('share_dialog_gap_addresses'),
      'too-many': t('share_dialog_too_many_recipients', { most: maxRecipients }),
    },
    sending: t('share_dialog_sending'),
    shared: t('share_dialog_shared'),
    sharedTo: `${withColon(t('shares_recipients'), useLocale())} {count}`,
    shares: t('shares_title'),
    mayBeSent: t('share_dialog_may_be_sent'),
    failureId: t('error_id', { id: '{id}' }),
    failed: t('error_message_UNKNOWN'),
    failedBy: Object.fromEntries(failures.map((message) => [errorMessageKey(message), t(errorMessageKey(message))])),
  };
}
