import { cleanup, render, screen } from '@testing-library/react';
import { Dialog } from '@/components/ui/dialog';

/** The parts of dialogs are here, as after a first one: from now on they open at once. */
export async function dialogsHaveCome(): Promise<void> {
  render(
    <Dialog title="first" closeLabel="close" open>
      {null}
    </Dialog>,
  );
  await screen.findByRole('dialog');
  cleanup();
}
