import { setImmediate as turn } from 'node:timers/promises';
import { english } from '../product/classification-reasons.ts';
import { localise } from '../languages/languages.ts';
import { currentFacts } from '../product/facts.ts';
import { openClasses } from '../product/not-classified.ts';
import type { Database } from '../store/database.ts';
import { newestFactsAfter } from '../store/regulatory/lists.ts';
import { openQuestion, type OpenQuestion } from './classify/classify-product.ts';

interface OpenProduct {
  id: number;
  code: string;
  name: string;
  open: OpenQuestion[];
}

const productsPerQuery = 100;

/** The public products whose newest versions leave hazard classes open, by id, with what is asked about each class. */
export async function* openProducts(database: Database): AsyncGenerator<OpenProduct> {
  for (let lastId = 0; ;) {
    const products = await newestFactsAfter(database, lastId, productsPerQuery, 'published');
    if (products.length === 0) return;
    for (const { id, code, facts } of products) {
      // The platform that runs the command serves other calls between two products.
      await turn();
      const current = currentFacts(facts);
      const open = openClasses(current).map((verdict) => openQuestion(current, verdict, english));
      if (open.length > 0) yield { id, code, name: localise(facts.name, 'en') ?? code, open };
    }
    lastId = products.at(-1)!.id;
  }
}
