import { mkdirSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Settings } from '../runtime/env.ts';
import { isMailAddress } from '../runtime/mail-address.ts';
import type { SenderLogo } from '../store/accounts/users.ts';
import type { Carrier } from '../store/shares/outbox.ts';
import { mailBrandOf } from './brands.ts';
import { contentId } from './mail-body.ts';
import type { ShareMail } from './share-mail.ts';

export interface OutgoingMail extends ShareMail {
  /** Id of the message in the outbox. */
  id: string;
  created: Date;
  recipient: string;
  /** Id of the brand. */
  brand: string;
  /** Replies go to the sender, or to nobody if `email` is empty; null: the sender is the brand, which reads no replies. */
  sender: { name: string; email: string } | null;
  headers?: Record<string, string>;
}

export interface Transport {
  /**
   * Resolves to the carrier that accepted the mail.
   * @throws UndeliverableError when a retry is useless, another error when it may succeed
   */
  send: (mail: OutgoingMail) => Promise<Carrier>;
  close: () => void;
}

/** The mail server has permanently refused this message or its recipient. */
export class UndeliverableError extends Error {
  override name = 'UndeliverableError';
}

type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

/** Maximum time for one mail in milliseconds, since the library's timeouts restart with each byte. */
export const maxSendMs = 45_000;
/** Maximum size of a mail server's response. */
const maxResponseBytes = 64 * 1024;

/** Sends mails to the server of `SMTP_URL`; without it writes files into `DATA_DIR/outbox`. */
export const openTransport = (settings: MailSettings, maxMs = maxSendMs): Transport =>
  settings.smtpUrl ? smtpTransport(settings.smtpUrl, settings, maxMs) : fileTransport(settings);

function smtpTransport(url: string, { mailFrom }: MailSettings, maxMs: number): Transport {
  const server = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 20_000,
    maxResponseSize: maxResponseBytes,
  } as Parameters<typeof createTransport>[0]);
  return {
    send: async (mail) => {
      try {
        // The library closes the connection when the signal is aborted; its types lack the option.
        const options = { ...message(mail, mailFrom), signal: AbortSignal.timeout(maxMs) };
        await server.sendMail(options);
        return 'smtp';
      } catch (error) {
        throw isFinal(error) ? new UndeliverableError(String((error as Error).message), { cause: error }) : error;
      }
    },
    close: () => server.close(),
  };
}

/** The mail server's response in an error of `send`; null: no response. */
export function serverResponse(error: unknown): string | null {
  const cause = error instanceof UndeliverableError ? error.cause : error;
  const { response } = (cause ?? {}) as { response?: unknown };
  return typeof response === 'string' ? response : null;
}

/** Whether an error is permanent for the recipient or the text, not for the sender's address or password (RFC 5321 4.2.1: 5yz). */
function isFinal(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && /^(RCPT TO|DATA)/.test(command);
}

/** Writes one file per message, `{time}-{id}.eml`, atomically and idempotently. */
function fileTransport({ dataDir, mailFrom }: MailSettings): Transport {
  const folder = join(dataDir, 'outbox');
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const { message: content } = await writer.sendMail(message(mail, mailFrom));
      const path = join(folder, `${mail.created.toISOString().replace(/[-:]|\.\d+/g, '')}-${mail.id}.eml`);
      const file = await open(`${path}.part`, 'w', 0o600);
      await file.writeFile(content as Buffer);
      await file.sync();
      await file.close();
      await rename(`${path}.part`, path);
      return 'file';
    },
    close: () => undefined,
  };
}

/**
 * Converts a mail to the library's options. Addresses are objects, so that the library does not parse them, and the envelope repeats
 * sender and recipient.
 * @throws UndeliverableError when the recipient is not a plain mail address
 */
function message(mail: OutgoingMail, mailFrom: string) {
  const { id, created, recipient, brand, sender, headers, subject, html, text, logo } = mail;
  if (!isMailAddress(recipient)) throw new UndeliverableError('The recipient is not a mail address');
  const { name: brandName } = mailBrandOf(brand);
  const options: SendMailOptions = {
    from: { name: sender ? `${sender.name} (${brandName})` : brandName, address: mailFrom },
    to: { name: '', address: recipient },
    ...(sender?.email && { replyTo: { name: sender.name, address: sender.email } }),
    ...(headers && { headers }),
    envelope: { from: mailFrom, to: [recipient] },
    messageId: `<${id}@${mailFrom.split('@').at(-1)}>`,
    date: created,
    subject,
    html,
    text,
    attachments: logo ? [inlineLogo(logo)] : [],
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return options;
}

const inlineLogo = (logo: SenderLogo) => ({
  cid: contentId(logo),
  content: Buffer.from(logo.png),
  contentType: 'image/png',
  contentDisposition: 'inline' as const,
  filename: 'logo.png',
});
