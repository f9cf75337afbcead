/** First tab stop: skips the bars. Visible only while focused. */
export function SkipLink({ href, children }: { href: `#${string}`; children: string }) {
  return (
    <a
      href={href}
      className="absolute top-2 left-2 z-50 -translate-y-24 rounded-control bg-accent px-4 py-2.5 font-semibold text-accent-on focus:translate-y-0 print:hidden"
    >
      {children}
    </a>
  );
}
