import type { ReactNode } from 'react';
import { LanguageAtStart } from '@/components/shell/language-at-start';
import { readerLanguageScript } from '@/components/shell/reader-language-script';
import { savedScript } from '@/components/shell/saved-script';
import { sidebarScript } from '@/components/shell/sidebar-script';
import { UncaughtErrors } from '@/components/shell/uncaught-errors';
import { PageSpinner } from '@/components/ui/page-spinner';
import { themeScript } from '@/components/ui/theme-script';
import { ToastStack } from '@/components/ui/toast-stack';
import type { BrandId } from '@/lib/domain/site/brands';
import { basePath } from '@/lib/domain/pages/paths';

/** `<html>` and `<body>` of every page: language, brand and theme stand on the root. */
export function RootDocument({
  lang,
  brand,
  nonce,
  loading,
  children,
}: {
  lang: string;
  brand: BrandId;
  /** Of this answer's Content Security Policy. */
  nonce: string | undefined;
  /** What the spinner between pages says. */
  loading: string;
  children: ReactNode;
}) {
  // The script sets theme and sidebars before anything is painted and before React sees the root; browsers hide a nonce once it is read.
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
        {/* Next takes its own away while it goes from page to page, and the browser would ask for /favicon.ico. */}
        <link rel="icon" href={`${basePath}/icon.svg`} type="image/svg+xml" sizes="any" />
        <script nonce={nonce} suppressHydrationWarning>
          {themeScript + sidebarScript + savedScript + readerLanguageScript}
        </script>
        {children}
        <LanguageAtStart />
        <ToastStack />
        <UncaughtErrors />
        <PageSpinner label={loading} />
      </body>
    </html>
  );
}
