import { useEffect, useRef, useState } from 'react';
import { advance, type History, historyOf, redo, undo } from '@/lib/domain/history';
import { labelQueryOf, labelSearch, readLabelSettings } from '@/lib/domain/label-query';
import type { LabelOptions, LabelSettings } from '@/lib/domain/label-settings';
import { basePath, paths } from '@/lib/domain/paths';

/**
 * The settings of a label under edit: what changes goes into the page's address, which brings the same label back, and
 * can be undone and redone.
 */
export function useLabelSettings({
  place: { id, interfaceLang, lang },
  options,
  defaults,
  first,
}: {
  place: { id: number; interfaceLang: string; lang: number };
  options: LabelOptions;
  defaults: LabelSettings;
  first: LabelSettings;
}) {
  const [history, setHistory] = useState(() => historyOf(first));
  const settings = history.present;
  const go = (next: History<LabelSettings>) => {
    if (next.present === settings) return;
    setHistory(next);
    const path = paths.label(id, interfaceLang, 'ed', lang, labelSearch(next.present, defaults));
    window.history.replaceState(null, '', basePath + path);
  };
  const isSame = (other: LabelSettings) => labelSearch(other) === labelSearch(settings);
  const change = (next: LabelSettings) => {
    if (!isSame(next)) go(advance(history, next));
  };

  // Coming back from another page, the address may be that of a later change than the page's first settings.
  const known = useRef({ options, defaults, first });
  useEffect(() => {
    const { options, defaults, first } = known.current;
    const { settings: later } = readLabelSettings(labelQueryOf(window.location.href), options, defaults);
    if (labelSearch(later) !== labelSearch(first)) setHistory(historyOf(later));
  }, []);

  return {
    settings,
    /** Whether nothing was changed yet. */
    isFirst: settings === first,
    change,
    undo: history.past.length > 0 ? () => go(undo(history)) : null,
    redo: history.future.length > 0 ? () => go(redo(history)) : null,
    reset: isSame(defaults) ? null : () => change(defaults),
  };
}
