import { Check, ChevronRight, CircleUser, LayoutList, LogIn, LogOut, Pencil, Send } from '@/components/ui/icons/icons';
import { useTranslations } from 'next-intl';
import { LoginLink } from '@/components/shell/header/login-link';
import { ScopedMessages } from '@/components/ui/scoped-messages';
import type { Viewer } from '@/lib/domain/session/viewer';
import { SessionForm } from '@/components/shell/header/session-form';
import { WorkgroupDialog, WorkgroupsButton } from '@/components/shell/header/workgroup-dialog';
import { Menu } from '@/components/ui/selection/menu';
import type { MenuGroup } from '@/components/ui/selection/menu-panel';
import { PageLink } from '@/components/ui/page-link';
import { isLongList } from '@/lib/domain/lists/option-filter';
import { paths } from '@/lib/domain/pages/paths';
import { studioPaths } from '@/lib/domain/studio/studio-paths';

/** In the header: the user's menu, or a login link for anonymous visitors. */
export function Account({ viewer, interfaceLang }: { viewer: Viewer | null; interfaceLang: string }) {
  const t = useTranslations('app');
  if (viewer)
    return (
      <ScopedMessages scopes={['choice']}>
        <AccountMenu viewer={viewer} />
      </ScopedMessages>
    );
  return (
    <LoginLink
      interfaceLang={interfaceLang}
      className="flex min-h-touch min-w-touch items-center justify-center gap-2 rounded-control px-2.5 text-ink-soft hover:bg-sunken hover:text-ink"
    >
      <LogIn aria-hidden className="size-5 large:hidden" />
      <span className="sr-only large:not-sr-only">{t('log_in')}</span>
    </LoginLink>
  );
}

const entry =
  'flex min-h-touch w-full cursor-pointer items-center justify-between gap-3 rounded-control px-3 text-left hover:bg-sunken';
const forms = { workgroup: 'choose-workgroup', logOut: 'log-out' };

/** The user's name, workgroups, and log-out. Forms, so that it works without JavaScript. */
function AccountMenu({ viewer }: { viewer: Viewer }) {
  const t = useTranslations('app');
  const { name, workgroups, workgroup, antiForgery, hasStudio = false } = viewer;
  const pages = [
    { key: 'products', href: paths.productList(), text: t('product_list_title'), Icon: LayoutList },
    { key: 'shares', href: paths.shareList(), text: t('shares_title'), Icon: Send },
  ];
  if (hasStudio) pages.push({ key: 'studio', href: studioPaths.products(), text: t('studio_title'), Icon: Pencil });
  const pageGroup = {
    key: 'pages',
    heading: <p className="truncate border-b border-line px-3 py-2 font-semibold">{name}</p>,
    entries: pages.map(({ key, href, text, Icon }) => ({
      key,
      element: (
        <PageLink href={href} className={entry}>
          {text}
          <Icon aria-hidden className="size-4" />
        </PageLink>
      ),
    })),
  };
  const logOutGroup = {
    key: 'log-out',
    className: 'border-t border-line',
    entries: [
      {
        key: 'log-out',
        element: (
          <button form={forms.logOut} className={entry}>
            {t('log_out')}
            <LogOut aria-hidden className="size-4" />
          </button>
        ),
      },
    ],
  };
  return (
    <WorkgroupDialog workgroups={workgroups} workgroup={workgroup} form={forms.workgroup} title={t('workgroup')}>
      <SessionForm id={forms.workgroup} action="workgroup" antiForgery={antiForgery} />
      <SessionForm id={forms.logOut} action="log-out" antiForgery={antiForgery} />
      <Menu
        label={t('account_of', { name })}
        button={
          <>
            <CircleUser aria-hidden className="size-5" />
            <span className="hidden max-w-40 truncate large:inline">{name}</span>
          </>
        }
        buttonClassName="rounded-control px-2.5 text-ink-soft hover:bg-sunken hover:text-ink"
        panelClassName="w-60 rounded-card p-1"
        groups={
          workgroups.length > 1
            ? [pageGroup, workgroupGroup(viewer, t('workgroup')), logOutGroup]
            : [pageGroup, logOutGroup]
        }
      />
    </WorkgroupDialog>
  );
}

/** The choice of the workgroup; a menu shows many of them as one entry, which opens a dialog. */
function workgroupGroup({ workgroups, workgroup }: Viewer, heading: string): MenuGroup {
  const current = workgroups.find(({ id }) => id === workgroup);
  const all = {
    key: 'all',
    element: (
      <WorkgroupsButton className={entry}>
        <span className="min-w-0 wrap-break-word">{current?.text ?? heading}</span>
        <ChevronRight aria-hidden className="size-4 shrink-0" />
      </WorkgroupsButton>
    ),
  };
  return {
    key: 'workgroup',
    heading: <p className="px-3 pt-1 text-small text-ink-soft">{heading}</p>,
    entries: workgroups.map(({ id, text }) => ({
      key: String(id),
      isChosen: id === workgroup,
      element: (
        <button
          form={forms.workgroup}
          name="workgroup"
          value={id}
          aria-current={id === workgroup ? 'true' : undefined}
          className={entry}
        >
          <span className="min-w-0 wrap-break-word">{text}</span>
          {id === workgroup && <Check aria-hidden className="size-4 shrink-0" />}
        </button>
      ),
    })),
    menuEntries: isLongList(workgroups) ? [all] : undefined,
  };
}
