import { mkdirSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Settings } from '../runtime/env.ts';
import { isMailAddress } from '../runtime/mail-address.ts';
import type { SenderLogo } from '../store/accounts/company.ts';
import type { Carrier } from '../store/shares/outbox.ts';
import { mailBrands, type MailBrandId } from './brands.ts';
import { contentId } from './sender-logo.ts';
import type { ShareMail } from './share-mail.ts';

export interface OutgoingMail extends ShareMail {
  /** Of the message in the outbox. */
  id: string;
  created: Date;
  recipient: string;
  brand: MailBrandId;
  sender: { name: string; email: string };
}

export interface Transport {
  /**
   * Resolves to what took the mail.
   * @throws UndeliverableError when it makes no sense to try again, another error when it may
   */
  send: (mail: OutgoingMail) => Promise<Carrier>;
  close: () => void;
}

/** The mail server has refused this message, or its recipient, for good. */
export class UndeliverableError extends Error {
  override name = 'UndeliverableError';
}

type Where = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

/** Longest time for one mail in milliseconds, however slowly the server answers: its timeouts begin anew with each byte. */
export const maxSendMs = 45_000;
/** Longest answer of a mail server. */
const maxResponseBytes = 64 * 1024;

/** Mails go to the server of `SMTP_URL`, without it to files in `DATA_DIR/outbox`. */
export const openTransport = (where: Where, maxMs = maxSendMs): Transport =>
  where.smtpUrl ? smtpTransport(where.smtpUrl, where, maxMs) : fileTransport(where);

function smtpTransport(url: string, { mailFrom }: Where, maxMs: number): Transport {
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
        // The library ends the connection of a mail whose signal is aborted; its types do not know the option yet.
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

/** The mail server's own words in an error of `send`; null where it has not answered. */
export function serverResponse(error: unknown): string | null {
  const cause = error instanceof UndeliverableError ? error.cause : error;
  const { response } = (cause ?? {}) as { response?: unknown };
  return typeof response === 'string' ? response : null;
}

/** RFC 5321 4.2.1: 5yz is permanent. Said of the recipient or of the text, not of our own address or password. */
function isFinal(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && /^(RCPT TO|DATA)/.test(command);
}

/** One file a message, `{time}-{id}.eml`: written whole or not at all, and once however often it is tried. */
function fileTransport({ dataDir, mailFrom }: Where): Transport {
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
 * The message as the library wants it. It parses none of our addresses: they come as objects, and the envelope says
 * once more who sends and who receives.
 * @throws UndeliverableError when the recipient is no plain address: no mail goes anywhere then
 */
function message({ id, created, recipient, brand, sender, subject, html, text, logo }: OutgoingMail, mailFrom: string) {
  if (!isMailAddress(recipient)) throw new UndeliverableError('The recipient is no mail address');
  const options: SendMailOptions = {
    from: { name: `${sender.name} (${mailBrands[brand].name})`, address: mailFrom },
    to: { name: '', address: recipient },
    replyTo: { name: sender.name, address: sender.email },
    envelope: { from: mailFrom, to: [recipient] },
    messageId: `<${id}@${mailFrom.split('@').at(-1)}>`,
    date: created,
    ...{ subject, html, text },
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
