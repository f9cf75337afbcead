// Styles of the Studio's buttons.

export const primaryButton =
  'inline-flex min-h-touch cursor-pointer items-center justify-center gap-2 rounded-control bg-accent px-5 py-2 font-semibold text-accent-on hover:opacity-90 disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-soft disabled:opacity-100';
export const quietButton =
  'inline-flex min-h-touch cursor-pointer items-center justify-center gap-2 rounded-control border border-line-strong px-4 py-2 font-semibold hover:bg-sunken disabled:cursor-not-allowed disabled:text-ink-soft disabled:opacity-60';
