import { z } from '@hono/zod-openapi';
import { languageCode } from '../../phrases/languages.ts';
import { cleanMessage, maxMessageLength } from '../../sharing/personal-message.ts';

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

/** Their syntax is checked by the route, which lists the malformed addresses in its response. */
export const recipients = z
  .array(z.string(), { error: 'must be a list of mail addresses' })
  .min(1, 'must have at least one mail address')
  .max(maxRecipients, `must have at most ${maxRecipients} mail addresses`);

/** The options of a share's mail. */
export const mailOptions = z.object({
  language_msg: z.enum(languageCode.options, { error: `must be one of ${languageCode.options.join(', ')}` }),
  language_doc: z
    .string()
    .regex(/^([1-9]\d{0,3})?$/, 'must be a document language id')
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
