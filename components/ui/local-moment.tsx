'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * A moment in the visitor's time zone, once the page's script runs; until then, and for who is in UTC, the text of the server.
 * `locale` is that of the text.
 */
export function LocalMoment({ date, locale, text }: { date: string; locale: string; text: string }) {
  const zone = useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  );
  const format = () =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(new Date(date));
  return (
    <time dateTime={date} className="whitespace-nowrap">
      {zone === 'UTC' ? text : format()}
    </time>
  );
}
