import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ListScreenProps } from '@/components/shell/lists/list-frame';
import { Account } from '@/components/shell/header/account';
import { SiteHeader } from '@/components/shell/header/site-header';
import { ScopedMessages } from '@/components/ui/scoped-messages';
import { SkipLink } from '@/components/ui/skip-link';
import { studioPaths } from '@/lib/domain/studio/studio-paths';

/** The frame of the editor, which takes the width of the window. */
export function EditorFrame({
  brand,
  interfaceLang,
  languages,
  viewing,
  children,
}: Omit<ListScreenProps, 'footerLinks'> & { children: ReactNode }) {
  const t = useTranslations('app');
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink href="#content">{t('skip_to_content')}</SkipLink>
      <SiteHeader
        brand={brand}
        home={studioPaths.products()}
        interfaceLang={interfaceLang}
        languages={languages}
        account={<Account viewer={viewing.viewer} interfaceLang={interfaceLang} />}
      />
      <main id="content" tabIndex={-1} className="w-full flex-1 px-4 py-5 outline-none medium:px-6">
        <ScopedMessages scopes={['studio', 'choice']}>{children}</ScopedMessages>
      </main>
    </div>
  );
}
