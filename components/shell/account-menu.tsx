import { CircleUser, LayoutList, LogOut, Send } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { SessionForm } from '@/components/shell/session-form';
import { useFilterTexts } from '@/components/shell/use-filter-texts';
import { WorkgroupList } from '@/components/shell/workgroup-list';
import { Menu } from '@/components/ui/menu';
import { PageLink } from '@/components/ui/page-link';
import { paths } from '@/lib/domain/paths';
import type { Viewer } from '@/lib/domain/viewer';

const entry =
  'flex min-h-touch w-full cursor-pointer items-center justify-between gap-3 rounded-control px-3 text-left hover:bg-sunken';

/** Who is logged in, in which workgroup, and the way out. Forms, so that it works without JavaScript. */
export function AccountMenu({ viewer }: { viewer: Viewer }) {
  const t = useTranslations('app');
  const filterTexts = useFilterTexts();
  const { name, workgroups, workgroup, antiForgery } = viewer;
  return (
    <Menu
      label={t('account_of', { name })}
      button={
        <>
          <CircleUser aria-hidden className="size-5" />
          <span className="hidden max-w-40 truncate large:inline">{name}</span>
        </>
      }
      buttonClassName="rounded-control px-2.5 text-ink-soft hover:bg-sunken hover:text-ink"
      panelClassName="top-full right-0 mt-1 w-60 rounded-card p-1"
    >
      <p className="truncate px-3 py-2 font-semibold">{name}</p>
      <PageLink href={paths.productList()} className={`${entry} border-t border-line`}>
        {t('product_list_title')}
        <LayoutList aria-hidden className="size-4" />
      </PageLink>
      <PageLink href={paths.shareList()} className={entry}>
        {t('shares_title')}
        <Send aria-hidden className="size-4" />
      </PageLink>
      {workgroups.length > 1 && (
        <SessionForm action="workgroup" antiForgery={antiForgery}>
          <p id="workgroups" className="px-3 pt-1 text-small text-ink-soft">
            {t('workgroup')}
          </p>
          <WorkgroupList {...{ workgroups, workgroup }} labelledBy="workgroups" texts={filterTexts} className={entry} />
        </SessionForm>
      )}
      <SessionForm action="log-out" antiForgery={antiForgery}>
        <button className={`${entry} border-t border-line`}>
          {t('log_out')}
          <LogOut aria-hidden className="size-4" />
        </button>
      </SessionForm>
    </Menu>
  );
}
