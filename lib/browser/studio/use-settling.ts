import { useState } from 'react';
import { callStudio, StudioError } from '@/lib/browser/studio/call-studio';
import type { DraftStore } from '@/lib/browser/studio/draft-store';
import { listOf, objectOf, withSectionValue } from '@/lib/domain/studio/pointers';
import type { Finding, JsonValue, SettledKey } from '@/lib/domain/studio/step-props';
import { studioPaths } from '@/lib/domain/studio/studio-paths';

/** How a user settles warnings of a draft, and opens them again. */
export interface Settling {
  /** @param isForAll for all products of the workgroup, where the warning rests on the same values */
  settle: (key: SettledKey, reason: string, isForAll: boolean) => void;
  reopen: (finding: Finding) => void;
  /** The last call that failed; null: none. */
  error: StudioError | null;
}

const isOf = (entry: JsonValue, key: SettledKey) =>
  objectOf(entry).finding === key.finding && objectOf(entry).basis === key.basis;

/** For the product the draft's `settledFindings` change, for its workgroup the platform is called. @param reload shows the findings anew */
export function useSettling(
  store: Pick<DraftStore, 'current' | 'change'>,
  workgroup: number,
  reload: () => void,
): Settling {
  const [error, setError] = useState<StudioError | null>(null);
  const change = (changeEntries: (entries: readonly JsonValue[]) => readonly JsonValue[]) => {
    const section = store.current().sections.classification;
    const entries = changeEntries(listOf(section.product?.settledFindings));
    store.change('classification', withSectionValue(section, 'product', ['settledFindings'], entries));
  };
  const call = async (key: SettledKey, sent: Parameters<typeof callStudio>[1]) => {
    try {
      await callStudio(studioPaths.api.settledFinding(workgroup, key), sent);
      setError(null);
      reload();
    } catch (reason) {
      if (!(reason instanceof StudioError)) throw reason;
      setError(reason);
    }
  };
  return {
    error,
    settle(key, reason, isForAll) {
      if (isForAll) void call(key, { method: 'PUT', body: { reason } });
      else change((entries) => [...entries.filter((entry) => !isOf(entry, key)), { ...key, reason }]);
    },
    reopen({ key, settled }) {
      if (!key) return;
      if (settled?.scope === 'workgroup') void call(key, { method: 'DELETE' });
      else change((entries) => entries.filter((entry) => !isOf(entry, key)));
    },
  };
}
