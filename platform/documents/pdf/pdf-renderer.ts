import { SpanStatusCode, trace } from '@opentelemetry/api';
import type { Log } from '../../runtime/log.ts';
import { metrics } from '../../runtime/metrics.ts';
import type { Drawing, TemplateName } from './typesetter.ts';
import {
  type EndReason,
  type Made,
  startTypesetterProcess,
  type TypesetterProcess,
  type TypesettingJob,
  type TypesettingResult,
} from './typesetter-process.ts';

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

/** A document that waits or is in work. */
interface Waiting extends TypesettingJob {
  resolve: (made: Made) => void;
  reject: (error: Error) => void;
}

/** Documents are made one after another, in the order in which they were added. */
function createJobQueue() {
  const waiting: Waiting[] = [];
  let current: Waiting | null = null;
  return {
    current: () => current,
    add: (job: Waiting) => void waiting.push(job),
    /** The next one is in work from now on; null while another is, and where none waits. */
    begin: (): Waiting | null => (current ? null : (current = waiting.shift() ?? null)),
    /** The one in work is over. */
    settle(how: (job: Waiting) => void): void {
      const job = current;
      current = null;
      if (job) how(job);
    },
    refuseWaiting(reason: string): void {
      for (const { reject } of waiting.splice(0)) reject(new RendererUnavailableError(reason));
    },
  };
}

/** How long to wait before the next start: twice as long after each process that ended without work. */
function createBackoff({ restartMs, maxRestartMs }: RendererLimits) {
  let endedIdle = 0;
  return {
    reset: () => void (endedIdle = 0),
    nextMs: (wasAtWork: boolean): number => {
      endedIdle = wasAtWork ? 0 : endedIdle + 1;
      return Math.min(restartMs * 2 ** Math.max(0, endedIdle - 1), maxRestartMs);
    },
  };
}

/** A promise that is settled once, by whoever holds it. Whoever does not await it need not handle its rejection. */
function createStartSignal() {
  let resolve!: () => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<void>((...settle) => ([resolve, reject] = settle));
  promise.catch(() => undefined);
  return { promise, resolve, reject };
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
  const jobs = createJobQueue();
  const backoff = createBackoff(limits);
  const firstStart = createStartSignal();
  let typesetter: TypesetterProcess | null = null;
  /** The process is ready, or one that has grown is being replaced. */
  let isAvailable = false;
  /** Why nobody need wait for a process; null while one runs or is on its way. */
  let outage: string | null = null;
  let restart: NodeJS.Timeout | undefined;

  function start(): void {
    const events = { onReady: welcome, onResult: finish, onEnd: replace, onComplaint: complain };
    try {
      typesetter = startTypesetterProcess(entry, root, limits, events);
    } catch (error) {
      replace(String(error), 'ended');
    }
  }

  const complain = (said: string) => log.warn({ said }, 'the typesetter complains');

  function welcome(pid: number | undefined): void {
    isAvailable = true;
    outage = null;
    firstStart.resolve();
    log.info({ pid }, 'the typesetter is ready');
    next();
  }

  function finish(result: TypesettingResult): void {
    jobs.settle(({ resolve, reject }) => ('error' in result ? reject(new Error(result.error)) : resolve(result)));
    backoff.reset();
    if (result.memoryInBytes > limits.memoryInBytes) {
      metrics.typesetterRestarts.inc({ reason: 'grown' });
      stop();
      start();
    }
    next();
  }

  function stop(): void {
    typesetter?.stop();
    typesetter = null;
  }

  /** Fails the document in work, and all that wait when the process was never ready; another process comes later. */
  function replace(
    reason: string,
    kind: EndReason,
    response = 'The typesetter ended while it made the document',
  ): void {
    const current = jobs.current();
    metrics.typesetterRestarts.inc({ reason: kind });
    log.error({ reason, template: current?.template }, 'the typesetter failed and is started again');
    if (!typesetter?.isReady()) refuseAll("The typesetter can't be started");
    stop();
    isAvailable = false;
    restart = setTimeout(start, backoff.nextMs(current !== null)).unref();
    jobs.settle(({ reject }) => reject(new RendererUnavailableError(response)));
  }

  function refuseAll(reason: string): void {
    outage = reason;
    firstStart.reject(new RendererUnavailableError(reason));
    jobs.refuseWaiting(reason);
  }

  function next(): void {
    if (!typesetter?.isReady()) return;
    const job = jobs.begin();
    if (!job) return;
    const share = job.json.length / limits.jsonLength;
    typesetter.send(job, limits.jobMs + share * Math.max(0, limits.maxJobMs - limits.jobMs));
  }

  const make = (template: TemplateName, format: TypesettingJob['format'], data: object) =>
    observeRender(template, format, () => enqueue(template, format, data));

  const enqueue = (template: TemplateName, format: TypesettingJob['format'], data: object) =>
    new Promise<Made>((resolve, reject) => {
      if (outage) throw new RendererUnavailableError(outage);
      const json = JSON.stringify(data);
      if (json.length > limits.jsonLength) throw new DocumentTooLargeError(json.length, limits.jsonLength);
      jobs.add({ template, json, format, resolve, reject });
      next();
    });

  start();
  return {
    renderPdf: async (template, data) =>
      new Uint8Array(((await make(template, 'pdf', data)) as { pdf: Uint8Array }).pdf),
    renderSvg: async (template, data) => (await make(template, 'svg', data)) as Drawing,
    isReady: () => isAvailable,
    started: firstStart.promise,
    close: () => {
      const reason = 'The platform is being stopped';
      clearTimeout(restart);
      stop();
      isAvailable = false;
      jobs.settle(({ reject }) => reject(new RendererUnavailableError(reason)));
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
      stopTimer({ outcome: 'rendered' });
      return made;
    } catch (error) {
      stopTimer({ outcome: error instanceof RendererUnavailableError ? 'unavailable' : 'failed' });
      span.setStatus({ code: SpanStatusCode.ERROR, message: String(error) });
      throw error;
    } finally {
      span.end();
    }
  });
