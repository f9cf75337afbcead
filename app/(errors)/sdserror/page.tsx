import { getTranslations } from 'next-intl/server';
import { applicationLink, ErrorScreen, firstValue, retryStep, type SearchParams } from '@/app/error-screen';
import { detailPath, failedDocType, failedProduct, screenPath } from '@/app/failed-document';
import { ContactSupplier } from '@/components/shell/content/contact-supplier';
import { StyledText } from '@/components/ui/styled-text';
import { parseDocumentCause } from '@/lib/domain/failures/failure-causes';

/**
 * A document is not valid or unavailable (Spec §2 "sdserror"). If the whole dossier is unknown or removed, the page
 * says so, since the link to product detail would fail too.
 */
export default async function SdsErrorPage({ searchParams }: { searchParams: SearchParams }) {
  const cause = parseDocumentCause(await firstValue(searchParams, 'cause'));
  const docType = await failedDocType(searchParams);
  const t = await getTranslations('app');
  const page = { page: 'sdserror', cause } as const;
  const document = t(`screen_${docType === 'ed' ? 'ee' : docType}`);
  const back = { label: t('back_to_detail'), href: await detailPath(searchParams) };
  switch (cause) {
    case 'unknown':
    case 'removed':
      return (
        <ErrorScreen
          {...page}
          title={t(`dossier_${cause}`)}
          text={t(`dossier_${cause}_text`)}
          action={applicationLink(t('open_application'))}
        />
      );
    case 'unavailable': {
      const again = await screenPath(searchParams, docType);
      return (
        <ErrorScreen
          {...page}
          title={docType === 'gh' ? t('sds_unavailable') : t('document_unavailable', { document })}
          text={t('dossier_unavailable_text')}
          action={back}
          second={again ? await retryStep(searchParams, t('try_again'), again) : undefined}
        />
      );
    }
    case 'market': {
      const again = await screenPath(searchParams, docType);
      return (
        <ErrorScreen
          {...page}
          title={t('market_unknown')}
          text={t('market_unknown_text')}
          action={again ? { label: document, href: again } : back}
        />
      );
    }
    case 'invalid': {
      const product = await failedProduct(searchParams);
      const text = docType === 'gh' ? 'you_can_ask_for_one' : 'document_not_available_text';
      return (
        <ErrorScreen
          {...page}
          title={docType === 'gh' ? t('safety_data_sheet_not_valid') : t('document_not_available', { document })}
          heading={docType === 'gh' ? <StyledText textKey="safety_data_sheet_not_valid" /> : undefined}
          text={t(text)}
          styledText={<StyledText textKey={text} />}
          help={product && <ContactSupplier product={product} document={document} />}
          action={back}
        />
      );
    }
  }
}
