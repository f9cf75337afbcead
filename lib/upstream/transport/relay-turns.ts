import 'server-only';

/** Pieces of 64 KiB that are passed on in one turn of the event loop. */
const piecesPerTurn = 4;
/** A document is hardly larger: it does not wait for larger files. */
const maxUnqueuedBytes = 512 * 1024;

const waiting: (() => void)[] = [];

function startTurn(): void {
  for (const start of waiting.splice(0, piecesPerTurn)) start();
  if (waiting.length > 0) setImmediate(startTurn);
}

/**
 * Waits until the next piece of a file may be passed on. However many large files are being sent, other requests come between.
 * @param bytes the size of the file, or how much of it was passed on before
 */
export function relayTurn(bytes: number): Promise<void> | undefined {
  if (bytes <= maxUnqueuedBytes) return undefined;
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(startTurn);
  });
}
