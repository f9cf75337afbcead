'use client';

import { use, type ReactNode } from 'react';
import { Messages } from '@/lib/browser/scoped-messages';
import type { ScopedTexts } from '@/lib/domain/message-scopes';

/** Adds texts to those of an outer provider, for the client components below (components/ui/scoped-messages.tsx). */
export function ScopedMessagesProvider({ texts, children }: { texts: ScopedTexts; children: ReactNode }) {
  return <Messages value={{ ...use(Messages), ...texts }}>{children}</Messages>;
}
