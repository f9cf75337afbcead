import { z } from '@hono/zod-openapi';
import { languageCode, documentLanguages } from '../../languages/languages.ts';
import { cleanMessage, maxMessageLength } from '../../sharing/mail-body.ts';
import { findListedProducts, type ListedProduct } from '../../store/lists/listed-products.ts';
import type { User } from '../http/bearer.ts';
import { HttpError } from '../http/failure.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Context } from 'hono';
import { brandOfCall } from '../../sharing/brands.ts';
import type { ShareRequest } from '../../sharing/share-mail.ts';
import { findCompany } from '../../store/accounts/users.ts';

const maxProducts = 100;
const maxRecipients = 10;

const id = z
  .string()
  .regex(/^[1-9]\d{0,11}$/, 'must be permalink ids')
  .transform(Number);

/** A share's id in a path. */
export const shareId = z.uuid().openapi({ type: 'string', format: 'uuid' });

/** Without duplicates, in the order of the request. */
export const productIds = z
  .array(id, { error: 'must be a list of permalink ids' })
  .min(1, 'must have at least one permalink id')
  .max(maxProducts, `must have at most ${maxProducts} permalink ids`)
  .transform((ids) => [...new Set(ids)]);

/** The route checks their syntax and lists malformed addresses in its response. */
export const recipients = z
  .array(z.string(), { error: 'must be a list of mail addresses' })
  .min(1, 'must have at least one mail address')
  .max(maxRecipients, `must have at most ${maxRecipients} mail addresses`);

const notDocumentLanguage = `must be one of ${documentLanguages.map(({ id }) => id).join(', ')}`;

/** The options of a share's mail. */
export const mailOptions = z.object({
  language_msg: z.enum(languageCode.options, { error: `must be one of ${languageCode.options.join(', ')}` }),
  language_doc: z
    .string({ error: notDocumentLanguage })
    .refine((text) => text === '' || documentLanguages.some(({ id }) => String(id) === text), notDocumentLanguage)
    .optional()
    .transform((text) => (text ? Number(text) : null)),
  sds: z
    .enum(['0', '1'], { error: 'must be 0 or 1' })
    .transform((flag) => (flag === '1' ? ('sds' as const) : ('ui' as const))),
  message: z
    .string({ error: 'must be a text' })
    .transform(cleanMessage)
    .refine((text) => [...text].length <= maxMessageLength, `must have at most ${maxMessageLength} characters`)
    .optional()
    .transform((text) => text || null)
    .openapi({ type: 'string', description: 'Plain text from the sender to the recipients' }),
});

/**
 * The products of a share request, in the order of `ids`.
 * @throws HttpError 403 when the workgroup's list lacks one of them
 */
export async function findSharedProducts(
  appContext: AppContext,
  { workgroup }: User,
  ids: number[],
): Promise<ListedProduct[]> {
  const listed = workgroup ? await findListedProducts(appContext.database, workgroup.id, ids) : [];
  const productsById = new Map(listed.map((product) => [product.id, product]));
  return ids.map((id) => {
    const product = productsById.get(id);
    if (!product) throw new HttpError(403, 'not_in_list');
    return product;
  });
}

/** The document languages in which every one of the products has a valid SDS. */
export const commonSdsLanguages = (products: ListedProduct[]) =>
  documentLanguages.filter(({ id }) => products.every(({ sdsLangs }) => sdsLangs.includes(id)));

/**
 * The share request of a user, with its products loaded and its languages checked.
 * @throws HttpError 403 for a product that the list lacks, 400 for an SDS language in which a product has no SDS
 */
export async function readShareRequest(
  appContext: AppContext,
  user: User,
  brand: string,
  ids: number[],
  { language_msg, language_doc, sds: target, message }: z.output<typeof mailOptions>,
): Promise<ShareRequest> {
  const products = await findSharedProducts(appContext, user, ids);
  if (target === 'sds' && !commonSdsLanguages(products).some(({ id }) => id === language_doc)) {
    const message = 'must be a language in which every product has a valid SDS';
    throw new HttpError(400, 'invalid_parameter', { field: 'language_doc', message });
  }
  return {
    brand,
    target,
    products,
    message,
    sender: { name: user.name, email: user.email, company: await findCompany(appContext.database, user.id) },
    messageLanguage: language_msg,
    documentLanguage: language_doc,
    siteUrl: appContext.siteUrl,
  };
}

/** The brand of a call, by `X-Brand`; if it is missing or unknown, by the view: the flag of a share, or `X-Viewport`. */
export const brandOf = (c: Context, flags: { isDossier?: unknown; isChemcard?: unknown } = {}): string => {
  const viewportBrand = c.req.header('X-Viewport') === 'false' ? 'chemcard' : 'dossier';
  return brandOfCall(
    c.req.header('X-Brand'),
    flags.isChemcard ? 'chemcard' : flags.isDossier ? 'dossier' : viewportBrand,
  );
};
