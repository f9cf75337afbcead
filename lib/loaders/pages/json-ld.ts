import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Product, WithContext } from 'schema-dts';
import type { Dossier } from '@/lib/domain/product/dossier';
import { type JsonLdContext, productNode } from '@/lib/domain/discovery/product-node';
import { subjectOf } from '@/lib/domain/discovery/page-graph';
import type { InterfaceLanguage } from '@/lib/domain/languages/languages';
import { deployment } from '@/lib/loaders/request/deployment';

/** The context for structured data in an interface language. */
export async function jsonLdContext(interfaceLang: InterfaceLanguage): Promise<JsonLdContext> {
  const t = await getTranslations({ locale: interfaceLang, namespace: 'app' });
  const { brand, siteUrl } = deployment();
  return {
    brand,
    siteUrl,
    interfaceLang,
    texts: {
      screens: {
        pd: t('screen_pd'),
        pi: t('screen_pi'),
        gh: t('screen_gh'),
        th: t('screen_th'),
        ee: t('screen_ee'),
        mh: t('screen_mh'),
      },
      identifiers: {
        UFI: t('ufi'),
        CAS: t('cas_number'),
        EC: t('ec_number'),
        Index: t('index_number'),
        REACH: t('reach_number'),
      },
      signalWord: t('signal_word'),
      classification: t('classification'),
      incomplete: t('classification_incomplete'),
      pictograms: t('pictograms'),
    },
  };
}

/** The JSON-LD document of a public product, with its pages in all languages. */
export async function productJsonLd(dossier: Dossier, interfaceLang: InterfaceLanguage): Promise<WithContext<Product>> {
  const context = await jsonLdContext(interfaceLang);
  return {
    '@context': 'https://schema.org',
    ...productNode(dossier, context),
    ...subjectOf(dossier, context, (valid) => valid),
  };
}
