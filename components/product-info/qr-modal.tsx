'use client';

import type { ReactNode } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Download } from '@/components/ui/icons/icons';

/** A tile that opens the QR code in a modal, with its downloads; without JavaScript it is a link to the image. */
export function QrModal({
  title,
  closeLabel,
  drawing,
  leadsTo,
  permalink,
  downloads,
  children,
}: {
  title: string;
  closeLabel: string;
  /** URL of the image, with the base path. */
  drawing: string;
  /** Introduces the permalink. */
  leadsTo: string;
  /** The absolute URL of the QR code. */
  permalink: string;
  downloads: { href: string; fileName: string; text: string }[];
  /** The content of the tile. */
  children: ReactNode;
}) {
  return (
    <Dialog
      title={title}
      closeLabel={closeLabel}
      trigger={
        <a
          href={drawing}
          className="flex h-full flex-wrap items-end justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-2.5 py-3 transition-colors duration-150 hover:border-accent hover:bg-accent-soft medium:p-4"
        >
          {children}
        </a>
      }
    >
      <figure className="flex flex-col items-center gap-3">
        <img
          src={drawing}
          alt={title}
          width={288}
          height={288}
          className="size-72 max-w-full rounded-control bg-paper"
        />
        <figcaption className="text-center text-small text-ink-soft">
          {leadsTo} <span className="wrap-anywhere text-ink">{permalink}</span>
        </figcaption>
      </figure>
      <ul className="mx-auto mt-5 grid max-w-72 gap-2">
        {downloads.map(({ href, fileName, text }) => (
          <li key={href}>
            <a
              href={href}
              download={fileName}
              className="flex min-h-touch items-center gap-3 rounded-control border border-line-strong px-4 py-2 font-semibold hover:bg-sunken"
            >
              <Download aria-hidden className="size-5 shrink-0 text-ink-soft" />
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
