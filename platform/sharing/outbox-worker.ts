import { setTimeout as pause } from 'node:timers/promises';
import { isRefusedWrite } from '../runtime/database-error.ts';
import type { Log } from '../runtime/log.ts';
import { metrics } from '../runtime/metrics.ts';
import type { Database } from '../store/database.ts';
import { deleteExpired } from '../store/followers/followers.ts';
import {
  claimFollowMail,
  dropFollowMail,
  noteFollowMailFailure,
  noteFollowMailSent,
} from '../store/followers/follow-mails.ts';
import type { Retention } from '../runtime/env.ts';
import { deleteOldRecords } from '../store/retention.ts';
import { forgetNetworks } from '../store/shares/add-feedback.ts';
import { type Carrier, claimMessage, noteDelivery, noteFailure } from '../store/shares/outbox.ts';
import type { WriteFollowMail } from './follow-mail.ts';
import { oneLine } from './mail-body.ts';
import { maxSendMs, type OutgoingMail, serverResponse, type Transport, UndeliverableError } from './transport.ts';

const pollMs = 2_000;
const concurrency = 3;
/** Longer than the maximum time for a mail, so that a message is not claimed twice while it is being sent. */
const claimSeconds = maxSendMs / 1000 + 15;
/** Delay between attempts to record a mail that was sent. */
const recordAgainMs = 1_000;
const drainMs = 5_000;
/** Interval of deleting unconfirmed requests to follow, hashes of visitors' networks and old records, also done at the start. */
const expiryMs = 3_600_000;

export interface OutboxWorker {
  /** Checks the outbox at once. */
  wake: () => void;
  /** Waits for the messages that are being sent, for at most 5 s. */
  stop: () => Promise<void>;
}

/** A claimed mail of one of the queues. */
interface ClaimedMail {
  id: string;
  /** Resolves to null when nothing has to be sent. */
  write: () => Promise<OutgoingMail | null>;
  /** Ids for the log. */
  names: Record<string, string>;
  attempts: number;
  ageSeconds: number;
  noteSent: (carrier: Carrier) => Promise<void>;
  /** `waitSeconds`: time until the next attempt; null: there is none. */
  noteFailure: (reason: string, waitSeconds: number | null, error: unknown) => Promise<void>;
}

/** Claims the next mail of a queue. */
type Claim = () => Promise<ClaimedMail | undefined>;

const shareQueue =
  (database: Database): Claim =>
  async () => {
    const message = await claimMessage(database, claimSeconds);
    if (!message) return undefined;
    const { id, shareId, attempts, ageSeconds } = message;
    return {
      id,
      attempts,
      ageSeconds,
      names: { message: id, share: shareId },
      write: () => Promise.resolve(message),
      noteSent: (carrier) => noteDelivery(database, id, carrier),
      noteFailure: (reason, waitSeconds, error) => {
        const response = serverResponse(error);
        return noteFailure(database, id, reason, waitSeconds, {
          response: response === null ? null : describe(response),
          refused: error instanceof UndeliverableError && response !== null,
        });
      },
    };
  };

const followQueue =
  (database: Database, write: WriteFollowMail): Claim =>
  async () => {
    const due = await claimFollowMail(database, claimSeconds);
    if (!due) return undefined;
    const { id, created, attempts, ageSeconds, brand, address: recipient } = due;
    return {
      id,
      attempts,
      ageSeconds,
      names: { followMail: id },
      write: async () => {
        const written = await write(due);
        if (written) return { ...written, id, created, recipient, brand, logo: null };
        await dropFollowMail(database, id);
        return null;
      },
      noteSent: () => noteFollowMailSent(database, id),
      noteFailure: (reason, waitSeconds) => noteFollowMailFailure(database, id, reason, waitSeconds),
    };
  };

/**
 * Sends the mails of the outbox and those to followers, with retries until they are delivered or undeliverable. Mails of users go
 * first: a new version may have any number of followers.
 */
