import { z } from '@hono/zod-openapi';
import { searchPhrases } from '../../drafts/search-phrases.ts';
import { languageCode } from '../../languages/languages.ts';
import { slots } from '../../product/slots.ts';
import type { App } from '../http/app-context.ts';
import { searchText } from '../http/parameters.ts';
import { studioRoute } from './studio-call.ts';

const maxPhrases = 50;

const route = studioRoute(
  'get',
  '/phrases',
  'Standard phrases by words in any document language',
  {
    query: z.object({
      search: searchText.optional(),
      subsection: z.enum(slots, { error: 'must be a subsection such as 7.1' }).optional(),
      language: languageCode.optional().openapi({ description: 'Phrases with the words in this language come first' }),
    }),
  },
  {
    200: {
      description: `At most ${maxPhrases}`,
      schema: z.object({
        phrases: z.array(
          z.object({
            name: z.string(),
            subsection: z
              .string()
              .nullable()
              .openapi({ description: 'The requested one, else the first that takes it' }),
            subsections: z.array(z.string()),
            text: z.record(z.string(), z.string()),
          }),
        ),
      }),
    },
  },
  400,
);

/** 3.20 `GET /api/v1/studio/phrases?search=&subsection=&language=` */
export function addPhraseSearch(app: App): void {
  app.openapi(route, (c) => {
    const { search = '', subsection, language = 'en' } = c.req.valid('query');
    return c.json({ phrases: searchPhrases(search, subsection, language, maxPhrases) }, 200);
  });
}
