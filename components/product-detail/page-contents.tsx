import { useTranslations } from 'next-intl';
import { ChangesCount, type Panel } from '@/components/product-detail/changes-summary';

/** Links to the page's panels, in the sidebar, with the number of changes. */
export function PageContents({ panels }: { panels: Panel[] }) {
  const t = useTranslations('app');
  return (
    <nav aria-labelledby="contents" className="large:sticky large:top-18">
      <h2 id="contents" className="mb-2 text-small text-ink-soft">
        {t('contents')}
      </h2>
      <ul className="border-l border-line">
        {panels.map(({ id, title, changes }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px flex min-h-9 items-center justify-between gap-3 border-l border-transparent py-1 pl-4 leading-5 text-ink-soft hover:border-accent hover:text-ink"
            >
              {title}
              <ChangesCount count={changes} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
