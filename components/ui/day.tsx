import { useLocale } from 'next-intl';
import { LocalMoment } from '@/components/ui/local-moment';

/** English dates use the European format, `1 Feb 2026`. */
const formatOf: Record<string, string> = { en: 'en-GB' };

const styles = { day: { dateStyle: 'medium' }, moment: { dateStyle: 'medium', timeStyle: 'short' } } as const;

/** The formats by language and style: to create one takes as long as to render 20 elements. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The date format of a page, in UTC, the same for every reader. */
function useDateFormat(style: keyof typeof styles): Intl.DateTimeFormat {
  const interfaceLang = useLocale();
  const locale = formatOf[interfaceLang] ?? interfaceLang;
  const key = `${locale} ${style}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...styles[style], timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(Date.parse(text));

/**
 * Formats dates as text, `1 Feb 2026`, where no element is allowed; a text that is no ISO 8601 date is returned
 * unchanged.
 */
export function useDays(): (date: string) => string {
  const format = useDateFormat('day');
  return (date) => (isDate(date) ? format.format(new Date(date)) : date);
}

/** A date in the interface language's format; a text that is no ISO 8601 date is shown unchanged. */
export function Day({ date }: { date: string }) {
  const format = useDateFormat('day');
  if (!isDate(date)) return date;
  return (
    <time dateTime={date} className="whitespace-nowrap">
      {format.format(new Date(date))}
    </time>
  );
}

/**
 * A date with its time: in UTC, with JavaScript in the visitor's time zone; a text that is no ISO 8601 date is shown
 * unchanged.
 */
export function Moment({ date }: { date: string }) {
  const format = useDateFormat('moment');
  if (!isDate(date)) return date;
  return (
    <LocalMoment date={date} locale={format.resolvedOptions().locale} text={`${format.format(new Date(date))} UTC`} />
  );
}
