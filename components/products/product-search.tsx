'use client';

import clsx from 'clsx';
import { LoaderCircle, Search } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type ChangeEvent, type FormEvent, type ReactNode, useEffect, useRef, useTransition } from 'react';
import { useDelayed } from '@/lib/browser/interaction/use-delayed';
import { basePath, paths } from '@/lib/domain/pages/paths';
import { cleanSearch, defaultListSort, type ListQuery, maxSearchLength } from '@/lib/domain/lists/list-query';

/** Debounce time of the search, in ms. */
const debounceMs = 300;
/** Delay of the progress indicator, so that a fast response does not flash. */
const spinnerDelayMs = 200;

/**
 * The search of the list with its filters: a plain form; with JavaScript the list updates while the visitor types or
 * selects.
 */
export function ProductSearch({
  query,
  texts,
  children,
}: {
  query: ListQuery;
  texts: { search: string; hint: string; button: string };
  /** Filter fields, named as in the URL of the list. */
  children?: ReactNode;
}) {
  const { search, sort, pictogram, lang, sds, interfaceLang } = query;
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const path = paths.productList({ ...query, page: 1 });
  const requested = useRef(path);
  const [isSearching, startSearching] = useTransition();
  const Icon = useDelayed(isSearching, spinnerDelayMs) ? LoaderCircle : Search;

  // A link led to another search than the fields show.
  useEffect(() => {
    if (requested.current === path) return;
    requested.current = path;
    const values: Record<string, string> = { search, pictogram: pictogram ?? '', lang: String(lang ?? '') };
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = sds === field.value;
      else if (field instanceof HTMLSelectElement || (field instanceof HTMLInputElement && field.type === 'search')) {
        if (document.activeElement !== field) field.value = values[field.name] ?? '';
      }
    }
  }, [path, search, pictogram, lang, sds]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const searchNow = () => {
    const valueOf = (name: string) => {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLSelectElement) return field.value;
      return field instanceof HTMLInputElement && (field.type !== 'checkbox' || field.checked) ? field.value : '';
    };
    const path = paths.productList({
      ...{ search: cleanSearch(valueOf('search')), sort, interfaceLang },
      ...{ pictogram: valueOf('pictogram') || null, lang: Number(valueOf('lang')) || null },
      sds: valueOf('sds') ? 'none' : null,
    });
    if (path === requested.current) return;
    requested.current = path;
    startSearching(() => router.replace(path, { scroll: false }));
  };
  const searchIn = (ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(searchNow, ms);
  };
  const change = ({ target }: ChangeEvent<HTMLFormElement>) => searchIn(target.name === 'search' ? debounceMs : 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    searchIn(0);
  };

  return (
    <form
      ref={form}
      role="search"
      action={basePath + paths.productList()}
      onSubmit={submit}
      onChange={change}
      className="grid gap-3 print:hidden"
    >
      {sort !== defaultListSort && <input type="hidden" name="sort" value={sort} />}
      {interfaceLang && <input type="hidden" name="interfaceLang" value={interfaceLang} />}
      <div className="flex w-full max-w-2xl gap-3">
        <label className="relative flex min-w-0 flex-1 items-center">
          <span className="sr-only">{texts.search}</span>
          <Icon
            aria-hidden
            className={clsx(
              'pointer-events-none absolute left-3 size-5 text-ink-soft',
              Icon === LoaderCircle && 'animate-spin',
            )}
          />
          <input
            type="search"
            name="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={maxSearchLength}
            defaultValue={search}
            placeholder={texts.hint}
            className="min-h-touch w-full rounded-control border border-line-strong bg-surface pr-3 pl-10 placeholder:text-ink-soft"
          />
        </label>
        <button
          type="submit"
          className="min-h-touch shrink-0 cursor-pointer rounded-control border border-line-strong px-5 font-semibold hover:bg-sunken"
        >
          {texts.button}
        </button>
      </div>
      {children}
    </form>
  );
}
