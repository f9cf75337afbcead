import { useEffect, useState } from 'react';
import useSWR from 'swr';

/** Pause in typing after which a search is sent, in milliseconds. */
const pauseMs = 200;
/** Of a search, as the platform reads it (docs/platform-api.md 3.20). */
export const maxSearchLength = 200;

/** A search while its text is typed: what was found before stays until the next result is there. Without `findsAll` an empty text finds nothing. */
export function useSearch<Found>(
  key: string,
  find: (text: string) => Promise<readonly Found[]>,
  { findsAll = false } = {},
) {
  const [search, setSearch] = useState('');
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText(search.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [search]);
  const isSent = text !== '' || findsAll;
  const { data, error, mutate } = useSWR<readonly Found[], Error, readonly [string, string] | null>(
    isSent ? [key, text] : null,
    ([, sent]) => find(sent),
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const isEmpty = search.trim() === '' && !findsAll;
  return {
    search,
    setSearch,
    found: isEmpty || !isSent ? undefined : data,
    failure: error?.message,
    reload: () => mutate(),
  };
}
