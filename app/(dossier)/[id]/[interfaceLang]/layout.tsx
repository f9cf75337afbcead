import '@/app/globals.css';
import type { ReactNode } from 'react';
import { AppDocument, appMetadata } from '@/app/app-document';

export const generateMetadata = appMetadata;

/** Root layout of a product's pages. */
export default function DossierLayout({ children }: { children: ReactNode }) {
  return <AppDocument>{children}</AppDocument>;
}
