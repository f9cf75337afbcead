'use client';

import clsx from 'clsx';
import { LoaderCircle, Search } from '@/components/ui/icons/icons';
import { useRouter } from 'next/navigation';
import { type ChangeEvent, type FormEvent, type ReactNode, useEffect, useRef, useTransition } from 'react';
import { useDelayed } from '@/lib/browser/interaction/use-delayed';
import { hrefOf } from '@/lib/domain/pages/paths';
import { cleanSearch, maxSearchLength } from '@/lib/domain/lists/list-query';

/** Debounce time of the search, in ms. */
const debounceMs = 300;
/** Delay of the progress indicator, so that a fast response does not flash. */
const spinnerDelayMs = 200;

/** The path with its parameters in one order. */
const sortParameters = (path: string) => {
  const [pathname, search] = path.split('?');
  const parameters = new URLSearchParams(search);
  parameters.sort();
  return `${pathname}?${parameters.toString()}`;
};

/** Names and values of a form's fields, as it would send them. */
const fieldsOf = (form: HTMLFormElement): [name: string, value: string][] =>
  [...form.elements].flatMap((field) => {
    if (field instanceof HTMLSelectElement) return [[field.name, field.value]];
    const isSent = field instanceof HTMLInputElement && (field.type !== 'checkbox' || field.checked);
    return isSent ? [[field.name, field.value]] : [];
  });

interface SearchFormProps {
  /** In-app path of the list. */
  action: string;
  /** In-app path of the first page of the shown search. */
  path: string;
  /** Values of the fields by their names, as strings; '' for none. */
  values: Record<string, string>;
  /** Further parameters of the URL. */
  hidden?: Record<string, string>;
  texts: { search: string; hint: string; button: string };
  /** Whether a search for a number may lead to another page: it is opened when the form is sent. */
  opensNumbers?: boolean;
  /** Filter fields, named as in the URL of the list. */
  children?: ReactNode;
}

/**
 * The search of a list with its filters: a plain form; with JavaScript the list updates while the visitor types or
 * selects.
 */
export function SearchForm(props: SearchFormProps) {
  const { action, values, hidden = {}, texts, children } = props;
  const { form, isSearching, handleChange, handleSubmit } = useSearchForm(props);
  return (
    <form
      ref={form}
      role="search"
      action={hrefOf(action)}
      onSubmit={handleSubmit}
      onChange={handleChange}
      className="grid gap-3 print:hidden"
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="flex w-full max-w-2xl gap-3">
        <label className="relative flex min-w-0 flex-1 items-center">
          <span className="sr-only">{texts.search}</span>
          <SearchIcon isSearching={isSearching} />
          <input
            type="search"
            name="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={maxSearchLength}
            defaultValue={values.search}
            placeholder={texts.hint}
            className="min-h-touch w-full rounded-control border border-line-strong bg-surface pr-3 pl-10 text-ellipsis placeholder:text-ink-soft"
          />
        </label>
        <button
          type="submit"
          className="min-h-touch shrink-0 cursor-pointer rounded-control border border-line-strong px-3 font-semibold hover:bg-sunken medium:px-5"
        >
          {texts.button}
        </button>
      </div>
      {children}
    </form>
  );
}

/** A magnifying glass, in its place a spinner during a search that takes a while. */
function SearchIcon({ isSearching }: { isSearching: boolean }) {
  const isSlow = useDelayed(isSearching, spinnerDelayMs);
  const Icon = isSlow ? LoaderCircle : Search;
  return (
    <Icon
      aria-hidden
      className={clsx('pointer-events-none absolute left-3 size-5 text-ink-soft', isSlow && 'animate-spin')}
    />
  );
}

/** Shows the list that the fields ask for while the visitor changes them; the fields follow links to other searches. */
function useSearchForm({ action, path, values, opensNumbers = false }: SearchFormProps) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const currentPath = sortParameters(path);
  const requestedPath = useRef(currentPath);
  const latestValues = useRef(values);
  const [isSearching, startSearching] = useTransition();

  useEffect(() => {
    latestValues.current = values;
  });
  // A link led to another search than the fields show.
  useEffect(() => {
    if (requestedPath.current === currentPath) return;
    requestedPath.current = currentPath;
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLInputElement && field.type === 'checkbox')
        field.checked = latestValues.current[field.name] === field.value;
      else if (field instanceof HTMLSelectElement || (field instanceof HTMLInputElement && field.type === 'search')) {
        if (document.activeElement !== field) field.value = latestValues.current[field.name] ?? '';
      }
    }
  }, [currentPath]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const searchNow = () => {
    if (!form.current) return;
    const entries = fieldsOf(form.current).flatMap(([name, value]) => {
      const text = name === 'search' ? cleanSearch(value) : value;
      return text ? [[name, text]] : [];
    });
    const next = `${action}?${new URLSearchParams(entries).toString()}`;
    if (sortParameters(next) === requestedPath.current) return;
    requestedPath.current = sortParameters(next);
    startSearching(() => router.replace(entries.length > 0 ? next : action, { scroll: false }));
  };
  const searchIn = (ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(searchNow, ms);
  };
  const handleChange = ({ target }: ChangeEvent<HTMLFormElement>) =>
    searchIn(target.name === 'search' ? debounceMs : 0);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    clearTimeout(timer.current);
    const search = fieldsOf(event.currentTarget).find(([name]) => name === 'search')?.[1] ?? '';
    if (opensNumbers && /^\s*\d{1,12}\s*$/.test(search)) return;
    event.preventDefault();
    searchIn(0);
  };

  return { form, isSearching, handleChange, handleSubmit };
}
