'use client';

import { Close } from '@radix-ui/react-dialog';
import type { ReactElement } from 'react';

/** Makes a button within a dialog close it, after what the button does itself. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <Close asChild>{children}</Close>;
}
