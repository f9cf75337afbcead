import type { ReactNode } from 'react';
import { settingId } from '@/components/label/setting-id';

/** Class names of a field of the form that stands where there is no JavaScript. */
export const plainField =
  'mt-1 block min-h-touch w-full rounded-control border border-line-strong bg-surface px-3 font-normal';

/** A setting in its list: its control, what is wrong with the value that was asked for, and its plain form. */
export function SettingRow({
  query,
  issue,
  plain,
  children,
}: {
  /** Its name in the query. */
  query: string;
  issue: string | null;
  /** The form's field without JavaScript. */
  plain: ReactNode;
  children: ReactNode;
}) {
  return (
    <li id={settingId(query)} className="border-t border-line py-1 first:border-t-0">
      {children}
      <noscript>{plain}</noscript>
      {issue && (
        <p id={`${settingId(query)}-fault`} className="px-2 pb-1.5 text-small font-semibold text-danger">
          {issue}
        </p>
      )}
    </li>
  );
}
