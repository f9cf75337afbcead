import { headers } from 'next/headers';
import { pageGraph, scriptText } from '@/lib/domain/discovery/page-graph';
import { tabs } from '@/lib/domain/pages/tabs';
import type { DossierScreen } from '@/lib/loaders/dossier-screen';
import { jsonLdContext } from '@/lib/loaders/json-ld';

/** What search engines read of a screen beside its text. They keep the tabs' screens only. */
export async function StructuredData({ screen }: { screen: DossierScreen }) {
  const { dossier, docType, lang, interfaceLang } = screen;
  const tab = tabs.find(({ segment }) => segment === docType);
  if (!tab) return null;
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  const graph = pageGraph(dossier, { docType: tab.segment, lang }, await jsonLdContext(interfaceLang));
  // Browsers hide a nonce once it is read.
  return (
    <script type="application/ld+json" nonce={nonce} suppressHydrationWarning>
      {scriptText(graph)}
    </script>
  );
}
