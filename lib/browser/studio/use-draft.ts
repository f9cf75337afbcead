import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { callStudio, StudioError } from '@/lib/browser/studio/call-studio';
import { DraftStore } from '@/lib/browser/studio/draft-store';
import type { Draft, Presence } from '@/lib/domain/studio/drafts';
import type { PresencePlace, SectionContent, SectionName } from '@/lib/domain/studio/step-props';
import { studioPaths } from '@/lib/domain/studio/studio-paths';

/** Interval in which a window reports its section to the platform and receives those of others. */
const presenceMs = 15_000;

/** The draft of an editor: its state, what can be done with it, and its state on the platform as `info`. */
export function useDraft(opened: Draft, user: string, section: PresencePlace) {
  const [store] = useState(() => new DraftStore(opened, user));
  const snapshot = useSyncExternalStore(store.subscribe, store.current, store.current);
  const [info, setInfo] = useState(opened);
  const { id } = opened;

  const reload = useCallback(async (): Promise<void> => {
    const draft = await callStudio<Draft>(studioPaths.api.draft(id));
    store.receive(draft);
    setInfo(draft);
  }, [id, store]);

  useEffect(() => store.start(), [store]);

  // Unsaved changes are saved when the network or the login is back, and before the page is left.
  useEffect(() => {
    const flush = () => void store.flush();
    const warn = (event: BeforeUnloadEvent) => {
      const { isKept, status } = store.current();
      if (!isKept && status !== 'saved') event.preventDefault();
    };
    window.addEventListener('online', flush);
    window.addEventListener('focus', flush);
    window.addEventListener('beforeunload', warn);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('online', flush);
      window.removeEventListener('focus', flush);
      window.removeEventListener('beforeunload', warn);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [store]);

  // A save of an approved draft makes it a draft again, with other steps: `info` is that of the former state.
  const isFormer = snapshot.state !== info.state;
  useEffect(() => {
    let isActive = true;
    const report = async () => {
      if (document.visibilityState === 'hidden') return;
      try {
        const presence = await callStudio<Presence>(studioPaths.api.presence(id), {
          method: 'PUT',
          body: { section },
        });
        if (isActive && (store.notePresence(presence) || isFormer)) await reload();
      } catch (error) {
        // Presence is a help; the next report tries again.
        if (!(error instanceof StudioError)) throw error;
      }
    };
    void report();
    const timer = setInterval(() => void report(), presenceMs);
    return () => {
      isActive = false;
      clearInterval(timer);
    };
  }, [id, section, store, reload, isFormer]);

  const change = useCallback((name: SectionName, content: SectionContent) => store.change(name, content), [store]);
  return { store, snapshot, change, info, reload };
}
