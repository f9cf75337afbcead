import type { ReactNode } from 'react';
import { themeScript } from '@/components/ui/theme-script';
import { ToastStack } from '@/components/ui/toast-stack';
import type { BrandId } from '@/lib/domain/brands';

/** `<html>` and `<body>` of every page: language, brand and theme stand on the root. */
export function RootDocument({
  lang,
  brand,
  nonce,
  children,
}: {
  lang: string;
  brand: BrandId;
  /** Of this answer's Content Security Policy. */
  nonce: string | undefined;
  children: ReactNode;
}) {
  // The script sets the theme before anything is painted and before React sees the root; browsers hide a nonce once it is read.
  return (
    <html
      lang={lang}
      dir="ltr"
      data-brand={brand}
      data-theme="light"
      className="data-locked:overflow-hidden data-locked:pr-(--scroll-bar)"
      suppressHydrationWarning
    >
      <body>
        <script nonce={nonce} suppressHydrationWarning>
          {themeScript}
        </script>
        {children}
        <ToastStack />
      </body>
    </html>
  );
}
