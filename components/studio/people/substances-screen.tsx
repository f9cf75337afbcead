'use client';

import { useRouter } from 'next/navigation';
import { useMemo, useState } from 'react';
import useSWRImmutable from 'swr/immutable';
import { SubstanceLibrary } from '@/components/studio/steps/substance-library';
import { useStudioFailure } from '@/components/studio/use-studio-failure';
import { callStudio, createStudioCalls } from '@/lib/browser/studio/call-studio';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { documentLanguages } from '@/lib/domain/languages/languages';
import type { CreatedDrafts } from '@/lib/domain/studio/drafts';
import type { JsonSchema } from '@/lib/domain/studio/step-props';
import { studioPaths } from '@/lib/domain/studio/studio-paths';

const languages = documentLanguages.map(({ code }) => code);

/** The workgroup's library of substances. */
export function SubstancesScreen({ workgroup, isReadOnly }: { workgroup: number; isReadOnly: boolean }) {
  const t = useScopedMessages('studio');
  const tForm = useScopedMessages('studioForm');
  const router = useRouter();
  const { textOf, report } = useStudioFailure();
  const [language, setLanguage] = useState<string>(t.lang);
  const { data: schema } = useSWRImmutable<JsonSchema>(studioPaths.api.schema(), (path: string) =>
    callStudio<JsonSchema>(path),
  );
  const [failureText] = useState(() => textOf);
  const calls = useMemo(() => createStudioCalls(workgroup, '', failureText), [workgroup, failureText]);
  const open = async ({ productId, draft }: { productId: number | null; draft: string | null }) => {
    if (draft) return router.push(studioPaths.step(draft, 'ingredients'));
    try {
      const body = { workgroup, from: { kind: 'product', productId } };
      const { drafts } = await callStudio<CreatedDrafts>(studioPaths.api.drafts(), { method: 'POST', body });
      if (drafts[0]) router.push(studioPaths.step(drafts[0], 'ingredients'));
    } catch (error) {
      report(error);
    }
  };
  return (
    <>
      <h1 className="mb-2 text-h1-phone font-semibold medium:text-h1">{tForm('studio_substances')}</h1>
      <p className="mb-5 max-w-reading text-ink-soft">{t('studio_substances_text')}</p>
      {schema && (
        <SubstanceLibrary
          {...{ schema, calls, language, languages, isReadOnly }}
          onLanguage={setLanguage}
          onOpen={(use) => void open(use)}
        />
      )}
    </>
  );
}
