import '@/app/globals.css';
import type { ReactNode } from 'react';
import { AppDocument, appMetadata } from '@/app/app-document';

export function generateMetadata() {
  return { ...appMetadata(), robots: { index: false, follow: false } };
}

/** Root layout of pages that search engines do not index. */
export default function UnlistedLayout({ children }: { children: ReactNode }) {
  return <AppDocument>{children}</AppDocument>;
}
