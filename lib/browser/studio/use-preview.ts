import { useEffect, useRef, useState } from 'react';
import { callStudio, StudioError } from '@/lib/browser/studio/call-studio';
import type { DraftSnapshot } from '@/lib/browser/studio/draft-store';
import { unsavedSections } from '@/lib/domain/studio/draft-state';
import type { Preview, PreviewPart } from '@/lib/domain/studio/drafts';
import { studioPaths } from '@/lib/domain/studio/studio-paths';

/** Minimum interval of previews in ms: the first change is previewed at once, of quick later changes only the last. */
const intervalMs = 60;

export interface PreviewRequest {
  /** Document language. */
  language: string;
  /** The part in view, beside findings and classification. */
  part: 'findings' | 'label' | 'sds' | 'emergency';
  sdsSection: number;
}

const noPreview: Preview = {
  findings: null,
  classification: null,
  ingredients: null,
  label: null,
  sds: null,
  emergency: null,
  checklist: null,
  leftOut: [],
};

/** The platform makes one preview of a user at a time; another window of the same user may have asked since. */
type ReplacedPreview = { error: 'replaced' };
const replacedAgainMs = 300;
const maxReplaced = 5;

/** Findings and classification first, which the form shows; then the picture in view, which takes longer. */
const requestedParts = (part: PreviewRequest['part']): PreviewPart[][] =>
  part === 'findings' ? [['findings', 'classification']] : [['findings', 'classification'], [part]];

/**
 * What the draft would become, with the changes that are not saved yet. Each part stays until the new one is there, and responses
 * to an older content are dropped.
 */
export function usePreview(
  id: string,
  { draft, sections }: Pick<DraftSnapshot, 'draft' | 'sections'>,
  { language, part, sdsSection }: PreviewRequest,
): { preview: Preview; isLoading: boolean; isFailed: boolean; reload: () => void } {
  const [preview, setPreview] = useState(noPreview);
  const [loaded, setLoaded] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const version = useVersion(sections);
  const [reloads, setReloads] = useState(0);
  const key = [version, language, part, sdsSection, reloads].join(' ');
  const latest = useRef(draft);
  const lastAsked = useRef(-intervalMs);
  useEffect(() => {
    latest.current = draft;
  });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    /** Resolves to false when another preview has replaced this one. */
    const load = async (want: PreviewPart[]): Promise<boolean> => {
      const unsaved = unsavedSections(latest.current).map((name) => [name, latest.current.sections[name].content]);
      const body = {
        language,
        want,
        ...(unsaved.length > 0 ? { sections: Object.fromEntries(unsaved) as object } : {}),
        ...(want.includes('sds') ? { sdsSection } : {}),
      };
      const sent = { method: 'POST', body, signal } as const;
      const response = await callStudio<Preview | ReplacedPreview>(studioPaths.api.preview(id), sent);
      if (signal.aborted) return true;
      if ('error' in response) return false;
      const parts = Object.fromEntries(want.map((name) => [name, response[name]]));
      const leftOut = response.leftOut ?? [];
      setPreview((currentPreview) => ({
        ...currentPreview,
        ...parts,
        ...(want.includes('findings') && { ingredients: response.ingredients }),
        leftOut: [...currentPreview.leftOut.filter((name) => !want.includes(name)), ...leftOut],
      }));
      return true;
    };
    const loadUnlessReplaced = async (want: PreviewPart[]) => {
      for (let turn = 1; !(await load(want)); turn += 1) {
        if (turn === maxReplaced) throw new StudioError(409, 'replaced', {});
        await new Promise((resolve) => setTimeout(resolve, replacedAgainMs * turn));
        if (signal.aborted) return;
      }
    };
    const loadAll = async () => {
      try {
        for (const want of requestedParts(part)) await loadUnlessReplaced(want);
        if (signal.aborted) return;
        setFailed(null);
        setLoaded(key);
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof StudioError)) throw error;
        setFailed(key);
      }
    };
    const ask = () => {
      lastAsked.current = performance.now();
      void loadAll();
    };
    const wait = lastAsked.current + intervalMs - performance.now();
    const timer = wait > 0 ? setTimeout(ask, wait) : undefined;
    if (timer === undefined) ask();
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [id, key, language, part, sdsSection]);

  const reload = () => setReloads((count) => count + 1);
  return { preview, isLoading: loaded !== key && failed !== key, isFailed: failed === key, reload };
}

/** A number that changes whenever the value becomes another object. */
function useVersion(value: object): number {
  const [known, setKnown] = useState({ value, version: 0 });
  if (known.value === value) return known.version;
  const next = { value, version: known.version + 1 };
  setKnown(next);
  return next.version;
}
