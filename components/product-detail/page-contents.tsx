import { useTranslations } from 'next-intl';

/** The page's panels as links, at the side where there is room for them (from 1280 px). */
export function PageContents({ panels }: { panels: { id: string; title: string }[] }) {
  const t = useTranslations('app');
  return (
    <nav aria-labelledby="contents" className="hidden large:block print:hidden">
      <div className="sticky top-18">
        <h2 id="contents" className="mb-2 text-small text-ink-soft">
          {t('contents')}
        </h2>
        <ul className="border-l border-line">
          {panels.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="-ml-px flex min-h-9 items-center border-l border-transparent py-1 pl-4 leading-5 text-ink-soft hover:border-accent hover:text-ink"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
