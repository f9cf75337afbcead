import { join } from 'node:path';
import type { Log } from '../../runtime/log.ts';
import { openPdfRenderer, type PdfRenderer, type RendererLimits } from './pdf-renderer.ts';

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
