import { type RefObject, useEffect, useRef, useState } from 'react';
import { labelQueryOf, labelSearch, readLabelSettings } from '@/lib/domain/label/label-query';
import type { LabelOptions, LabelSettings } from '@/lib/domain/label/label-settings';
import { basePath, paths } from '@/lib/domain/pages/paths';
import type { LabelAudit } from '@/lib/domain/label/label-audit';

/**
 * The settings of a label under edit: changes go into the page's URL, which restores the same label, and can be undone
 * and redone.
 */
export function useLabelSettings({
  page: { id, interfaceLang, lang },
  options,
  defaults,
  first: { settings: first },
}: {
  page: { id: number; interfaceLang: string; lang: number };
  options: LabelOptions;
  defaults: LabelSettings;
  first: { settings: LabelSettings };
}) {
  const [history, setHistory] = useState(() => historyOf(first));
  const settings = history.present;
  const applyHistory = (next: History<LabelSettings>) => {
    if (next.present === settings) return;
    setHistory(next);
    const path = paths.label(id, interfaceLang, 'ed', lang, labelSearch(next.present, defaults));
    window.history.replaceState(null, '', basePath + path);
  };
  const isSame = (other: LabelSettings) => labelSearch(other) === labelSearch(settings);
  const change = (next: LabelSettings) => {
    if (!isSame(next)) applyHistory(advance(history, next));
  };

  // After navigation back to this page, the URL may contain later changes than the page's first settings.
  const known = useRef({ options, defaults, first });
  useEffect(() => {
    const { options, defaults, first } = known.current;
    const { settings: fromUrl } = readLabelSettings(labelQueryOf(window.location.href), options, defaults);
    if (labelSearch(fromUrl) !== labelSearch(first)) setHistory(historyOf(fromUrl));
  }, []);

  return {
    settings,
    /** Whether nothing has changed yet. */
    isFirst: settings === first,
    change,
    undo: history.past.length > 0 ? () => applyHistory(undo(history)) : null,
    redo: history.future.length > 0 ? () => applyHistory(redo(history)) : null,
    reset: isSame(defaults) ? null : () => change(defaults),
  };
}

/** Debounce time of previews: the first change loads at once, quick successive changes after this pause. */
const debounceMs = 150;

interface Drawn {
  settings: LabelSettings;
  /** URL of the drawing. */
  src: string;
}

/** A failed preview. */
interface Failed {
  src: string;
  /** Query parameter of the rejected setting; null if the failure has another reason. */
  field: string | null;
}

/**
 * Drawing and audit of a label whose settings change: both stay until the new ones have loaded, and only responses to
 * the last change are used. `audit` is null if the audit is unavailable.
 */
export function useLabelDrawing(id: number, settings: LabelSettings, first: { audit: LabelAudit | null }) {
  const search = labelSearch(settings);
  const src = basePath + paths.api.label(id, 'preview', search);
  const auditAddress = basePath + paths.api.label(id, 'audit', search);
  const [drawn, setDrawn] = useState<Drawn>({ settings, src });
  const [{ audit, auditedSrc }, setAudited] = useState({ audit: first.audit, auditedSrc: src });
  const [failed, setFailed] = useState<Failed | null>(null);
  /** Whether the current drawing and audit have loaded; the server renders the first ones. */
  const isServerRendered = useRef(first.audit !== null);
  const changedAt = useRef(-Infinity);

  useEffect(() => {
    if (isServerRendered.current) {
      isServerRendered.current = false;
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const loadDrawing = async () => {
      const isLoaded = await loadPicture(src).then(
        () => true,
        () => false,
      );
      if (signal.aborted) return;
      setFailed(isLoaded ? null : { src, field: null });
      if (isLoaded) setDrawn({ settings, src });
    };
    // The audit reuses the drawing that the platform has just made, and names the rejected setting.
    const loadAudit = async () => {
      if (signal.aborted) return;
      const response = await fetchAudit(auditAddress, signal);
      if (signal.aborted) return;
      if (response.field !== null) setFailed({ src, field: response.field });
      else setAudited({ audit: response.audit, auditedSrc: src });
    };
    const timer = setTimeout(
      () => void loadDrawing().then(loadAudit),
      msSinceLast(changedAt) > debounceMs ? 0 : debounceMs,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [src, auditAddress, settings]);

  const failure = failed?.src === src ? failed : null;
  /** Whether the audit is that of the current settings. */
  const isAudited = auditedSrc === src;
  const isDrawn = drawn.src === src;
  return { drawn, audit, isAudited, isDrawn, isDrawing: !isDrawn && failure === null, failure };
}

/** Time since the previous call, in ms. */
function msSinceLast(last: RefObject<number>): number {
  const now = Date.now();
  const ms = now - last.current;
  last.current = now;
  return ms;
}

/** The audit, or the name of the rejected setting; neither if there is no response. */
export async function fetchAudit(
  address: string,
  signal?: AbortSignal,
): Promise<{ audit: LabelAudit | null; field: string | null }> {
  try {
    const response = await fetch(address, { signal });
    const body: unknown = await response.json();
    if (response.ok) return { audit: body as LabelAudit, field: null };
    const { field } = body as { field?: unknown };
    return { audit: null, field: response.status === 400 && typeof field === 'string' ? field : null };
  } catch {
    return { audit: null, field: null };
  }
}

/**
 * Loads an image into the browser's cache, so that an `<img>` with its URL shows it at once. Rejects if the image
 * cannot be loaded.
 */
async function loadPicture(address: string): Promise<void> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
}

/** Undo history: the latest past state is the last of `past`, the next future state the first of `future`. */
interface History<T> {
  past: T[];
  present: T;
  future: T[];
}

/** Maximum number of undo steps. */
const maxEntries = 100;

export const historyOf = <T>(present: T): History<T> => ({ past: [], present, future: [] });

/** Adds a state; discards the redo states. */
export function advance<T>({ past, present }: History<T>, next: T): History<T> {
  return { past: [...past, present].slice(-maxEntries), present: next, future: [] };
}

export function undo<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const previous = past.at(-1);
  if (previous === undefined) return history;
  return { past: past.slice(0, -1), present: previous, future: [present, ...future] };
}

export function redo<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const [next, ...later] = future;
  return next === undefined ? history : { past: [...past, present], present: next, future: later };
}
