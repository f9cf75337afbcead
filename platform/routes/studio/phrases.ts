import { z } from '@hono/zod-openapi';
import type { StandardPhrase } from '../../languages/en/sheet.ts';
import { documentLanguages, languageCode, type LanguageCode } from '../../languages/languages.ts';
import { phrasesFor } from '../../languages/phrases.ts';
import { placesOfPhrase, takesPhrase } from '../../product/phrase-places.ts';
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

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}+/gu, '')
    .toLowerCase();

interface Entry {
  name: StandardPhrase;
  subsections: string[];
  text: Record<LanguageCode, string>;
  folded: Record<LanguageCode, string>;
}

let known: Entry[] | undefined;

/** All phrases, folded for the search, at the first call. */
function entries(): Entry[] {
  known ??= (Object.keys(phrasesFor('en').standard) as StandardPhrase[]).map((name) => {
    const texts = documentLanguages.map(({ code }) => [code, phrasesFor(code).standard[name]] as const);
    return {
      ...{ name, subsections: placesOfPhrase(name) },
      text: Object.fromEntries(texts) as Entry['text'],
      folded: Object.fromEntries(texts.map(([code, text]) => [code, fold(text)])) as Entry['folded'],
    };
  });
  return known;
}

/** 3.20 `GET /api/v1/studio/phrases?search=&subsection=&language=` */
export function addPhraseSearch(app: App): void {
  app.openapi(route, (c) => {
    const { search = '', subsection, language = 'en' } = c.req.valid('query');
    const words = fold(search).split(/\s+/).filter(Boolean);
    const has = ({ folded }: Entry, code: LanguageCode) => words.every((word) => folded[code].includes(word));
    const found = entries()
      .filter(({ name }) => subsection === undefined || takesPhrase(subsection, name))
      .filter((entry) => documentLanguages.some(({ code }) => has(entry, code)));
    const ranked = [...found.filter((one) => has(one, language)), ...found.filter((one) => !has(one, language))];
    const phrases = ranked.slice(0, maxPhrases).map(({ name, subsections, text }) => ({
      ...{ name, subsection: subsection ?? subsections[0] ?? null, subsections, text },
    }));
    return c.json({ phrases }, 200);
  });
}
