import { SpanStatusCode, trace } from '@opentelemetry/api';
import type { Log } from '../../runtime/log.ts';
import { metrics } from '../../runtime/metrics.ts';
import type { Drawing, TemplateName } from './typesetter.ts';
import {
  type EndReason,
  type Rendered,
  startTypesetterProcess,
  type TypesetterProcess,
  type TypesettingJob,
  type TypesettingResult,
} from './start-typesetter.ts';
import { join } from 'node:path';

export interface PdfRenderer {
  /**
   * Renders a document as PDF in another process.
   * @throws DocumentTooLargeError, RendererUnavailableError, Error when the document can't be rendered
   */
  renderPdf: (template: TemplateName, data: object) => Promise<Uint8Array<ArrayBuffer>>;
  /** Renders a document as SVG, with the layout that the template reports. @throws like `renderPdf` */
  renderSvg: (template: TemplateName, data: object) => Promise<Drawing>;
  /** Whether documents can be rendered now. */
  isReady: () => boolean;
  /** Resolves when documents can be rendered for the first time; rejects when the first process ends before. */
  started: Promise<void>;
  /** Ends the process at once; waiting documents are rejected. */
  close: () => void;
}

export interface RendererLimits {
  /** Maximum length of a document's data as JSON, in characters. */
  jsonLength: number;
  /** Time limit for a document without data; it grows linearly with the data up to `maxJobMs` for `jsonLength`. */
  jobMs: number;
  maxJobMs: number;
  /** Interval between pings of an idle process, and the time limit for its reply. */
  pingMs: number;
  startMs: number;
  /** A process that uses more memory is replaced when its document is done. */
  memoryInBytes: number;
  /** A process that has had no document for `idleMs` is replaced if it uses more memory than this. */
  idleMemoryInBytes: number;
  idleMs: number;
  /** Delay before a process that ended is replaced; it doubles after each process that ended while idle. */
  restartMs: number;
  maxRestartMs: number;
}

const defaults: RendererLimits = {
  // Several times the largest sheet of the demo catalogue, more than half of which is the XML file, which is not typeset. A table of
  // 2,000,000 takes 3 GB of memory and 18 s.
  jsonLength: 800_000,
  jobMs: 10_000,
  maxJobMs: 30_000,
  pingMs: 5_000,
  startMs: 30_000,
  memoryInBytes: 380_000_000,
  // A new process takes 65 MB, one that has made labels 85, one that has made safety data sheets 120.
  idleMemoryInBytes: 95_000_000,
  idleMs: 30_000,
  restartMs: 500,
  maxRestartMs: 30_000,
};

/** The document has more data than the typesetter accepts. */
export class DocumentTooLargeError extends Error {
  constructor(length: number, limit: number) {
    super(`The document's data has ${length} characters; at most ${limit} can be printed.`);
    this.name = 'DocumentTooLargeError';
  }
}

/** Documents can't be rendered now; a retry may succeed. */
export class RendererUnavailableError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'RendererUnavailableError';
  }
}

/** A document that is queued or being rendered. */
interface PendingJob extends TypesettingJob {
  resolve: (rendered: Rendered) => void;
  reject: (error: Error) => void;
}

/** Documents are rendered one after another, in the order in which they were added. */
function createJobQueue() {
  const waiting: PendingJob[] = [];
  let current: PendingJob | null = null;
  return {
    current: () => current,
    add: (job: PendingJob) => void waiting.push(job),
    /** Makes the next document the current one; null while there is a current one or none waits. */
    begin: (): PendingJob | null => (current ? null : (current = waiting.shift() ?? null)),
    /** Settles the current document. */
    settle(settleJob: (job: PendingJob) => void): void {
      const job = current;
      current = null;
      if (job) settleJob(job);
    },
    rejectWaiting(reason: string): void {
      for (const { reject } of waiting.splice(0)) reject(new RendererUnavailableError(reason));
    },
  };
}

/** The delay before the next start, which doubles after each process that ended while idle. */
function createBackoff({ restartMs, maxRestartMs }: RendererLimits) {
  let idleExitCount = 0;
  return {
    reset: () => void (idleExitCount = 0),
    nextMs: (wasBusy: boolean): number => {
      idleExitCount = wasBusy ? 0 : idleExitCount + 1;
      return Math.min(restartMs * 2 ** Math.max(0, idleExitCount - 1), maxRestartMs);
    },
  };
}

/** A promise with its resolvers. Its rejection does not have to be handled. */
function createStartSignal() {
  let resolve!: () => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<void>((...settle) => ([resolve, reject] = settle));
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}

