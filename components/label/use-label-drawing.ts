import { type RefObject, useEffect, useRef, useState } from 'react';
import { loadPicture } from '@/lib/browser/load-picture';
import type { LabelAudit } from '@/lib/domain/label-audit';
import { labelSearch } from '@/lib/domain/label-query';
import type { LabelSettings } from '@/lib/domain/label-settings';
import { basePath, paths } from '@/lib/domain/paths';

/** A change is drawn at once; of those that follow each other more quickly, the last one when so long none came. */
const quietMs = 150;

interface Drawn {
  settings: LabelSettings;
  /** Address of the picture. */
  src: string;
}

/** A label that could not be drawn. */
interface Failed {
  search: string;
  /** Name of the setting that was refused; null where that is not why. */
  field: string | null;
}

const fieldOf = (known: Failed | null, search: string) => (known?.search === search ? known.field : null);

/**
 * Picture and audit of a label whose settings change: both stay until the new ones are there, and of several answers the
 * one to the last change counts. `audit` is null while the label cannot be checked.
 */
export function useLabelDrawing(id: number, settings: LabelSettings, first: { audit: LabelAudit | null }) {
  const search = labelSearch(settings);
  const addressOf = (what: 'preview' | 'audit') => basePath + paths.api.label(id, what, search);
  const [drawn, setDrawn] = useState<Drawn>({ settings, src: addressOf('preview') });
  const [audit, setAudit] = useState(first.audit);
  const [failed, setFailed] = useState<Failed | null>(null);
  /** The page came with picture and audit. */
  const isThere = useRef(first.audit !== null);
  const changedAt = useRef(-Infinity);

  useEffect(() => {
    if (isThere.current) {
      isThere.current = false;
      return;
    }
    const stop = new AbortController();
    const fail = (field: string | null) => {
      if (!stop.signal.aborted) setFailed((known) => ({ search, field: field ?? fieldOf(known, search) }));
    };
    const draw = async () => {
      const src = basePath + paths.api.label(id, 'preview', search);
      try {
        await loadPicture(src);
        if (stop.signal.aborted) return;
        setDrawn({ settings, src });
        setFailed(null);
      } catch {
        fail(null);
      }
    };
    const check = async () => {
      if (stop.signal.aborted) return;
      const answer = await fetchAudit(basePath + paths.api.label(id, 'audit', search), stop.signal);
      if (stop.signal.aborted) return;
      if (answer.field !== null) fail(answer.field);
      else setAudit(answer.audit);
    };
    const isQuiet = msSinceLast(changedAt) > quietMs;
    // One after the other: the check takes the drawing that is made then.
    const timer = setTimeout(() => void draw().then(check), isQuiet ? 0 : quietMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [id, search, settings]);

  const failure = failed?.search === search ? failed : null;
  return {
    drawn,
    audit,
    isDrawing: drawn.src !== addressOf('preview') && failure === null,
    failure,
  };
}

/** How long ago this was asked before. */
function msSinceLast(last: RefObject<number>): number {
  const now = Date.now();
  const ms = now - last.current;
  last.current = now;
  return ms;
}

/** The audit, or the name of the setting that was refused; neither where there is no answer. */
async function fetchAudit(
  address: string,
  signal: AbortSignal,
): Promise<{ audit: LabelAudit | null; field: string | null }> {
  try {
    const response = await fetch(address, { signal });
    const answer: unknown = await response.json();
    if (response.ok) return { audit: answer as LabelAudit, field: null };
    const { field } = answer as { field?: unknown };
    return { audit: null, field: response.status === 400 && typeof field === 'string' ? field : null };
  } catch {
    return { audit: null, field: null };
  }
}
