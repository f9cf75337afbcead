'use client';

import { createContext, useContext } from 'react';
import type { Translate } from '@/lib/browser/scoped-messages';
import type { SdsText } from '@/lib/browser/use-sds-text';
import type { Version } from '@/lib/domain/dossier';
import type { MessageKey } from '@/lib/domain/message-scopes';
import type { SdsChoice } from '@/lib/domain/sds';

/** What the parts of the SDS screen share. */
export interface SdsReading {
  /** The texts of the screen. */
  t: Translate<MessageKey<'sds'>>;
  shown: SdsText;
  /** The version in view. */
  version: Version | null;
  /** The one that it is compared with. */
  compared: Version | null;
  /** Those that it can be compared with, newest first. */
  older: Version[];
  /** In-app path of this sheet with another choice. */
  pathOf: (choice: SdsChoice) => string;
  /** In-app path of product detail with the changes since an older version. */
  detailOf: (changes: string) => string;
  /** Loads another choice in place; false where it cannot be loaded and all stays as it was. */
  choose: (choice: SdsChoice) => Promise<boolean>;
}

export const SdsContext = createContext<SdsReading | null>(null);

/** What is read at the moment; within `SdsReader` only. */
export function useSdsReading(): SdsReading {
  const reading = useContext(SdsContext);
  if (!reading) throw new Error('there is no SdsReader around');
  return reading;
}
