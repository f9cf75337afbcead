import { useLocale } from 'next-intl';

/** English dates are written as in Europe, `1 Feb 2026`. */
const formatOf: Record<string, string> = { en: 'en-GB' };

/** A day as the interface language writes it; a text that is no ISO 8601 date stays as it is. */
export function Day({ date }: { date: string }) {
  const interfaceLang = useLocale();
  if (!/^\d{4}-\d{2}-\d{2}/.test(date) || Number.isNaN(Date.parse(date))) return date;
  const format = new Intl.DateTimeFormat(formatOf[interfaceLang] ?? interfaceLang, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  return (
    <time dateTime={date} className="whitespace-nowrap">
      {format.format(new Date(date))}
    </time>
  );
}
