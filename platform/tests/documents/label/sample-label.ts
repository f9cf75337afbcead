import { demoCatalogue, type DemoProduct } from '../../../demo/products/catalogue.ts';
import { buildLabelContent, type LabelContent, type LabelProduct } from '../../../documents/label/label-content.ts';
import { labelQuery, labelParameters, type LabelParameters } from '../../../documents/label/label-settings.ts';
import { productFacts, type ProductFacts } from '../../../product/facts.ts';

export const siteUrl = 'https://dossier.example';

export interface SampleLabel {
  product: DemoProduct;
  facts: ProductFacts;
  settings: LabelParameters;
  content: LabelContent;
}

export function demoProduct(id: number): DemoProduct {
  const product = demoCatalogue.find((candidate) => candidate.id === id);
  if (!product) throw new Error(`The demo catalogue has no product ${id}`);
  return product;
}

/** The settings of `product` for a query as it stands in an address. */
export const settingsOf = (query: Record<string, string>, product = demoProduct(1001)): LabelParameters =>
  labelParameters(labelQuery.parse(query), product);

/** A demo product's label, with what a test wants otherwise. */
export function sampleLabel(
  id: number,
  query: Record<string, string> = {},
  other: {
    product?: Partial<Omit<LabelProduct, 'articles'> & Pick<DemoProduct, 'articles'>>;
    facts?: Partial<ProductFacts>;
  } = {},
): SampleLabel {
  const product = { ...demoProduct(id), ...other.product } as DemoProduct;
  const facts = { ...productFacts.parse(product.versions[0]?.facts), ...other.facts };
  const settings = settingsOf(query, product);
  return {
    product,
    facts,
    settings,
    content: buildLabelContent(product, facts, settings, siteUrl),
  };
}
