'use client';

import { useState } from 'react';
import { PreviewPane, type PreviewTab } from '@/components/studio/editor/preview-pane';
import type { DraftSnapshot } from '@/lib/browser/studio/draft-store';
import { usePreview } from '@/lib/browser/studio/use-preview';
import type { Settling } from '@/lib/browser/studio/use-settling';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { documentLanguages } from '@/lib/domain/languages/languages';
import { listOf, objectOf } from '@/lib/domain/studio/pointers';
import type { Sections } from '@/lib/domain/studio/step-props';
import { sheetSectionOf, type StepId, stepOfFinding } from '@/lib/domain/studio/steps';

/** What the author looks at beside the form: a document language, a tab and a section of the sheet, with the preview of them. */
export function usePreviewChoice(id: string, snapshot: DraftSnapshot, step: StepId) {
  const t = useScopedMessages('studio');
  const languages = languagesOf(snapshot.sections, t.lang);
  const [chosenLanguage, setLanguage] = useState<string | null>(null);
  const language = languages.find((code) => code === (chosenLanguage ?? t.lang)) ?? languages[0]!;
  const [tab, setTab] = useState<PreviewTab>('findings');
  const [chosenSection, setChosenSection] = useState<{ step: StepId; section: number } | null>(null);
  const sdsSection = chosenSection?.step === step ? chosenSection.section : sheetSectionOf(step);
  const setSdsSection = (section: number) => setChosenSection({ step, section });
  // The step of the texts shows the derived paragraphs, which are in the preview of the SDS.
  const part = step === 'texts' && tab === 'findings' ? 'sds' : tab;
  const { preview, isLoading, isFailed, reload } = usePreview(id, snapshot, { language, part, sdsSection });
  return {
    language,
    languages,
    setLanguage,
    tab,
    setTab,
    sdsSection,
    setSdsSection,
    preview,
    isLoading,
    isFailed,
    reload,
    /** The findings that are not settled. */
    openFindings: (preview.findings ?? []).filter(({ settled }) => !settled),
  };
}

export type PreviewChoice = ReturnType<typeof usePreviewChoice>;

/** The document languages of the product, at least one. */
function languagesOf(sections: Sections, interfaceLang: string): string[] {
  const { sds, tds } = objectOf(objectOf(sections.languages.product).languages);
  const stated = [...new Set([...listOf(sds), ...listOf(tds)])].filter((code) => typeof code === 'string');
  if (stated.length > 0) return stated;
  const nameLanguages = Object.keys(objectOf(objectOf(sections.identity.facts).name));
  return nameLanguages.length > 0 ? nameLanguages : [interfaceLang];
}

/** The preview beside the form, and the document language that it and the form show. */
export function PreviewColumn({
  draft,
  choice,
  settling,
  onGo,
}: {
  draft: string;
  choice: PreviewChoice;
  settling?: Settling | undefined;
  onGo: (step: StepId, pointer: string) => void;
}) {
  return (
    <aside className="min-w-0 large:sticky large:top-4 print:hidden">
      <LanguageSelect {...choice} />
      <PreviewPane
        draft={draft}
        onTab={choice.setTab}
        onSdsSection={choice.setSdsSection}
        onFinding={(finding) => onGo(stepOfFinding(finding), finding.pointer)}
        settling={settling}
        preview={choice.preview}
        isLoading={choice.isLoading}
        isFailed={choice.isFailed}
        tab={choice.tab}
        sdsSection={choice.sdsSection}
        language={choice.language}
      />
    </aside>
  );
}

/** The document language in which the preview and the localised texts are shown. */
function LanguageSelect({ languages, language, setLanguage }: PreviewChoice) {
  const t = useScopedMessages('studio');
  return (
    <label className="mb-2 flex items-center gap-2 text-small text-ink-soft">
      {t('studio_document_language')}
      <select
        value={language}
        onChange={({ target }) => setLanguage(target.value)}
        className="min-h-touch rounded-control border border-line-strong bg-surface px-3 text-body text-ink"
      >
        {languages.map((code) => (
          <option key={code} value={code} lang={code}>
            {documentLanguages.find((known) => known.code === code)?.name ?? code}
          </option>
        ))}
      </select>
    </label>
  );
}
