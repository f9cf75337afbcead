'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * A date and time in the visitor's time zone after hydration; before that, and for visitors in UTC, the server-rendered
 * text. `locale` is that of the text.
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
