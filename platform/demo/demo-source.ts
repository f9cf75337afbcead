import { documentLanguages } from '../phrases/languages.ts';
import type { ProductFile } from '../product/product-file.ts';
import type { DemoProduct } from './demo-product.ts';

const codesOf = (ids: readonly number[]) =>
  ids.flatMap((id) => documentLanguages.find((language) => language.id === id)?.code ?? []);

/** A demo product as a product file of its newest version, without its attached files. */
export function demoSource(product: DemoProduct): {
  id: number;
  name: DemoProduct['versions'][0]['facts']['name'];
  file: ProductFile;
} {
  const [{ text, created, facts } = product.versions[0]!] = product.versions;
  const file: ProductFile = {
    ...{
      id: product.id,
      code: product.code,
      logo: product.logo,
      supplier: product.supplier,
      producer: product.producer,
    },
    ...{ emergencyTelephone: product.emergencyTelephone, articles: product.articles, documents: product.documents },
    ...{ tdsEnabled: product.tdsEnabled, sdsExists: product.sdsExists, languageExists: product.languageExists },
    languages: { sds: codesOf(product.validLangs), tds: codesOf(product.validTdsLangs) },
    versions: [{ text, created, issued: product.sdsVersionsExist, facts }],
    tdsVersions: product.tdsVersions.slice(0, 1),
  };
  return { id: product.id, name: facts.name, file };
}
