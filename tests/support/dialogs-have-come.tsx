import { ChoiceDialog } from '@/components/ui/selection/choice';
import { DialogPanel } from '@/components/ui/dialog';
import { MenuPanel } from '@/components/ui/selection/menu';

/** The parts of dialogs and menus are here, as after a first one: from now on they open at once. */
export async function dialogsLoaded(): Promise<void> {
  await Promise.all([DialogPanel.load(), MenuPanel.load(), ChoiceDialog.load()]);
}
