'use client';

import { settingTrigger } from '@/components/label/setting-row';
import { StatementList } from '@/components/shell/content/statement-list';
import { Dialog } from '@/components/ui/dialog';

/** Spec §4, modal type 10: the full text of the label's statements, read-only. */
export function StatementsSetting({
  name,
  value,
  statements,
  closeLabel,
}: {
  name: string;
  /** The summary in the row. */
  value: string;
  statements: { code: string; text: string }[];
  closeLabel: string;
}) {
  return (
    <li className="border-t border-line py-1">
      <Dialog title={name} closeLabel={closeLabel} trigger={settingTrigger({ name, value })}>
        <StatementList label={name} statements={statements} />
      </Dialog>
      <noscript>
        <p className="px-2 pb-1 text-small text-ink-soft">{name}</p>
        <StatementList label={name} statements={statements} />
      </noscript>
    </li>
  );
}
