import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import {
  DocumentTooLargeError,
  openPdfRenderer,
  type PdfRenderer,
  type RendererLimits,
  RendererUnavailableError,
} from '../../../documents/pdf/pdf-renderer.ts';
import { labelPrintData } from '../../../documents/label/draw-label.ts';
import { sdsPrintData } from '../../../documents/sds/writers.ts';
import { metrics } from '../../../runtime/metrics.ts';
import { labelProfile } from '../../../law/label/profiles.ts';
import { sampleLabel } from '../label/sample-label.ts';
import { classified, sampleSds } from '../sample-product.ts';
import { readPdf } from './read-pdf.ts';
import { buildWhenStale } from '../../../../tests/support/start-platform.ts';

const platform = join(process.cwd(), 'platform');
const scripted = join(platform, 'tests/documents/pdf/scripted-typesetter.mjs');

interface LogLine {
  level: number;
  msg: string;
  pid?: number;
  reason?: string;
  stderr?: string;
}

let renderer: PdfRenderer;
let logged: LogLine[];
afterEach(() => renderer.close());

function open(limits: Partial<RendererLimits> = {}, { entry = scripted, root = '' } = {}): PdfRenderer {
  logged = [];
  const log = pino({ base: null }, { write: (line) => logged.push(JSON.parse(line) as LogLine) });
  renderer = openPdfRenderer(entry, root, log, { restartMs: 20, ...limits });
  return renderer;
}

/** What the scripted process saw of a document. */
const seen = (pdf: Uint8Array) =>
  JSON.parse(Buffer.from(pdf).toString()) as { number: number; pid: number; openCount: number };
const print = async (number: number, more: object = {}) =>
  seen(await renderer.renderPdf('sds', { deed: 'print', number, ...more }));
const order = (deed: 'die' | 'hang' | 'fail') => renderer.renderPdf('sds', { deed });

const processes = () => logged.filter(({ msg }) => msg === 'the typesetter is ready').map(({ pid }) => pid ?? 0);
const failures = () => logged.filter(({ msg }) => msg.startsWith('the typesetter failed'));

