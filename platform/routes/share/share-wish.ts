import type { z } from '@hono/zod-openapi';
import type { MailBrandId } from '../../mail/brands.ts';
import type { ShareRequest } from '../../mail/share-mail.ts';
import { findCompany } from '../../store/accounts/company.ts';
import type { User } from '../bearer.ts';
import { HttpError } from '../failure.ts';
import type { AppContext } from '../house.ts';
import type { mailOptions } from './parameters.ts';
import { commonSdsLanguages, findSharedProducts } from './shared-products.ts';

/**
 * What a user wants to send, with its products found and its languages checked.
 * @throws HttpError 403 for a product that the list lacks, 400 for an SDS language in which a product has none
 */
export async function readShareRequest(
  appContext: AppContext,
  user: User,
  brand: MailBrandId,
  ids: number[],
  { language_msg, language_doc, sds: target, message }: z.output<typeof mailOptions>,
): Promise<ShareRequest> {
  const products = await findSharedProducts(appContext, user, ids);
  if (target === 'sds' && !commonSdsLanguages(products).some(({ id }) => id === language_doc)) {
    const message = 'wants a language in which every product has a valid SDS';
    throw new HttpError(400, 'invalid_parameter', { field: 'language_doc', message });
  }
  return {
    ...{ brand, target, products, message },
    sender: { name: user.name, email: user.email, company: await findCompany(appContext.database, user.id) },
    messageLanguage: language_msg,
    documentLanguage: language_doc,
    siteUrl: appContext.siteUrl,
  };
}

/** Section 1: `X-Viewport` tells the brand. */
export const brandOfViewport = (viewport: string | undefined): MailBrandId =>
  viewport === 'false' ? 'chemcard' : 'dossier';
