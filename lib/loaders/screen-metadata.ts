import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { brands } from '@/lib/domain/brands';
import { canonicalPath, keptScreen } from '@/lib/domain/canonical';
import { metaDescription } from '@/lib/domain/description';
import { ogTitle, pageTitle } from '@/lib/domain/titles';
import type { DossierScreen } from '@/lib/loaders/dossier-screen';

/** Title, OG title, description and canonical link of a dossier's screen (Spec §2 "Other UI", §5 "Titles"). */
export async function screenMetadata(screen: DossierScreen): Promise<Metadata> {
  const { dossier, docType, interfaceLang } = screen;
  const t = await getTranslations({ locale: interfaceLang, namespace: 'app' });
  const screenName = t(`screen_${docType}`);
  const brand = brands[screen.brand].name;
  const description = metaDescription({
    name: dossier.name,
    signalWord: dossier.hazards.signalWord?.text ?? null,
    hazards: dossier.hazards.statements.map(({ text }) => text),
    supplier: dossier.supplierName,
  });
  const canonical = canonicalPath(dossier, { ...screen, docType: keptScreen(dossier, docType) });
  return {
    title: pageTitle({ name: dossier.name, screen: screenName, brand }),
    description,
    alternates: { canonical },
    openGraph: {
      title: ogTitle({ name: dossier.name, screen: screenName }),
      description,
      url: canonical,
      siteName: brand,
      locale: interfaceLang,
      type: 'website',
    },
  };
}
