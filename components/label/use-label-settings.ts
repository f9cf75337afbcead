import { useEffect, useRef, useState } from 'react';
import { advance, type History, historyOf, redo, undo } from '@/lib/domain/label/history';
import { labelQueryOf, labelSearch, readLabelSettings } from '@/lib/domain/label/label-query';
import type { LabelOffer, LabelSettings } from '@/lib/domain/label/label-settings';
import { basePath, paths } from '@/lib/domain/pages/paths';

/**
 * The settings of a label under edit: what changes goes into the page's address, which brings the same label back, and
 * can be undone and redone.
 */
export function useLabelSettings({
  place: { id, interfaceLang, lang },
  offer,
  defaults,
  first,
}: {
  place: { id: number; interfaceLang: string; lang: number };
  offer: LabelOffer;
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
  const known = useRef({ offer, defaults, first });
  useEffect(() => {
    const { offer, defaults, first } = known.current;
    const { settings: later } = readLabelSettings(labelQueryOf(window.location.href), offer, defaults);
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
