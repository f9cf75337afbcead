import 'server-only';
import { getTranslations } from 'next-intl/server';
import { type EmbedContent, embedDocument } from '@/lib/domain/discovery/embed';
import { indexablePages } from '@/lib/domain/discovery/indexable-pages';
import { type InterfaceLanguage, nativeName } from '@/lib/domain/languages/languages';
import { paths, publicUrl } from '@/lib/domain/pages/paths';
import { isTabAvailable } from '@/lib/domain/pages/tabs';
import {
  hasUnknownHazards,
  isUnclassified,
  needsAdvertisementSentence,
  pictogramKey,
} from '@/lib/domain/product/hazards';
import { loadDossier } from '@/lib/loaders/data/dossier';
import { loadPictogram } from '@/lib/loaders/drawings/social-card';
import { currentSite } from '@/lib/settings/current-site';

/** The documents that a card links to. */
const documentTypes = ['gh', 'th', 'mh'] as const;

/**
 * The card of a product for pages of other sites: the same for every visitor.
 * @throws {UpstreamError} also for an unavailable pictogram, so that no card lacks a hazard
 */
export async function loadEmbed(id: number, interfaceLang: InterfaceLanguage): Promise<string> {
  const [dossier, t] = await Promise.all([
    loadDossier(id, { interfaceLang }),
    getTranslations({ locale: interfaceLang, namespace: 'app' }),
  ]);
  const { hazards, supplierName, code } = dossier;
  const { siteUrl } = currentSite();
  const pictograms = await Promise.all(
    hazards.pictograms.map(async (code) => {
      const key = pictogramKey(code);
      return { name: key ? t(key) : code, src: await loadPictogram(code) };
    }),
  );
  const notes = [
    isUnclassified(hazards) && t('not_classified'),
    hasUnknownHazards(hazards) && t('hazards_unknown'),
    hazards.openClasses.length > 0 && `${t('hazards_open')} ${hazards.openClasses.join('; ')}.`,
    needsAdvertisementSentence(hazards.statements.map((statement) => statement.code)) && t('always_follow_label'),
  ];
  const content: EmbedContent = {
    interfaceLang,
    name: dossier.name,
    url: publicUrl(siteUrl, paths.dossier(id, interfaceLang, 'pd', 1)),
    origin: [supplierName, code].filter((text) => text !== null),
    signalWord: hazards.signalWord,
    pictograms,
    statements: hazards.statements,
    notes: notes.filter((note) => note !== false),
    documents: documentTypes
      .filter((docType) => isTabAvailable(dossier, docType))
      .map((docType) => ({
        name: t(`screen_${docType}`),
        links: indexablePages(dossier, docType).flatMap(({ path, hreflang }) =>
          hreflang ? [{ url: publicUrl(siteUrl, path), language: hreflang, name: nativeName(hreflang) }] : [],
        ),
      })),
  };
  return embedDocument(content);
}
