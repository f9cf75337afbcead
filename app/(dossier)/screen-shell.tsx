import type { ReactNode } from 'react';
import { DossierShell } from '@/components/shell/dossier-shell';
import { interfaceLanguages, nativeName } from '@/lib/domain/languages';
import { paths } from '@/lib/domain/paths';
import type { DossierScreen } from '@/lib/loaders/dossier-screen';

/** The frame around a dossier's screen: header, tabs, the same page in the other interface languages. */
export function ScreenShell({ screen, children }: { screen: DossierScreen; children: ReactNode }) {
  const { dossier, brand, interfaceLang, docType, lang } = screen;
  const languages = interfaceLanguages.map((code) => ({
    code,
    name: nativeName(code),
    href: paths.dossier(dossier.id, code, docType, lang),
  }));
  return (
    <DossierShell
      dossier={dossier}
      brand={brand}
      interfaceLang={interfaceLang}
      lang={lang}
      active={docType}
      languages={languages}
    >
      {children}
    </DossierShell>
  );
}
