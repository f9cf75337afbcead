import { useTranslations } from 'next-intl';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ListFrame, type ListScreenProps } from '@/components/shell/lists/list-frame';
import { EmptyList } from '@/components/shell/lists/list-pages';
import { ButtonLink } from '@/components/ui/button-link';
import { PageLink } from '@/components/ui/page-link';
import { ScopedMessages } from '@/components/ui/scoped-messages';
import { paths } from '@/lib/domain/pages/paths';
import { studioPaths } from '@/lib/domain/studio/studio-paths';

const pages = [
  { id: 'products', path: (workgroup: number | null) => studioPaths.products({ workgroup }), key: 'studio_products' },
  { id: 'substances', path: studioPaths.substances, key: 'studio_substances' },
  { id: 'members', path: studioPaths.members, key: 'studio_members' },
  { id: 'help', path: studioPaths.help, key: 'studio_help_title' },
] as const;

type StudioPageId = (typeof pages)[number]['id'];

/** The frame of the Studio's pages other than the editor. */
export function StudioFrame({
  page,
  workgroup,
  isAdministrator,
  children,
  ...frame
}: ListScreenProps & {
  page: StudioPageId;
  workgroup: number | null;
  isAdministrator: boolean;
  children: ReactNode;
}) {
  const t = useTranslations('app');
  const shown = pages.filter(({ id }) => id !== 'members' || isAdministrator);
  return (
    <ListFrame {...frame} current="studio">
      <nav aria-label={t('studio_title')} className="mb-5 flex flex-wrap gap-x-5">
        {shown.map(({ id, path, key }) => (
          <PageLink
            key={id}
            href={path(workgroup)}
            aria-current={id === page ? 'page' : undefined}
            className={clsx(
              'flex min-h-touch items-center underline-offset-4 hover:underline',
              id === page ? 'font-semibold text-ink' : 'text-accent',
            )}
          >
            {t(key)}
          </PageLink>
        ))}
      </nav>
      <ScopedMessages scopes={['studio', 'choice']}>{children}</ScopedMessages>
    </ListFrame>
  );
}

/** Why a page of the Studio has no content, and what to do. */
export function StudioGapNotice({
  gap,
  path,
}: {
  gap: { kind: 'no-role' | 'not-found' } | { kind: 'failed'; failureId: string };
  /** In-app path that loads the page again. */
  path: string;
}) {
  const t = useTranslations('app');
  const texts = {
    'no-role': [t('studio_no_role'), t('studio_no_role_hint')],
    'not-found': [t('studio_no_draft'), t('studio_no_draft_hint')],
    failed: [t('studio_not_loaded'), t('error_message_SERVER_DOWN_ERROR')],
  } as const;
  const [what, hint] = texts[gap.kind];
  return (
    <EmptyList role="alert">
      <div>
        <p className="font-semibold">{what}</p>
        <p className="max-w-reading text-ink-soft">{hint}</p>
      </div>
      {gap.kind === 'failed' ? (
        <>
          <ButtonLink href={path} kind="quiet">
            {t('try_again')}
          </ButtonLink>
          <p className="text-small text-ink-soft">{t('error_id', { id: gap.failureId })}</p>
        </>
      ) : (
        <ButtonLink href={gap.kind === 'no-role' ? paths.productList() : studioPaths.products()} kind="quiet">
          {t(gap.kind === 'no-role' ? 'product_list_title' : 'studio_products')}
        </ButtonLink>
      )}
    </EmptyList>
  );
}
