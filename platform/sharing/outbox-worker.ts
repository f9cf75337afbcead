import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../runtime/log.ts';
import { metrics } from '../runtime/metrics.ts';
import type { Database } from '../store/database.ts';
import { claimMessage, noteDelivery, noteFailure, type QueuedMessage } from '../store/shares/outbox.ts';
import { oneLine } from './mail-body.ts';
import { maxSendMs, serverResponse, type Transport, UndeliverableError } from './transport.ts';

const pollMs = 2_000;
const concurrency = 3;
/** Longer than the maximum time for a mail, so that a message is not claimed twice while it is being sent. */
const claimSeconds = maxSendMs / 1000 + 15;
const drainMs = 5_000;

export interface OutboxWorker {
  /** Checks the outbox at once. */
  wake: () => void;
  /** Waits for the messages that are being sent, for at most 5 s. */
  stop: () => Promise<void>;
}

/** Sends the messages of the outbox, with retries until they are delivered or undeliverable. */
export function startOutboxWorker(database: Database, transport: Transport, log: Log): OutboxWorker {
  const stopping = new AbortController();
  let awake = new AbortController();

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
      const message = await claimMessage(database, claimSeconds);
      if (message) await send(message);
      return message !== undefined;
    } catch (error) {
      log.warn({ err: error }, 'the outbox can’t be read');
      return false;
    }
  }

  async function send(message: QueuedMessage): Promise<void> {
    const { id, shareId, attempts, ageSeconds } = message;
    try {
      await noteDelivery(database, id, await transport.send(message));
      metrics.mail.inc({ outcome: 'sent' });
      log.info({ audit: 'mail sent', message: id, share: shareId }, 'audit');
    } catch (error) {
      const wait = error instanceof UndeliverableError ? null : nextAttempt(attempts, ageSeconds);
      const reason = describe(error);
      const response = serverResponse(error);
      await noteFailure(database, id, reason, wait, {
        response: response === null ? null : describe(response),
        refused: error instanceof UndeliverableError && response !== null,
      });
      metrics.mail.inc({ outcome: wait === null ? 'given-up' : 'put-off' });
      log.warn({ message: id, share: shareId, attempts, again: wait, reason }, 'a mail could not be sent');
    }
  }

  const running = Promise.all(Array.from({ length: concurrency }, run));
  return {
    wake: () => awake.abort(),
    stop: async () => {
      stopping.abort();
      await Promise.race([running, pause(drainMs, undefined, { ref: false })]);
      transport.close();
    },
  };
}

/** The message of an error in one line of at most 500 characters. A mail server's response may have any length and control characters. */
const describe = (error: unknown) => oneLine(String(error instanceof Error ? error.message : error).slice(0, 500));

const hour = 3600;
const maxAgeSeconds = 72 * hour;

/**
 * Seconds until the next attempt; null: no further attempt. In the first hour at most 30 s, so that waiting mails are sent within a
 * minute after an outage of the mail server (Reliability R15); then every ten minutes.
 * @param attempts number of failed attempts
 */
export function nextAttempt(attempts: number, ageSeconds: number): number | null {
  if (ageSeconds >= maxAgeSeconds) return null;
  if (ageSeconds >= hour) return 600;
  return Math.min(30, 5 * 2 ** (attempts - 1));
}
