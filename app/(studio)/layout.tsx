import '@/app/globals.css';
import type { ReactNode } from 'react';
import { AppDocument, appMetadata } from '@/app/app-document';

export function generateMetadata() {
  return { ...appMetadata(), robots: { index: false, follow: false } };
}

/** Root layout of the Studio, whose code no other page loads. */
export default function StudioLayout({ children }: { children: ReactNode }) {
  return <AppDocument>{children}</AppDocument>;
}
