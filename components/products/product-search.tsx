'use client';

import clsx from 'clsx';
import { LoaderCircle, Search } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useRef, useTransition } from 'react';
import { useDelayed } from '@/lib/browser/use-delayed';
import { basePath, paths } from '@/lib/domain/paths';
import { cleanSearch, type ListQuery, longestSearch } from '@/lib/domain/list-query';

/** So long after the last key the search is made. */
const settledMs = 300;
/** A quick answer shows no sign of waiting. */
const spinAfterMs = 200;

/** The search field of the list: a plain form without JavaScript; with it the list follows while somebody types. */
export function ProductSearch({
  query: { search, interfaceLang },
  texts,
}: {
  query: ListQuery;
  texts: { search: string; hint: string; button: string };
}) {
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(search);
  const [isSearching, startSearching] = useTransition();
  const Icon = useDelayed(isSearching, spinAfterMs) ? LoaderCircle : Search;

  // A link led to another search than the field's.
  useEffect(() => {
    if (asked.current === search) return;
    asked.current = search;
    if (field.current && document.activeElement !== field.current) field.current.value = search;
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const searchNow = () => {
    const wanted = cleanSearch(field.current?.value ?? '');
    if (wanted === asked.current) return;
    asked.current = wanted;
    const path = paths.productList({ search: wanted, interfaceLang });
    startSearching(() => router.replace(path, { scroll: false }));
  };
  const searchIn = (ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(searchNow, ms);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    searchIn(0);
  };

  return (
    <form
      role="search"
      action={basePath + paths.productList()}
      onSubmit={submit}
      className="flex w-full max-w-2xl gap-3 print:hidden"
    >
      {interfaceLang && <input type="hidden" name="interfaceLang" value={interfaceLang} />}
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
          ref={field}
          type="search"
          name="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={longestSearch}
          defaultValue={search}
          placeholder={texts.hint}
          onChange={() => searchIn(settledMs)}
          className="min-h-touch w-full rounded-control border border-line-strong bg-surface pr-3 pl-10 placeholder:text-ink-soft"
        />
      </label>
      <button
        type="submit"
        className="min-h-touch shrink-0 cursor-pointer rounded-control border border-line-strong px-5 font-semibold hover:bg-sunken"
      >
        {texts.button}
      </button>
    </form>
  );
}
