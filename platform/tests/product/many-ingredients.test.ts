import { compareSds } from '../../documents/compare/compare-sds.ts';
import { checkSheet, openForCheck } from '../../documents/sds/check-sheet.ts';
import { buildIpi } from '../../documents/ipi/view-model.ts';
import { buildSds } from '../../documents/sds/view-model.ts';
import { renderSdsHtml } from '../../documents/sds/writers.ts';
import { writeEsdscom } from '../../esdscom/write/feed.ts';
import { classifyProduct } from '../../import/classify/classify-product.ts';
import { listCheckOf, type KnownLists } from '../../import/classify/known-lists.ts';
import { listFindings } from '../../import/classify/missing-harmonised.ts';
import { openDraft } from '../../drafts/open-draft.ts';
import { checkProduct, completeProduct } from '../../product/read/read-product-file.ts';
import { splitFile } from '../../product/file-sections.ts';
import { isError } from '../../product/findings.ts';
import { noticesOf } from '../../product/mixture.ts';
import { productFile } from '../../product/product-file.ts';
import { fileOfManyIngredients, type LargeFile } from '../../../tests/support/many-ingredients.ts';

jest.setTimeout(600_000);

const today = '2026-11-29';

/** What is made of a product, each from facts that nothing was derived from yet. */
const works: Readonly<Record<string, (file: LargeFile) => unknown>> = {
  checks: (file) => checkProduct(file),
  draft: (file) =>
    openDraft({ sections: splitFile(file), older: [], previousVersions: [], stored: [], lists: listsOf(file), today }),
  classification: (file) => classifyProduct(productFile.parse(file), listsOf(file), 'de'),
  lists: (file) => {
    const { facts } = opened(file);
    return [listFindings(facts, listsOf(file)), listCheckOf(facts.composition, listsOf(file)), noticesOf(facts)];
  },
  sheet: (file) => {
    const { product, facts, options } = opened(file);
    return renderSdsHtml(buildSds(product, facts, 'en', options));
  },
  instructions: (file) => {
    const { product, facts, options } = opened(file);
    return buildIpi(product, facts, 'en', options);
  },
  checklist: (file) => {
    const { product, facts, options } = opened(file);
    return checkSheet(openForCheck(product, facts, ['en'], options), 'en');
  },
  comparison: async (file) => {
    const { product, facts, options } = opened(file);
    const composition = facts.composition.map((ingredient, index) =>
      index % 3 === 0 ? { ...ingredient, contentRange: '≤ 9 %' } : ingredient,
    );
    const [older, newer] = [facts, { ...facts, composition }].map((edition) =>
      buildSds(product, edition, 'en', options),
    );
    return compareSds(older!, newer!);
  },
  eSDScom: (file) => {
    const { product, facts, options } = opened(file);
    return writeEsdscom(product, facts, 'en', { ...options, gtin: null, today });
  },
};

function opened(file: LargeFile) {
  const complete = completeProduct(productFile.parse(file));
  const product = { ...complete, producer: complete.producer ?? complete.supplier };
  const [version] = complete.versions;
  const options = { qrCode: false, permalink: '', version: version!, previousVersions: [] };
  return { product, facts: version!.facts, options };
}

/** Lists of which every ingredient has an entry. */
function listsOf({ versions }: LargeFile): KnownLists {
  const kinds = ['annexVI', 'candidateList'] as const;
  const numbers = versions[0].facts.composition.map(({ cas }) => cas);
  return {
    loaded: kinds.map((kind) => ({ kind, published: today })),
    entries: kinds.flatMap((kind) =>
      numbers.map((cas) => ({ kind, published: today, cas, ec: null, indexNumber: null, name: cas, data: {} })),
    ),
    today,
  };
}

/** Compositions in which many ingredients are alike, or unknown, or of which a text is wrong. */
const alike: Readonly<Record<string, (index: number) => object>> = {
  'of all kinds': () => ({}),
  'of one name': () => ({ name: { en: 'same' } }),
  'of three substances with other data each': (index) => ({ cas: ['64-19-7', '67-63-0', '7664-38-2'][index % 3] }),
  'that nobody has classified': () => ({ isClassificationUnknown: true, classification: [] }),
  'that are all the balance': () => ({ content: undefined, contentRange: 'balance' }),
  'with a wrong limit each': (index) => ({ limits: [`${index} %`] }),
  'with an estimate of its own each': (index) => ({
    classification: [{ category: 'Acute Tox. 4', h: ['H302'] }],
    limits: [`ATE (H302) = ${500 + 2 * index + 0.123456789} mg/kg`],
  }),
};

function fileOf(count: number, change: (index: number) => object): LargeFile {
  const file = fileOfManyIngredients(count);
  const { facts } = file.versions[0];
  facts.composition = facts.composition.map((ingredient, index) => ({ ...ingredient, ...change(index) }));
  return file;
}

/** Processor time, ms: what else the machine does is not counted. */
async function costOf(work: () => unknown): Promise<number> {
  const cpuBefore = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(cpuBefore);
  return (user + system) / 1000;
}

/** Turns of a work, of which the cheapest counts: what comes on top, such as a collection of garbage, is not the work's. */
const turns = 3;

/** The cost of the cheapest turn. */
async function minCost(work: () => unknown): Promise<number> {
  const costs = [];
  for (let turn = 0; turn < turns; turn += 1) costs.push(await costOf(work));
  return Math.min(...costs);
}

/** The cost of the first turn that is cheaper than the limit; where none is, of the cheapest. */
async function costBelow(limit: number, work: () => unknown): Promise<number> {
  let least = Infinity;
  for (let turn = 0; turn < turns && least >= limit; turn += 1) least = Math.min(least, await costOf(work));
  return least;
}

/** Four times the ingredients cost four times as much, with nine tenths on top for what a processor keeps close; sixteen would be quadratic. */
const maxRatio = 4 * 1.9;

describe('a mixture of 1,000 ingredients', () => {
  test('has no error, so that it can be published', () => {
    const { product, findings } = checkProduct(fileOfManyIngredients(1000));
    expect(findings.filter(isError)).toEqual([]);
    expect(product?.versions[0]?.facts.composition).toHaveLength(1000);
  });

  test.each(Object.keys(works))('costs at most in proportion what one of 250 costs: %s', async (name) => {
    const work = works[name]!;
    const [few, many] = [fileOfManyIngredients(250), fileOfManyIngredients(1000)];
    const limit = maxRatio * (await minCost(() => work(few)));
    expect(await costBelow(limit, () => work(many))).toBeLessThan(limit);
  });

  test.each(Object.keys(alike))('costs no more in its checks where it has ingredients %s', async (name) => {
    const [few, many] = [250, 1000].map((count) => fileOf(count, alike[name]!)) as [LargeFile, LargeFile];
    const limit = maxRatio * (await minCost(() => checkProduct(few)));
    expect(await costBelow(limit, () => checkProduct(many))).toBeLessThan(limit);
  });
});
