import { createRoute, z } from '@hono/zod-openapi';
import type { LabelContent, Statement } from '../../documents/label/label-content.ts';
import { labelQuery } from '../../documents/label/label-settings.ts';
import { pictogramName } from '../../documents/sds/hazard-names.ts';
import { labelWords } from '../../phrases/label-words.ts';
import { failures } from '../http/failure.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { publicProductId } from '../http/parameters.ts';
import { chooseLabel } from './choose-label.ts';

const statements = z.array(z.object({ code: z.string().openapi({ example: 'H225' }), text: z.string() }));

const labelText = z
  .object({
    lang: z.string().openapi({ example: 'de' }),
    product_name: z.string(),
    product_code: z.string(),
    articles: z.array(z.string()),
    identifiers: z.array(z.object({ label: z.string(), value: z.string() })).openapi({ description: 'Of a substance' }),
    signal_word: z.string().nullable(),
    pictograms: z.array(z.object({ id: z.string().openapi({ example: 'GHS02' }), text: z.string() })),
    contains: z.array(z.string()),
    hazards: statements,
    supplemental: statements,
    precautions: statements,
    notices: z.array(z.string()),
    ufi: z.string().nullable(),
    quantity: z.string().nullable(),
    supplier: z.object({ name: z.string(), lines: z.array(z.string()), telephone: z.string().nullable() }).nullable(),
  })
  .openapi('LabelText');

const route = createRoute({
  method: 'get',
  path: '/api/v1/productLabelRender/text/{id}',
  summary: 'What a label says in its primary language, as text',
  request: { params: z.object({ id: publicProductId }), query: labelQuery },
  responses: {
    200: { description: 'The elements of CLP Art. 17', content: { 'application/json': { schema: labelText } } },
    ...failures(400, 404, 410, 429, 503),
  },
});

/** `GET /api/v1/productLabelRender/text/-{id}?…`, the label's query of 3.11 */
export function addLabelText(app: App, appContext: AppContext): void {
  app.openapi(route, async (c) => {
    const { content } = await chooseLabel(appContext, c.req.valid('param').id, c.req.valid('query'));
    const text = textOf(content);
    c.header('Content-Language', text.lang);
    return c.json(text, 200);
  });
}

function textOf({ languages, ...content }: LabelContent): z.infer<typeof labelText> {
  // `labelParameters` returns at least one language.
  const texts = languages[0]!;
  const words = labelWords(texts.lang);
  const listed = (all: Statement[]) => all.map(({ code, text }) => ({ code, text }));
  return {
    lang: texts.lang,
    product_name: texts.productName,
    product_code: content.code,
    articles: content.articles,
    identifiers: content.identifiers,
    signal_word: texts.signalWord,
    pictograms: content.pictograms.map((id) => ({ id, text: pictogramName(id, words) })),
    contains: texts.contains,
    hazards: listed(texts.hazards),
    supplemental: listed(texts.supplemental),
    precautions: listed(texts.precautions),
    notices: texts.notices,
    ufi: content.ufi,
    quantity: content.quantity,
    supplier: content.supplier,
  };
}
