import { inLanguage } from '@/lib/domain/languages/languages';
import type { MailPreview } from '@/lib/domain/share/share-form';

/**
 * A mail as its recipient reads it, in a frame in which nothing runs. The frame has the page's policy, under which a style
 * element needs the page's nonce.
 */
export function MailFrame({ mail: { html, css, lang }, title }: { mail: MailPreview; title: string }) {
  const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
  const head = `<meta charset="utf-8"><style nonce="${nonce}">body{margin:0}body>div{min-height:100vh}\n${css}</style>`;
  const root = Object.entries(inLanguage(lang))
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
  return (
    <iframe
      sandbox=""
      title={title}
      srcDoc={`<!doctype html><html${root}><head>${head}</head><body>${html}</body></html>`}
      className="block h-[max(20rem,60dvh)] w-full rounded-control border border-line bg-paper"
    />
  );
}