async function waitFor(holds: () => boolean, what: string) {
  for (const end = performance.now() + 60_000; !holds(); await pause(5)) {
    if (performance.now() > end) throw new Error(`In vain: ${what}`);
  }
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('documents', () => {
  test('asked for at once are made one after another, and all arrive', async () => {
    open();
    const numbers = Array.from({ length: 20 }, (_, index) => index);
    const arrived: number[] = [];
    const made = await Promise.all(
      numbers.map(async (number) => {
        const document = await print(number, { ms: 5 });
        arrived.push(document.number);
        return document;
      }),
    );
    expect(made.map(({ number }) => number)).toEqual(numbers);
    expect(arrived).toEqual(numbers);
    expect(made.every(({ openCount }) => openCount === 1)).toBe(true);
    expect(new Set(made.map(({ pid }) => pid)).size).toBe(1);
  });

  test('that the template fails on are an error with its reason, and the process goes on', async () => {
    open();
    const { pid } = await print(1);
    const failure = await order('fail').catch((error: unknown) => error);
    expect(failure).toEqual(new Error('unknown variable'));
    expect(failure).not.toBeInstanceOf(RendererUnavailableError);
    expect((await print(2)).pid).toBe(pid);
  });

  test('beyond the limit are refused, those at the limit are made', async () => {
    const data = { deed: 'print', number: 1, text: 'ä'.repeat(100) };
    open({ jsonLength: JSON.stringify(data).length });
    await expect(renderer.renderPdf('sds', { ...data, text: `${data.text}b` })).rejects.toThrow(DocumentTooLargeError);
    expect(seen(await renderer.renderPdf('sds', data)).number).toBe(1);
  });
});

describe('a process', () => {
  test('that is killed fails the document in work; those that wait are made by a new one', async () => {
    open();
    const first = print(1);
    const killed = order('die').catch((error: unknown) => error);
    const waiting = [2, 3].map((number) => print(number));
    expect(await killed).toEqual(new RendererUnavailableError('The typesetter ended while it rendered the document'));
    const [second, third] = await Promise.all(waiting);
    expect(third?.pid).toBe(second?.pid);
    expect(second?.pid).not.toBe((await first).pid);
    expect(failures()).toMatchObject([{ reason: 'it ended with SIGKILL', template: 'sds' }]);
  });

  test('that hangs is ended after the limit; the next document is made', async () => {
    open({ jobMs: 1000, maxJobMs: 1000 });
    await renderer.started;
    const [pid = 0] = processes();
    const hanging = order('hang').catch((error: unknown) => error);
    const next = print(1);
    expect(await hanging).toEqual(new RendererUnavailableError('The document took too long'));
    expect((await next).pid).not.toBe(pid);
    await waitFor(() => !isAlive(pid), 'the end of the process that hangs');
  });

  test('that waits for a processor may take as much longer', async () => {
    open({ jobMs: 1000, maxJobMs: 1000 });
    const busy = [1, 2].map(() => spawn('taskset', ['-c', '0', process.execPath, '-e', 'for (;;);']));
    try {
      const document = await renderer.renderPdf('sds', { deed: 'starve', ms: 2500 });
      expect(seen(document).pid).toBe(processes()[0]);
    } finally {
      for (const busyProcess of busy) busyProcess.kill('SIGKILL');
    }
  });

  test.each([
    ['without work', async () => undefined],
    [
      'with a document in work',
      () => renderer.renderPdf('sds', { deed: 'print', ms: 200 }).catch((error: unknown) => error),
    ],
  ])('that is stopped %s is replaced by one that makes documents, and counted', async (_when, work) => {
    const hung = async () =>
      (await metrics.typesetterRestarts.get()).values.find(({ labels }) => labels.reason === 'hung')?.value ?? 0;
    const hungBefore = await hung();
    open({ jobMs: 1500, maxJobMs: 1500, pingMs: 600 });
    await renderer.started;
    const [pid = 0] = processes();
    const working = work();
    process.kill(pid, 'SIGSTOP');
    await waitFor(() => processes().length === 2, 'a second process');
    await working;
    expect((await print(1)).pid).toBe(processes()[1]);
    await waitFor(() => !isAlive(pid), 'the end of the process that is stopped');
    expect(await hung()).toBe(hungBefore + 1);
  });

  test('that answers stays, however often it is asked', async () => {
    open({ pingMs: 500 });
    await renderer.started;
    await pause(500);
    expect((await print(1, { ms: 200 })).pid).toBe(processes()[0]);
    await pause(500);
    expect(processes()).toHaveLength(1);
  });

  test('has the whole limit for each document, however long it waited', async () => {
    open({ jobMs: 1000, maxJobMs: 1000 });
    const made = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => print(number, { ms: 250 })));
    expect(made.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('that is killed while nothing is to be done is replaced', async () => {
    open();
    await renderer.started;
    process.kill(processes()[0]!, 'SIGKILL');
    await waitFor(() => processes().length === 2, 'a second process');
    expect((await print(1)).pid).toBe(processes()[1]);
  });

  test('that has grown is replaced after its document, and documents can be made all the while', async () => {
    open({ memoryInBytes: 1000 });
    const first = await print(1, { memoryInBytes: 1001 });
    expect(renderer.isReady()).toBe(true);
    const second = await print(2, { memoryInBytes: 1000 });
    const third = await print(3);
    expect(second.pid).not.toBe(first.pid);
    expect(third.pid).toBe(second.pid);
    expect(failures()).toEqual([]);
    await waitFor(() => !isAlive(first.pid), 'the end of the first process');
  });

  test('that has grown a little is replaced when it has had no document for a while', async () => {
    open({ idleMemoryInBytes: 1000, idleMs: 300 });
    const first = await print(1, { memoryInBytes: 1001 });
    expect((await print(2, { memoryInBytes: 1001 })).pid).toBe(first.pid);
    await waitFor(() => !isAlive(first.pid), 'the end of the first process');
    expect(renderer.isReady()).toBe(true);
    const second = await print(3, { memoryInBytes: 1000 });
    expect(second.pid).not.toBe(first.pid);
    await pause(600);
    expect((await print(4)).pid).toBe(second.pid);
    expect(failures()).toEqual([]);
  });

  test('that has grown a little is not replaced while it works on a document', async () => {
    open({ idleMemoryInBytes: 1000, idleMs: 100, jobMs: 500 });
    const first = await print(1, { memoryInBytes: 1001 });
    const hanging = order('hang').catch((error: unknown) => error);
    await pause(300);
    expect(isAlive(first.pid)).toBe(true);
    expect(await hanging).toEqual(new RendererUnavailableError('The document took too long'));
  });
});

describe('a renderer', () => {
  test('is ready when its process is, and again when a new one is', async () => {
    open({ restartMs: 100 });
    expect(renderer.isReady()).toBe(false);
    await renderer.started;
    expect(renderer.isReady()).toBe(true);
    await expect(order('die')).rejects.toThrow(RendererUnavailableError);
    expect(renderer.isReady()).toBe(false);
    await print(1);
    expect(renderer.isReady()).toBe(true);
  });

  test('that is closed refuses the document in work, those that wait and new ones, and leaves no process', async () => {
    open();
    await renderer.started;
    const [pid = 0] = processes();
    const requested = [order('hang'), print(1)];
    renderer.close();
    const stopped = new RendererUnavailableError('The platform is being stopped');
    for (const document of [...requested, print(2)]) await expect(document).rejects.toThrow(stopped);
    expect(renderer.isReady()).toBe(false);
    await waitFor(() => !isAlive(pid), 'the end of the process');
    await pause(100);
    expect(processes()).toEqual([pid]);
  });

  test('that is closed before its process is ready says so', async () => {
    open();
    const waiting = print(1);
    renderer.close();
    await expect(waiting).rejects.toThrow(RendererUnavailableError);
    await expect(renderer.started).rejects.toThrow('The platform is being stopped');
  });
});

describe('a process that can’t be started', () => {
  const unable = new RendererUnavailableError("The typesetter can't be started");

  test.each<[string, { entry?: string; root?: string }]>([
    ['breaks', { root: '/nowhere/library' }],
    ['does not exist', { entry: '/nowhere/typesetter.js' }],
    ['is never ready', { root: 'silent' }],
  ])('as it %s: who waits is refused, new documents at once', async (_, paths) => {
    open({ startMs: paths.root === 'silent' ? 100 : 10_000, restartMs: 10_000 }, paths);
    const waiting = print(1);
    await expect(renderer.started).rejects.toThrow(unable);
    await expect(waiting).rejects.toThrow(unable);
    expect(renderer.isReady()).toBe(false);
    const requested = performance.now();
    await expect(print(2)).rejects.toThrow(unable);
    expect(performance.now() - requested).toBeLessThan(5_000);
  });

  test('is tried again, each time after a longer while', async () => {
    open({ restartMs: 20, maxRestartMs: 400 }, { root: '/nowhere/library' });
    await waitFor(() => failures().length === 4, 'four failed starts');
    const started = performance.now();
    await waitFor(() => failures().length === 7, 'three more');
    // 160 + 320 + 400 ms, and what three starts take.
    expect(performance.now() - started).toBeGreaterThan(800);
    expect(logged.some(({ stderr }) => stderr?.includes('the library is not there'))).toBe(true);
  });

  test('makes documents again as soon as it can', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dossier-'));
    const library = join(folder, 'library');
    open({}, { root: library });
    await expect(renderer.started).rejects.toThrow(unable);
    writeFileSync(library, '');
    await waitFor(() => renderer.isReady(), 'a process that is ready');
    expect((await print(1)).number).toBe(1);
    rmSync(folder, { recursive: true });
  });
});

describe('the typesetting process', () => {
  beforeAll(buildWhenStale);

  const openReal = () => open({}, { entry: join(platform, 'dist/typesetting-process.js'), root: platform });
  const flammable = {
    classification: classified('Flam. Liq. 2: H225'),
    label: { signalWord: 'danger' as const, pictograms: ['GHS02'], h: ['H225'], p: ['P210'] },
  };
  const sheet = (name: string) =>
    sdsPrintData(sampleSds({ ...flammable, name: { en: name } }), {
      version: '2.0',
      created: '2026-02-01',
      supplier: 'Sample Ltd',
    });
  const printSheet = async (name: string) => readPdf(await renderer.renderPdf('sds', await sheet(name)));

  test('makes sheets that are asked for at once, each for its product', async () => {
    openReal();
    const names = Array.from({ length: 6 }, (_, index) => `Solvent No. ${index}.`);
    const sheets = await Promise.all(names.map((name) => printSheet(name)));
    for (const [index, { text, isUniversallyAccessible }] of sheets.entries()) {
      expect(text).toContain(names[index]);
      expect(text).not.toContain(names[(index + 1) % names.length]);
      expect(isUniversallyAccessible).toBe(true);
    }
  });

  test('that is killed in the middle of its work loses one sheet of all', async () => {
    openReal();
    await renderer.started;
    const sheets = await Promise.all(['first', 'second', 'third'].map((name) => sheet(name)));
    const ends = Promise.allSettled(sheets.map((data) => renderer.renderPdf('sds', data)));
    process.kill(processes()[0]!, 'SIGKILL');
    const [first, ...others] = await ends;
    expect(first).toMatchObject({ status: 'rejected', reason: expect.any(RendererUnavailableError) as unknown });
    expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  });

  test('is not ended by SIGINT or SIGTERM, which reach the whole group', async () => {
    openReal();
    await renderer.started;
    process.kill(processes()[0]!, 'SIGINT');
    process.kill(processes()[0]!, 'SIGTERM');
    expect((await printSheet('Solvent')).text).toContain('Solvent');
    expect(processes()).toHaveLength(1);
    expect(failures()).toEqual([]);
  });

  test('ends when the platform is gone', async () => {
    openReal();
    const orphan = fork(join(platform, 'dist/typesetting-process.js'), [platform], { execArgv: [] });
    expect(await once(orphan, 'message')).toEqual(['ready', undefined]);
    orphan.disconnect();
    expect(await once(orphan, 'exit')).toEqual([0, null]);
  });

  test('prints signs that the text’s font has not, and an overlong name that is cut beside a character of two halves', async () => {
    openReal();
    const { text, isUniversallyAccessible } = await printSheet('A ⇌ B');
    expect(text).toContain('⇌');
    expect(isUniversallyAccessible).toBe(true);
    // Of scripts that no font has it does not promise PDF/UA, also where the machine has one.
    const foreign = await printSheet('Reiniger 丙酮');
    expect(foreign.text).toContain('Reiniger');
    expect(foreign.isUniversallyAccessible).toBe(false);
    const long = await printSheet(`${'Solvent '.repeat(11)}\u{1F9EA}\u{1F9EA} and more of it`);
    expect(long.text).toContain('Solvent Solvent');
  });

  test('draws a page as SVG, beside the documents, and reports what the template measured', async () => {
    openReal();
    const label = sampleLabel(1001, { dim: '1', emb: '1' });
    const data = await labelPrintData([{ ...label, profile: labelProfile('2026-07-01')! }], null);
    const [drawing, pdf] = await Promise.all([renderer.renderSvg('label', data), renderer.renderPdf('label', data)]);
    expect(drawing.svg.toString()).toMatch(/^<svg /);
    expect(drawing.reports).toEqual([expect.objectContaining({ widthMm: 52, heightMm: 74 })]);
    expect((await readPdf(pdf)).pages).toBe(1);
    await expect(renderer.renderSvg('label', { title: 'none' })).rejects.toThrow(/dictionary does not contain key/);
  });

  test('says what it can’t print', async () => {
    openReal();
    await expect(renderer.renderPdf('sds', { title: 'no sheet' })).rejects.toThrow(
      /^0: dictionary does not contain key/,
    );
    expect((await printSheet('Solvent')).pages).toBeGreaterThan(1);
  });
});
