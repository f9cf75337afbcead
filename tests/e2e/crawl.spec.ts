import type { Page } from '@playwright/test';
import { expect, test } from './journey';

const products = [1001, 1017, 1020, 1021];
/** One product under one brand, in one language; the soak run has the rest. */
const isCrawled = (brand: string, id: number) => brand === 'site' && id === 1001;
const languages = process.env.SOAK ? '(en|de)/\\w\\w/[12]' : 'en/\\w\\w/1';
/** Pages from a product's landing page; what is not linked from anywhere is a start, too. */
const startsOf = (id: number) => [`/p/${id}/en/pd/1`, `/p/${id}/en/gh/1/download`, `/p/${id}/en/gh/1/promo`];
const deepest = 6;
/**
 * Pages of a product in these languages of the interface and of its documents. The country is carried through every link: labels
 * for each country would be all pages of labels again.
 */
const isOurs = (id: number, path: string) =>
  new RegExp(`^/p/${id}/${languages}\\b`).test(path) && !/\/e[de]\/.*market=/.test(path);

async function linksOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.links]
      .filter(({ origin }) => origin === window.location.origin)
      .map(({ pathname, search }) => pathname + search),
  );
}

// The console and the refusals of the policy are watched by the journey itself.
for (const brand of ['site', 'otherBrand'] as const) {
  for (const id of products) {
    test(
      `all pages of product ${id} load without a complaint (${brand})`,
      { tag: isCrawled(brand, id) && !process.env.SOAK ? [] : '@soak' },
      async ({ page, site, otherBrand }) => {
        test.setTimeout(120_000);
        const origin = { site, otherBrand }[brand];
        const seen = new Set(startsOf(id));
        let level = [...seen];
        for (let depth = 0; depth <= deepest && level.length > 0; depth += 1) {
          const found: string[] = [];
          for (const path of level) {
            const response = await page.goto(origin + path);
            expect({ path, status: response?.status() }).toEqual({ path, status: 200 });
            found.push(...(await linksOf(page)));
          }
          level = [...new Set(found)].filter((path) => isOurs(id, path) && !seen.has(path));
          level.forEach((path) => seen.add(path));
        }
        expect(level).toEqual([]);
      },
    );
  }
}
