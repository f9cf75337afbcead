import { createRoute, z } from '@hono/zod-openapi';
import { localise } from '../../languages/languages.ts';
import { isMailAddress, toAsciiAddress } from '../../runtime/mail-address.ts';
import { metrics } from '../../runtime/metrics.ts';
import { mailBrandOf, siteOfBrand } from '../../sharing/brands.ts';
import { writeFeedbackMail, feedbackPages } from '../../sharing/feedback-mail.ts';
import { cleanMessage } from '../../sharing/mail-body.ts';
import { addFeedback } from '../../store/shares/add-feedback.ts';
import { findFacts } from '../../store/products/stored-products.ts';
import { chooseSds } from '../documents/sds.ts';
import { clientAddress, networkOf } from '../http/client-address.ts';
import { failures, HttpError, tooManyRequests } from '../http/failure.ts';
import { findPublished } from '../http/find-published.ts';
import { onlyPost, readForm } from '../http/form.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { documentLanguageId, marketChoice, productId, versionId } from '../http/parameters.ts';
import { audit } from '../http/request-log.ts';
import { interfaceLanguage } from '../http/preferences.ts';
import { brandOf } from '../share/parameters.ts';

/** Limits of the visitor's text in characters after cleaning; a longer text is refused, never truncated. */
const [minLength, maxLength] = [5, 2000];
const daySeconds = 24 * 3600;

const noAddress = 'must be a mail address or omitted';

const form = z.object({
  synonym_id: productId,
  lang: documentLanguageId,
  page: z.enum(feedbackPages, { error: `must be one of ${feedbackPages.join(', ')}` }),
  version: versionId,
  market: marketChoice,
  message: z
    .string({ error: `must have ${minLength} to ${maxLength} characters` })
    .max(8 * maxLength, `must have at most ${maxLength} characters`)
    .transform(cleanMessage)
    .refine((text) => [...text].length >= minLength, `must have at least ${minLength} characters`)
    .refine((text) => [...text].length <= maxLength, `must have at most ${maxLength} characters`),
  email: z
    .string({ error: noAddress })
    .transform(toAsciiAddress)
    .refine((text) => text === '' || isMailAddress(text), noAddress)
    .default(''),
});

const description = createRoute({
  method: 'post',
  path: '/api/v1/p/feedback',
  summary: 'Sends a visitor’s message about a page to the supplier of the product, and to nobody else',
  request: { body: { content: { 'application/x-www-form-urlencoded': { schema: form } } } },
  responses: {
    200: { description: 'It is in the outbox', content: { 'application/json': { schema: z.object({}) } } },
    ...failures(400, 404, 410, 413, 415, 422, 429),
  },
});

/** 3.22 `POST /api/v1/p/feedback` */
export function addFeedbackCall(app: App, appContext: AppContext): void {
  const { database, outbox, siteUrl, trustProxy } = appContext;
  app.openAPIRegistry.registerPath(description);
  app.post(description.path, async (c) => {
    const { synonym_id: id, lang, page, version: requestedVersion, market, message, email } = await readForm(c, form);
    const product = await findPublished(database, id);
    const { code, version } = chooseSds(product, lang, { version: requestedVersion });
    const recipient = product.supplier.email;
    if (!isMailAddress(recipient)) throw new HttpError(422, 'no_supplier_address');
    const { name: names } = await findFacts(database, id, version.id);
    const brand = brandOf(c);
    const site = siteOfBrand(mailBrandOf(brand), siteUrl);
    const search = new URLSearchParams({
      ...(page === 'gh' && requestedVersion !== undefined && { version: String(requestedVersion) }),
      ...(market && { market }),
    }).toString();
    const path = `/p/${id}/${interfaceLanguage(c.req.header('Accept-Language'))}/${page}/${lang}`;
    const { sender, ...written } = writeFeedbackMail({
      brand,
      page,
      message,
      siteUrl: site,
      lang: code,
      version: version.text,
      replyTo: email || null,
      url: site + path + (search && `?${search}`),
      product: { name: localise(names, code) ?? product.code, code: product.code },
    });
    const limit = await addFeedback(database, {
      recipient,
      sender,
      // The network of a whole site, since somebody could use a different /64 network for each mail.
      network: networkOf(clientAddress(c, trustProxy), 48),
      product: { id, names, versionId: version.id, versionText: version.text },
      mail: { ...written, brand, message, messageLanguage: code, documentLanguage: lang },
    });
    // The address is not logged: the privacy page lists the actions for which it is.
    audit(appContext, c, limit ? 'feedback refused' : 'feedback accepted', { product: id, limit });
    if (limit) {
      metrics.feedbackRefused.inc({ quota: limit });
      throw tooManyRequests(daySeconds, `${limit}_feedback_quota`);
    }
    outbox.wake();
    return c.json({}, 200);
  });
  onlyPost(app, description.path);
}
