import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../runtime/log.ts';
import { metrics } from '../runtime/metrics.ts';
import type { Database } from '../store/database.ts';
import { claimMessage, noteDelivery, noteFailure, type QueuedMessage } from '../store/shares/outbox.ts';
import { oneLine } from './mail-body.ts';
import { maxSendMs, serverResponse, type Transport, UndeliverableError } from './transport.ts';

const pollMs = 2_000;
const atOnce = 3;
/** Longer than a mail may take: a message is not claimed twice while it is being sent. */
const claimSeconds = maxSendMs / 1000 + 15;
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

  /** Sends one message after the other: a slow one holds up only its own line. */
  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      if (await sendNext()) continue;
      const signal = AbortSignal.any([stopping.signal, awake.signal]);
      await pause(pollMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (awake.signal.aborted) awake = new AbortController();
    }
  }

  /** Whether there was a message to send. */
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

  const running = Promise.all(Array.from({ length: atOnce }, run));
  return {
    wake: () => awake.abort(),
    stop: async () => {
      stopping.abort();
      await Promise.race([running, pause(drainMs, undefined, { ref: false })]);
      transport.close();
    },
  };
}

/** In one line of at most 500 characters. The words may be a mail server's: of any length, with zero bytes and control characters. */
const describe = (error: unknown) => oneLine(String(error instanceof Error ? error.message : error).slice(0, 500));

const hour = 3600;
const givenUpAfter = 72 * hour;

/**
 * Seconds until the next attempt, null when there is none. In the first hour never more than half a minute, so that a
 * mail server that was away gets what waits for it within a minute of its return (Reliability R15); then every ten minutes.
 * @param attempts how many have failed
 */
export function nextAttempt(attempts: number, ageSeconds: number): number | null {
  if (ageSeconds >= givenUpAfter) return null;
  if (ageSeconds >= hour) return 600;
  return Math.min(30, 5 * 2 ** (attempts - 1));
}