export function startOutboxWorker(
  database: Database,
  transport: Transport,
  writeFollowMail: WriteFollowMail,
  log: Log,
  retention: Retention,
): OutboxWorker {
  const stopping = new AbortController();
  let awake = new AbortController();
  const queues = [shareQueue(database), followQueue(database, writeFollowMail)];
  /** Mails that were sent and are not recorded yet, at most one of each loop. */
  const unrecorded = new Set<string>();

  /** Sends messages one after the other. A slow message blocks only one of the concurrent loops. */
  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      if (await sendNext()) continue;
      const signal = AbortSignal.any([stopping.signal, awake.signal]);
      await pause(pollMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (awake.signal.aborted) awake = new AbortController();
    }
  }

  /** Resolves to whether there was a message to send. */
  async function sendNext(): Promise<boolean> {
    try {
      for (const claim of queues) {
        const claimed = await claim();
        if (!claimed) continue;
        await send(claimed);
        return true;
      }
    } catch (error) {
      // A full disk is logged once, elsewhere.
      if (!isRefusedWrite(error)) log.warn({ err: error }, 'the outbox can’t be read');
    }
    return false;
  }

  async function send(claimed: ClaimedMail): Promise<void> {
    const { id, write, names, attempts, ageSeconds } = claimed;
    // The claim has expired, and another loop is still recording the mail as sent.
    if (unrecorded.has(id)) return;
    let carrier: Carrier;
    try {
      const mail = await write();
      if (!mail) return;
      carrier = await transport.send(mail);
    } catch (error) {
      const wait = error instanceof UndeliverableError ? null : nextAttempt(attempts, ageSeconds);
      const reason = describe(error);
      await claimed.noteFailure(reason, wait, error);
      metrics.mail.inc({ outcome: wait === null ? 'given-up' : 'put-off' });
      log.warn({ ...names, attempts, again: wait, reason }, 'a mail could not be sent');
      return;
    }
    metrics.mail.inc({ outcome: 'sent' });
    log.info({ audit: 'mail sent', ...names }, 'audit');
    unrecorded.add(id);
    await recordSent(claimed, carrier);
    unrecorded.delete(id);
  }

  /** Records a sent mail, which cannot be undone, with retries until it succeeds; this loop sends no other mail meanwhile. */
  async function recordSent({ noteSent, names }: ClaimedMail, carrier: Carrier): Promise<void> {
    for (;;) {
      try {
        return await noteSent(carrier);
      } catch (error) {
        log.warn({ err: error, ...names }, 'a mail that was sent could not be recorded as sent');
        await pause(recordAgainMs, undefined, { ref: false });
      }
    }
  }

  const running = Promise.all(Array.from({ length: concurrency }, run));
  const expire = () => {
    deleteExpired(database).catch((error: unknown) => log.warn({ err: error }, 'the followers can’t be read'));
    forgetNetworks(database).catch((error: unknown) => log.warn({ err: error }, 'the outbox can’t be read'));
    deleteOldRecords(database, retention).catch((error: unknown) =>
      log.warn({ err: error }, 'old records can’t be deleted'),
    );
  };
  expire();
  const expiring = setInterval(expire, expiryMs).unref();
  return {
    wake: () => awake.abort(),
    stop: async () => {
      stopping.abort();
      clearInterval(expiring);
      await Promise.race([running, pause(drainMs, undefined, { ref: false })]);
      transport.close();
    },
  };
}

/** The message of an error in one line of at most 500 characters. A mail server's response may have any length and control characters. */
const describe = (error: unknown) => oneLine(String(error instanceof Error ? error.message : error).slice(0, 500));

const hour = 3600;
const maxAgeSeconds = 72 * hour;
/** Attempts of a day at one in ten minutes. After 72 h a mail has had more, unless `outbox retry` has reset its attempts. */
const minAttempts = 144;

/**
 * Seconds until the next attempt; null: no further attempt. In the first hour at most 30 s, so that waiting mails are sent within a
 * minute after an outage of the mail server (reliability R15); then every ten minutes, for three days, and for a day after `outbox retry`.
 * @param attempts number of failed attempts, since the last `outbox retry` if there was one
 */
export function nextAttempt(attempts: number, ageSeconds: number): number | null {
  if (ageSeconds >= maxAgeSeconds && attempts >= minAttempts) return null;
  if (ageSeconds >= hour) return 600;
  return Math.min(30, 5 * 2 ** (attempts - 1));
}
