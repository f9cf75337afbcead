import 'server-only';
import { discoveryPaths } from '@/lib/domain/discovery/discovery-paths';
import { createTranslator } from 'next-intl';
import type { Dossier } from '@/lib/domain/product/dossier';
import { type Gs1LinkType, gs1LinkTypes, gs1Uri } from '@/lib/domain/discovery/digital-link';
import { fallbackInterfaceLanguage, isInterfaceLanguage } from '@/lib/domain/languages/languages';
import { type IndexablePage, indexablePages } from '@/lib/domain/discovery/indexable-pages';
import { publicUrl } from '@/lib/domain/pages/paths';
import { isTabAvailable } from '@/lib/domain/pages/tabs';
import { deployment } from '@/lib/loaders/request/deployment';
import { loadMessages } from '@/lib/i18n/load-messages';

export const linksetType = 'application/linkset+json';

/** A target of RFC 9264 4.2.3. */
interface Target {
  href: string;
  title: string;
  type: string;
  hreflang?: string[];
}

/**
 * The linkset of a product with a GTIN (RFC 9264, with the link types of the GS1 vocabulary): each screen in each of its
 * languages, with its title in that language. `dossier` has the product's name.
 */
export async function loadLinkset(gtin: string, dossier: Dossier) {
  const types = (Object.keys(gs1LinkTypes) as Gs1LinkType[]).filter((type) =>
    isTabAvailable(dossier, gs1LinkTypes[type]),
  );
  const targets = await Promise.all(types.map((type) => targetsOf(dossier, gs1LinkTypes[type])));
  const links = Object.fromEntries(types.map((type, index) => [gs1Uri(type), targets[index]!]));
  const anchor = publicUrl(deployment().siteUrl, discoveryPaths.digitalLink(gtin));
  // GS1-Conformant Resolver Standard: one default link, with a title and no other attribute.
  const { href, title } = targets[types.indexOf('pip')]![0]!;
  const defaultLink = [{ href, title }];
  return { linkset: [{ anchor, itemDescription: dossier.name, [gs1Uri('defaultLink')]: defaultLink, ...links }] };
}

const targetsOf = (dossier: Dossier, docType: (typeof gs1LinkTypes)[Gs1LinkType]) =>
  Promise.all(
    indexablePages(dossier, docType).map(async ({ path, hreflang }: IndexablePage): Promise<Target> => ({
      href: publicUrl(deployment().siteUrl, path),
      title: await titleIn(hreflang, docType),
      type: 'text/html',
      ...(hreflang ? { hreflang: [hreflang] } : {}),
    })),
  );

async function titleIn(language: string | null, docType: (typeof gs1LinkTypes)[Gs1LinkType]): Promise<string> {
  const locale = isInterfaceLanguage(language) ? language : fallbackInterfaceLanguage;
  const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: 'app' });
  return t(`screen_${docType}`);
}
