import { useTranslations } from 'next-intl';
import { LabelEditor } from '@/components/label/label-editor';
import { LabelNotices } from '@/components/label/label-notices';
import { PageHead } from '@/components/shell/content/page-head';
import { ScopedMessages } from '@/components/ui/scoped-messages';
import { labelLanguagesOf } from '@/lib/domain/pages/label-languages';
import type { Dossier } from '@/lib/domain/product/dossier';
import type { LabelAudit } from '@/lib/domain/label/label-audit';
import type { LabelPresets } from '@/lib/domain/label/label-presets';
import type { LabelIssue } from '@/lib/domain/label/label-query';
import { labelOptionsOf, type LabelSettings } from '@/lib/domain/label/label-settings';

/** Spec §2 "Label screens", edit. */
export function LabelEdit({
  dossier,
  interfaceLang,
  lang,
  settings,
  issues,
  defaults,
  audit,
  presets,
  isLoggedIn,
}: {
  dossier: Dossier;
  interfaceLang: string;
  lang: number;
  settings: LabelSettings;
  issues: LabelIssue[];
  defaults: LabelSettings;
  audit: LabelAudit | null;
  /** Null for anonymous visitors, and for a platform without presets. */
  presets: LabelPresets | null;
  isLoggedIn: boolean;
}) {
  const t = useTranslations('app');
  const options = labelOptionsOf(dossier);
  // Named here: the names of a browser may differ from those of the server.
  const regions = new Intl.DisplayNames(interfaceLang, { type: 'region' });
  const statements = dossier.labelStatements.map(({ code, text }) => ({ code, text }));
  return (
    <>
      <PageHead title={t('screen_ed')} productName={dossier.name} />
      <LabelNotices dossier={dossier} />
      <ScopedMessages
        scopes={['label', 'labelEditor', 'choice', 'download', ...(presets ? (['labelPresets'] as const) : [])]}
      >
        <LabelEditor
          productName={dossier.name}
          page={{ id: dossier.id, interfaceLang, lang }}
          options={options}
          languages={labelLanguagesOf(dossier, options.languages)}
          marketNames={Object.fromEntries(
            options.markets.map(({ country }) => [country, regions.of(country) ?? country]),
          )}
          statements={statements}
          defaults={defaults}
          first={{ settings, issues }}
          audit={audit}
          presets={presets}
          isLoggedIn={isLoggedIn}
        />
      </ScopedMessages>
    </>
  );
}
