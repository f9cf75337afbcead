import { createHash } from 'node:crypto';
import { z } from 'zod';
import { embedStyle } from '@/lib/domain/discovery/embed';
import { interfaceLanguages } from '@/lib/domain/languages/languages';
import { loadEmbed } from '@/lib/loaders/responses/embed';
import { failureResponse } from '@/lib/loaders/responses/failure-response';
import { publicResponse } from '@/lib/loaders/responses/handler-responses';
import { documentParams } from '@/lib/loaders/request/request-parameters';
import { allowEmbedding } from '@/lib/loaders/request/response-status';
import { withSession } from '@/lib/session/with-session';
import { env } from '@/lib/settings/env';

const styleHash = createHash('sha256').update(embedStyle).digest('base64');
const policy = (origins: string) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origins}`,
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  ].join('; ');
/** The language of a page that shows the card may be one without an interface. */
const interfaceLang = z
  .string()
  .regex(/^[a-z]{2}$/)
  .pipe(z.enum(interfaceLanguages).catch('en'));
const parameters = documentParams.pick({ id: true }).extend({ interfaceLang });

/** The card of a product for an `<iframe>` on pages of EMBED_ORIGINS; the same for every visitor. */
export const GET = withSession(async (request, { params }) => {
  const parsed = parameters.safeParse(await params);
  const origins = env().EMBED_ORIGINS;
  if (!parsed.success || origins === 'none') return new Response(null, { status: 404 });
  const { id, interfaceLang: lang } = parsed.data;
  try {
    const html = await loadEmbed(id, lang);
    allowEmbedding(policy(origins));
    return publicResponse(request, html, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': lang,
    });
  } catch (error) {
    return failureResponse(error, request);
  }
});
