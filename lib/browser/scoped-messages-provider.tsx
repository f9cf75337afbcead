'use client';

import { use, type ReactNode } from 'react';
import { Messages } from '@/lib/browser/scoped-messages';
import type { ScopedTexts } from '@/lib/domain/message-scopes';

/** Carries texts to the client components below, beside those that it stands in (components/ui/scoped-messages.tsx). */
export function ScopedMessagesProvider({ texts, children }: { texts: ScopedTexts; children: ReactNode }) {
  return <Messages value={{ ...use(Messages), ...texts }}>{children}</Messages>;
}
