import { fork, type ChildProcess } from 'node:child_process';
import { SpanStatusCode, trace } from '@opentelemetry/api';
import type { Log } from '../../log.ts';
import { metrics } from '../../metrics.ts';
import type { Drawing, TemplateName } from './typesetter.ts';

export interface TypesettingJob {
  template: TemplateName;
  json: string;
  format: 'pdf' | 'svg';
}

type Made = { pdf: Uint8Array } | Drawing;

export type TypesettingResult = { memoryInBytes: number } & (Made | { error: string });

export interface PdfRenderer {
  /**
   * A finished document, made in another process.
   * @throws DocumentTooLargeError, RendererUnavailableError, Error when the document can't be made
   */
  renderPdf: (template: TemplateName, data: object) => Promise<Uint8Array<ArrayBuffer>>;
  /** The same drawing as SVG, with what the template reports of it. @throws as `renderPdf` */
  renderSvg: (template: TemplateName, data: object) => Promise<Drawing>;
  /** Can documents be made now? */
  isReady: () => boolean;
  /** Kept when documents can be made for the first time; broken when the first process ends before. */
  started: Promise<void>;
  /** Ends the process at once; who waits for a document is refused. */
  close: () => void;
}

export interface RendererLimits {
  /** Of a document's data as JSON, in characters. */
  jsonLength: number;
  /** For a document without data; one of `jsonLength` has `maxJobMs`, and those between accordingly. */
  jobMs: number;
  maxJobMs: number;
  /** Between two looks at a process without work; it has as long to answer. */
  pingMs: number;
  startMs: number;
  /** A process that has grown beyond this is replaced when its document is done. */
  memoryInBytes: number;
  /** Before a process is started in place of one that ended; twice as long after each that ended without work. */
  restartMs: number;
  maxRestartMs: number;
}

const defaults: RendererLimits = {
  // Several times the largest sheet of the demo catalogue, more than half of it the XML file, which is not set. A table of
  // 2,000,000 takes 3 GB of memory and 18 s.
  jsonLength: 800_000,
  jobMs: 10_000,
  maxJobMs: 30_000,
  pingMs: 5_000,
  startMs: 30_000,
  memoryInBytes: 380_000_000,
  restartMs: 500,
  maxRestartMs: 30_000,
};

/** The document has more data than the typesetter takes. */
export class DocumentTooLargeError extends Error {
  constructor(length: number, limit: number) {
    super(`The document's data has ${length} characters; at most ${limit} can be printed.`);
    this.name = 'DocumentTooLargeError';
  }
}

/** No document can be made now; it may be asked for again. */
export class RendererUnavailableError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'RendererUnavailableError';
  }
}

interface Waiting extends TypesettingJob {
  resolve: (made: Made) => void;
  reject: (error: Error) => void;
}

/**
 * Starts the typesetting process, `entry`, for the platform in the folder `root`. A process that dies or hangs fails its own
 * document only: the next one finds a new process. While no process can be started, documents are refused at once.
 */
