import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { metrics } from '../metrics.ts';
import type { Database } from '../store/database.ts';
import { claimMessages, noteDelivery, noteFailure, type QueuedMessage } from '../store/shares/outbox.ts';
import { nextAttempt } from './next-attempt.ts';
import { type Transport, Undeliverable } from './transport.ts';

const pollMs = 2_000;
const atOnce = 3;
/** Longer than the mail server's timeouts together: a message is not claimed twice while it is being sent. */
const claimSeconds = 60;
const drainMs = 5_000;

export interface OutboxWorker {
  /** There is something new. */
  wake: () => void;
  /** Lets the messages in hand go out, for at most 5 s. */
  stop: () => Promise<void>;
}

/** Sends what stands in the outbox, again and again until it is delivered or can't be. */
export function startOutboxWorker(database: Database, transport: Transport, log: Log): OutboxWorker {
  const stopping = new AbortController();
  let awake = new AbortController();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      if ((await sendSome()) > 0) continue;
      const signal = AbortSignal.any([stopping.signal, awake.signal]);
      await pause(pollMs, undefined, { signal, ref: false }).catch(() => undefined);
      awake = new AbortController();
    }
  }

  /** How many were tried. */
  async function sendSome(): Promise<number> {
    try {
      const messages = await claimMessages(database, atOnce, claimSeconds);
      await Promise.all(messages.map(send));
      return messages.length;
    } catch (error) {
      log.warn({ err: error }, 'the outbox can’t be read');
      return 0;
    }
  }

  async function send(message: QueuedMessage): Promise<void> {
    const { id, shareId, attempts, ageSeconds } = message;
    try {
      await transport.send(message);
      await noteDelivery(database, id);
      metrics.mail.inc({ outcome: 'sent' });
      log.info({ audit: 'mail sent', message: id, share: shareId }, 'audit');
    } catch (error) {
      const wait = error instanceof Undeliverable ? null : nextAttempt(attempts, ageSeconds);
      await noteFailure(database, id, describe(error), wait);
      metrics.mail.inc({ outcome: wait === null ? 'given-up' : 'put-off' });
      log.warn({ message: id, share: shareId, attempts, again: wait, err: error }, 'a mail could not be sent');
    }
  }

  const running = run();
  return {
    wake: () => awake.abort(),
    stop: async () => {
      stopping.abort();
      await Promise.race([running, pause(drainMs, undefined, { ref: false })]);
      transport.close();
    },
  };
}

const describe = (error: unknown) => String(error instanceof Error ? error.message : error).slice(0, 500);
