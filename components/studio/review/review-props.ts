import type { DraftSnapshot, DraftStore } from '@/lib/browser/studio/draft-store';
import type { Draft } from '@/lib/domain/studio/drafts';
import type { Finding } from '@/lib/domain/studio/step-props';
import type { FindingCounts } from '@/lib/domain/studio/steps';

/** What the screen of a review and its actions share. */
export interface ReviewProps {
  info: Draft;
  snapshot: DraftSnapshot;
  store: DraftStore;
  /** Loads the draft again. */
  reload: () => Promise<void>;
  language: string;
  counts: FindingCounts;
  onFinding: (finding: Finding) => void;
  /** Opens the field with a JSON pointer. */
  onPointer: (pointer: string) => void;
}
