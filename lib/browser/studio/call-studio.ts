import { antiForgeryToken } from '@/lib/browser/calls/anti-forgery-token';
import { basePath, hrefOf, paths } from '@/lib/domain/pages/paths';
import type { DraftFile, StudioCalls } from '@/lib/domain/studio/step-props';
import { studioPaths } from '@/lib/domain/studio/studio-paths';

/** A call of the Studio that failed. */
export class StudioError extends Error {
  override name = 'StudioError';
  constructor(
    /** 0 without a response. */
    readonly status: number,
    /** The platform's error code, such as `missing_role`. */
    readonly code: string,
    /** The body of the response. */
    readonly body: Record<string, unknown>,
  ) {
    super(typeof body.message === 'string' ? body.message : code);
  }

  /** Whether the same call may succeed later: no connection, or an outage of the platform. */
  get isTemporary(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }

  /** Whether the login has ended. */
  get hasEnded(): boolean {
    return this.status === 401;
  }
}

interface Sent {
  method?: 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  /** Sent as it is, in place of `body`. */
  file?: Blob;
  /** The revision that is changed. */
  revision?: number;
  signal?: AbortSignal;
  /** Continues when the page is left. */
  keepalive?: boolean;
}

/**
 * Calls a handler of the Studio, `path` as in `studioPaths.api`, with the anti-forgery token; an outdated one is replaced once.
 * @throws {StudioError}
 * @throws {DOMException} AbortError
 */
export async function callStudio<T>(path: string, sent: Sent = {}): Promise<T> {
  const token = antiForgeryToken();
  let response = await request(path, sent, token ?? '');
  if (sent.method && response.status === 403 && !(await isRejection(response))) {
    await request(paths.api.session(), {}, '');
    const newToken = antiForgeryToken();
    if (newToken !== token) response = await request(path, sent, newToken ?? '');
  }
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body as T;
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  throw new StudioError(response.status, typeof fields.error === 'string' ? fields.error : '', fields);
}

/** Whether the platform rejected the call, not the web app a forged one. */
const isRejection = async (response: Response) =>
  typeof (
    (await response
      .clone()
      .json()
      .catch(() => ({}))) as { error?: unknown }
  ).error === 'string';

async function request(path: string, sent: Sent, token: string): Promise<Response> {
  const { method = 'GET', body, file, revision, signal, keepalive } = sent;
  try {
    return await fetch(basePath + path, {
      method,
      signal,
      keepalive,
      headers: {
        // The language of the page, not the one that the browser prefers: findings and refusals are shown on the page.
        'Accept-Language': document.documentElement.lang,
        ...(method === 'GET' ? {} : { 'X-XSRF-TOKEN': token }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(file === undefined ? {} : { 'Content-Type': 'application/octet-stream' }),
        ...(revision === undefined ? {} : { 'If-Match': `"${revision}"` }),
      },
      body: file ?? (body === undefined ? undefined : JSON.stringify(body)),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new StudioError(0, 'offline', {});
  }
}

/** The platform receives one file of a user at a time, and few at once. */
const uploadTries = 5;
const busyMs = 2_000;

/** Uploads a file; the error of a failed upload has the platform's code. */
async function uploadFile(path: string, file: File, signal: AbortSignal): Promise<DraftFile> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await callStudio<DraftFile>(path, { method: 'POST', file, signal });
    } catch (error) {
      const isBusy = error instanceof StudioError && error.status === 503;
      if (!isBusy || tries === uploadTries) throw error;
      await new Promise((resolve) => setTimeout(resolve, busyMs));
      signal.throwIfAborted();
    }
  }
}

/** The calls of a workgroup's steps, and of a draft; `textOf` gives the sentence for a failed one. */
export function createStudioCalls(workgroup: number, draft: string, textOf: (error: unknown) => string): StudioCalls {
  const { api } = studioPaths;
  const call: typeof callStudio = async (path, sent) => {
    try {
      return await callStudio(path, sent);
    } catch (error) {
      if (sent?.signal?.aborted) throw error;
      throw new Error(textOf(error), { cause: error });
    }
  };
  return {
    searchPhrases: (query, signal) => call(api.phrases(query), { signal }),
    makeUfi: async (company, formulation) =>
      (await call<{ ufi: string | null }>(api.ufi({ company, formulation }))).ufi,
    findIngredient: (cas, signal) => call(api.ingredient({ workgroup, cas }), { signal }),
    searchSubstances: (search, signal) => call(api.substances({ workgroup, search }), { signal }),
    saveSubstance: ({ id, revision, content }) =>
      id === undefined
        ? call(api.substances({ workgroup }), { method: 'POST', body: { content } })
        : call(api.substance(id), { method: 'PUT', body: { content }, revision }),
    deleteSubstance: async ({ id, revision }) => {
      await call(api.substance(id), { method: 'DELETE', revision });
    },
    substanceUses: (id, signal) => call(api.substanceUses(id), { signal }),
    draftFiles: () => call(api.files(draft)),
    uploadFile: (file, signal) => uploadFile(api.upload(draft, file.name), file, signal),
    fileHref: (hash) => hrefOf(api.attached(draft, hash)),
  };
}