export function openPdfRenderer(
  entry: string,
  root: string,
  log: Log,
  ownLimits: Partial<RendererLimits> = {},
): PdfRenderer {
  const limits = { ...defaults, ...ownLimits };
  const queue: Waiting[] = [];
  let current: Waiting | null = null;
  let child: ChildProcess | null = null;
  /** Does the process take documents? */
  let ready = false;
  /** As `ready`, and while a process that has grown is replaced. */
  let available = false;
  /** Why nobody need wait for a process; null while one runs or is on its way. */
  let outage: string | null = null;
  /** Processes in a row that ended without work. */
  let endedIdle = 0;
  let impatience: NodeJS.Timeout | undefined;
  let restart: NodeJS.Timeout | undefined;
  let pingTimer: NodeJS.Timeout | undefined;
  let pongTimeout: NodeJS.Timeout | undefined;
  let firstStart: { resolve: () => void; reject: (error: Error) => void } | undefined;
  const started = new Promise<void>((resolve, reject) => (firstStart = { resolve, reject }));
  // Whoever does not ask for it need not hear of it.
  started.catch(() => undefined);

  function start(): void {
    try {
      watch(
        fork(entry, [root], { serialization: 'advanced', execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] }),
      );
    } catch (error) {
      lose(String(error), 'ended');
    }
  }

  /** What a process says after it was given up concerns nobody. */
  function watch(running: ChildProcess): void {
    child = running;
    const isCurrent = () => child === running;
    impatience = setTimeout(() => isCurrent() && lose('it was not ready in time', 'hung'), limits.startMs);
    running.stderr?.on('data', (text: Buffer) => log.warn({ said: text.toString() }, 'the typesetter complains'));
    running.on('message', (message: 'ready' | 'pong' | TypesettingResult) => {
      if (!isCurrent()) return;
      if (message === 'ready') welcome(running);
      else if (message === 'pong') clearTimeout(pongTimeout);
      else finish(message);
      next();
    });
    running.on('error', (error) => isCurrent() && lose(String(error), 'ended'));
    running.on('close', (code, signal) => isCurrent() && lose(`it ended with ${signal ?? `code ${code}`}`, 'ended'));
  }

  function welcome({ pid }: ChildProcess): void {
    clearTimeout(impatience);
    ready = true;
    available = true;
    outage = null;
    firstStart?.resolve();
    pingTimer = setInterval(sendPing, limits.pingMs).unref();
    log.info({ pid }, 'the typesetter is ready');
  }

  /** A document in work has a limit of its own; its process answers when it is done. */
  function sendPing(): void {
    if (current) return;
    clearTimeout(pongTimeout);
    child?.send('ping');
    pongTimeout = setTimeout(() => lose('it does not answer', 'hung'), limits.pingMs * 0.9).unref();
  }

  function settle(how: (job: Waiting) => void): void {
    clearTimeout(impatience);
    const job = current;
    current = null;
    if (job) how(job);
  }

  function finish(result: TypesettingResult): void {
    settle(({ resolve, reject }) => ('error' in result ? reject(new Error(result.error)) : resolve(result)));
    endedIdle = 0;
    if (result.memoryInBytes <= limits.memoryInBytes) return;
    metrics.typesetterRestarts.inc({ reason: 'grown' });
    discard();
    start();
  }

  /** A process that hangs hears nothing else. */
  function discard(): void {
    clearInterval(pingTimer);
    clearTimeout(pongTimeout);
    child?.kill('SIGKILL');
    child = null;
    ready = false;
  }

  /** Fails the document in work, and all that wait when the process was never ready; another process comes later. */
  function lose(
    reason: string,
    kind: 'hung' | 'ended',
    response = 'The typesetter ended while it made the document',
  ): void {
    metrics.typesetterRestarts.inc({ reason: kind });
    log.error({ reason, template: current?.template }, 'the typesetter failed and is started again');
    endedIdle = current ? 0 : endedIdle + 1;
    if (!ready) refuseAll("The typesetter can't be started");
    discard();
    available = false;
    settle(({ reject }) => reject(new RendererUnavailableError(response)));
    restart = setTimeout(start, Math.min(limits.restartMs * 2 ** Math.max(0, endedIdle - 1), limits.maxRestartMs));
    restart.unref();
  }

  function refuseAll(reason: string): void {
    outage = reason;
    firstStart?.reject(new RendererUnavailableError(reason));
    for (const { reject } of queue.splice(0)) reject(new RendererUnavailableError(reason));
  }

  function next(): void {
    if (current || !ready) return;
    current = queue.shift() ?? null;
    if (!current) return;
    const { template, json, format } = current;
    clearTimeout(pongTimeout);
    child?.send({ template, json, format });
    impatience = setTimeout(
      () => lose('a document took too long', 'hung', 'The document took too long'),
      limits.jobMs + (json.length / limits.jsonLength) * Math.max(0, limits.maxJobMs - limits.jobMs),
    );
  }

  const make = (template: TemplateName, format: TypesettingJob['format'], data: object) =>
    observeRender(template, format, () => enqueue(template, format, data));

  const enqueue = (template: TemplateName, format: TypesettingJob['format'], data: object) =>
    new Promise<Made>((resolve, reject) => {
      if (outage) throw new RendererUnavailableError(outage);
      const json = JSON.stringify(data);
      if (json.length > limits.jsonLength) throw new DocumentTooLargeError(json.length, limits.jsonLength);
      queue.push({ template, json, format, resolve, reject });
      next();
    });

  start();
  return {
    renderPdf: async (template, data) =>
      new Uint8Array(((await make(template, 'pdf', data)) as { pdf: Uint8Array }).pdf),
    renderSvg: async (template, data) => (await make(template, 'svg', data)) as Drawing,
    isReady: () => available,
    started,
    close: () => {
      const reason = 'The platform is being stopped';
      clearTimeout(restart);
      discard();
      available = false;
      settle(({ reject }) => reject(new RendererUnavailableError(reason)));
      refuseAll(reason);
    },
  };
}

/** Counts and times a document that is made, and has a span for it where there is tracing. */
const observeRender = <T>(
  template: TemplateName,
  format: TypesettingJob['format'],
  render: () => Promise<T>,
): Promise<T> =>
  trace.getTracer('dossier-platform').startActiveSpan(`render ${template} ${format}`, async (span) => {
    const stopTimer = metrics.documentRender.startTimer({ template, format });
    try {
      const made = await render();
      stopTimer({ outcome: 'made' });
      return made;
    } catch (error) {
      stopTimer({ outcome: error instanceof RendererUnavailableError ? 'unavailable' : 'failed' });
      span.setStatus({ code: SpanStatusCode.ERROR, message: String(error) });
      throw error;
    } finally {
      span.end();
    }
  });
