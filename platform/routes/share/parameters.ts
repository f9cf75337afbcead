import { z } from '@hono/zod-openapi';
import { languageCode } from '../../phrases/languages.ts';
import { cleanMessage, maxMessageLength } from '../../sharing/personal-message.ts';

const maxProducts = 100;
const maxRecipients = 10;

const id = z
  .string()
  .regex(/^[1-9]\d{0,11}$/, 'wants permalink ids')
  .transform(Number);

/** Of a share, in an address. */
export const shareId = z.uuid().openapi({ type: 'string', format: 'uuid' });

/** Each once, in the order in which they came. */
export const productIds = z
  .array(id, { error: 'wants a list of permalink ids' })
  .min(1, 'wants at least one permalink id')
  .max(maxProducts, `wants at most ${maxProducts} permalink ids`)
  .transform((ids) => [...new Set(ids)]);

/** Whether they are addresses is said in an answer of its own. */
export const recipients = z
  .array(z.string(), { error: 'wants a list of mail addresses' })
  .min(1, 'wants at least one mail address')
  .max(maxRecipients, `wants at most ${maxRecipients} mail addresses`);

/** What the mail says and where it leads. */
export const mailOptions = z.object({
  language_msg: z.enum(languageCode.options, { error: `wants one of ${languageCode.options.join(', ')}` }),
  language_doc: z
    .string()
    .regex(/^([1-9]\d{0,3})?$/, 'wants a document language id')
    .optional()
    .transform((text) => (text ? Number(text) : null)),
  sds: z
    .enum(['0', '1'], { error: 'wants 0 or 1' })
    .transform((flag) => (flag === '1' ? ('sds' as const) : ('ui' as const))),
  message: z
    .string({ error: 'wants a text' })
    .transform(cleanMessage)
    .refine((text) => [...text].length <= maxMessageLength, `wants at most ${maxMessageLength} characters`)
    .optional()
    .transform((text) => text || null)
    .openapi({ type: 'string', description: 'Plain text from the sender to the recipients' }),
});
