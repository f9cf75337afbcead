import { useId } from 'react';
import { inLanguage } from '@/lib/domain/languages/languages';
import { type MailPreview, messageRoom } from '@/lib/domain/share/share-form';
import { useScopedMessages } from '@/lib/browser/scoped-messages';

/**
 * A mail as its recipient sees it, in a sandboxed frame. The frame inherits the page's policy, which requires the
 * page's nonce on a style element.
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

/**
 * The sender's personal message, plain text, with a count of the remaining characters; an overlong text is not cut but
 * reported as too long.
 */
export function MessageField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const t = useScopedMessages('share');
  const id = useId();
  const room = messageRoom(value);
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-small font-semibold">
        {t('share_dialog_message')}
      </label>
      <textarea
        id={id}
        rows={3}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={room < 0}
        aria-describedby={`${id}-about ${id}-room`}
        className="block min-h-touch w-full rounded-control border border-line-strong bg-surface px-3 py-2 aria-invalid:border-danger-rule"
      />
      <p className="mt-1 flex flex-wrap justify-between gap-x-4 text-small text-ink-soft">
        <span id={`${id}-about`}>{t('share_dialog_message_hint')}</span>
        <span id={`${id}-room`} className="tabular-nums">
          {room >= 0 && t('share_dialog_message_left', { count: room })}
          <span aria-live="polite" className="text-danger">
            {room < 0 && t('share_dialog_message_over', { count: -room })}
          </span>
        </span>
      </p>
    </div>
  );
}
