import { ClipboardList, FileChartColumn, FileText, HardHat, House, Tag, type LucideIcon } from 'lucide-react';
import type { TabKey } from '@/lib/domain/pages/tabs';

/** The icon beside a tab's name. */
export const tabIcons: Record<TabKey, LucideIcon> = {
  home: House,
  detail: ClipboardList,
  sds: FileText,
  tds: FileChartColumn,
  label: Tag,
  ipi: HardHat,
};