/**
 * Starts the typesetting process, `entry`, for the platform in the folder `root`. A process that dies or hangs fails only its
 * current document: the next one is rendered by a new process. While no process can be started, documents are rejected at once.
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
  /** The process is ready, or is being replaced because of its memory use. */
  let isAvailable = false;
  /** The reason why no process is available; null while one runs or is starting. */
  let outage: string | null = null;
  let restart: NodeJS.Timeout | undefined;
  let renewal: NodeJS.Timeout | undefined;

  function start(): void {
    const events = { onReady: markReady, onResult: finish, onEnd: replace, onStderr: logStderr };
    try {
      typesetter = startTypesetterProcess(entry, root, limits, events);
    } catch (error) {
      replace(String(error), 'ended');
    }
  }

  const logStderr = (stderr: string) => log.warn({ stderr }, 'the typesetter wrote to standard error');

  function markReady(pid: number | undefined): void {
    isAvailable = true;
    outage = null;
    firstStart.resolve();
    log.info({ pid }, 'the typesetter is ready');
    next();
  }

  function finish(result: TypesettingResult): void {
    jobs.settle(({ resolve, reject }) => ('error' in result ? reject(new Error(result.error)) : resolve(result)));
    backoff.reset();
    if (result.memoryInBytes > limits.memoryInBytes) renew('grown');
    else if (result.memoryInBytes > limits.idleMemoryInBytes)
      renewal = setTimeout(() => renew('idle'), limits.idleMs).unref();
    next();
  }

  /** Replaces a process that works on no document. */
  function renew(reason: 'grown' | 'idle'): void {
    metrics.typesetterRestarts.inc({ reason });
    stop();
    start();
  }

  function stop(): void {
    clearTimeout(renewal);
    typesetter?.stop();
    typesetter = null;
  }

  /** Fails the current document, and all waiting ones if the process was never ready; schedules another process. */
  function replace(
    reason: string,
    kind: EndReason,
    response = 'The typesetter ended while it rendered the document',
  ): void {
    const current = jobs.current();
    metrics.typesetterRestarts.inc({ reason: kind });
    log.error({ reason, template: current?.template }, 'the typesetter failed and is restarted');
    if (!typesetter?.isReady()) rejectAll("The typesetter can't be started");
    stop();
    isAvailable = false;
    restart = setTimeout(start, backoff.nextMs(current !== null)).unref();
    jobs.settle(({ reject }) => reject(new RendererUnavailableError(response)));
  }

  function rejectAll(reason: string): void {
    outage = reason;
    firstStart.reject(new RendererUnavailableError(reason));
    jobs.rejectWaiting(reason);
  }

  function next(): void {
    if (!typesetter?.isReady()) return;
    const job = jobs.begin();
    if (!job) return;
    clearTimeout(renewal);
    const share = job.json.length / limits.jsonLength;
    typesetter.send(job, limits.jobMs + share * Math.max(0, limits.maxJobMs - limits.jobMs));
  }

  const renderDocument = (template: TemplateName, format: TypesettingJob['format'], data: object) =>
    observeRender(template, format, () => enqueue(template, format, data));

  const enqueue = (template: TemplateName, format: TypesettingJob['format'], data: object) =>
    new Promise<Rendered>((resolve, reject) => {
      if (outage) throw new RendererUnavailableError(outage);
      const json = JSON.stringify(data);
      if (json.length > limits.jsonLength) throw new DocumentTooLargeError(json.length, limits.jsonLength);
      jobs.add({ template, json, format, resolve, reject });
      next();
    });

  start();
  return {
    renderPdf: async (template, data) =>
      new Uint8Array(((await renderDocument(template, 'pdf', data)) as { pdf: Uint8Array }).pdf),
    renderSvg: async (template, data) => (await renderDocument(template, 'svg', data)) as Drawing,
    isReady: () => isAvailable,
    started: firstStart.promise,
    close: () => {
      const reason = 'The platform is being stopped';
      clearTimeout(restart);
      stop();
      isAvailable = false;
      jobs.settle(({ reject }) => reject(new RendererUnavailableError(reason)));
      rejectAll(reason);
    },
  };
}

/** Counts and times the rendering of a document, in a span if tracing is on. */
const observeRender = <T>(
  template: TemplateName,
  format: TypesettingJob['format'],
  render: () => Promise<T>,
): Promise<T> =>
  trace.getTracer('dossier-platform').startActiveSpan(`render ${template} ${format}`, async (span) => {
    const stopTimer = metrics.documentRender.startTimer({ template, format });
    try {
      const rendered = await render();
      stopTimer({ outcome: 'rendered' });
      return rendered;
    } catch (error) {
      stopTimer({ outcome: error instanceof RendererUnavailableError ? 'unavailable' : 'failed' });
      span.setStatus({ code: SpanStatusCode.ERROR, message: String(error) });
      throw error;
    } finally {
      span.end();
    }
  });

/** A thousand labels, each with a number and a QR code of its own, on a busy machine. */
const limits: Partial<RendererLimits> = { jsonLength: 5_000_000, jobMs: 60_000, maxJobMs: 120_000 };

/** Runs `work` with a renderer in a process of its own, so that no other document waits for a long one. */
export type WithJobRenderer = <Value>(work: (renderer: PdfRenderer) => Promise<Value>) => Promise<Value>;

/** `root` is the platform's folder. The work throws the errors of PdfRenderer, also RendererUnavailableError. */
export const createJobRenderer =
  (root: string, log: Log): WithJobRenderer =>
  async (work) => {
    const renderer = openPdfRenderer(
      join(root, 'dist/typesetting-process.js'),
      root,
      log.child({ purpose: 'print job' }),
      limits,
    );
    try {
      await renderer.started;
      return await work(renderer);
    } finally {
      renderer.close();
    }
  };
