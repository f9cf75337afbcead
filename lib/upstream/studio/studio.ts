import 'server-only';
import { z } from 'zod';
import type { Draft, StudioAccess, StudioProducts } from '@/lib/domain/studio/drafts';
import { studioPageSize } from '@/lib/domain/studio/drafts';
import type { StudioQuery } from '@/lib/domain/studio/studio-paths';
import { remember } from '@/lib/process-state';
import { maxBodyMs, maxFileBytes } from '@/lib/settings/request-bodies';
import { get, open, send } from '@/lib/upstream/transport/client';
import { parseJson } from '@/lib/upstream/transport/response-body';
import type { CallContext, JsonCall, StreamedResponse, UpstreamResponse } from '@/lib/upstream/transport/call';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';
import { attachedTypes, fileTypes, type StudioCall } from '@/lib/upstream/studio/studio-calls';
import {
  conflictingSection,
  draft,
  schema,
  studioAccess,
  studioProducts,
} from '@/lib/upstream/studio/studio-responses';

const base = '/api/v1/studio';
/** A draft has at most the size of a product file, and its sections come with it. */
const maxBytes = 16_000_000;
const longTimeoutMs = 60_000;
/** A file that comes in as slowly as it may, and a minute to store it. */
const uploadTimeoutMs = maxBodyMs(maxFileBytes) + 60_000;

const common = { callClass: 'studio', maxBytes } as const;

/** What the caller may do; null where the platform has no Studio. @throws {UpstreamError} */
export async function fetchStudioAccess(callContext: CallContext): Promise<StudioAccess | null> {
  try {
    return await get({ ...common, path: base, callContext }, parseJson(studioAccess));
  } catch (error) {
    if (error instanceof UpstreamError && error.kind === 'not-found') return null;
    throw error;
  }
}

/** A page of the products of a workgroup. @throws {UpstreamError} */
export const fetchStudioProducts = (
  { workgroup, search, state, page }: StudioQuery,
  callContext: CallContext,
): Promise<StudioProducts & { pages: number }> =>
  get(
    { ...common, path: `${base}/products`, query: { workgroup, search, state, page }, callContext },
    parseJson(
      studioProducts.transform((read) => ({ ...read, pages: Math.max(1, Math.ceil(read.total / studioPageSize)) })),
    ),
  );

/** @throws {UpstreamError} `not-found` for a draft of another workgroup, too */
export const fetchDraft = (id: string, callContext: CallContext): Promise<Draft> =>
  get({ ...common, path: `${base}/drafts/${id}`, callContext }, parseJson(draft));

const createSchemaCache = (): { text?: { body: string; fetchedAt: number } } => ({});
const schemaTtlMs = 60_000;

/** The JSON Schema of a product file, the same for everybody; kept for a minute. @throws {UpstreamError} */
export async function fetchProductSchema(callContext: CallContext): Promise<string> {
  const cache = remember('product-schema', createSchemaCache);
  if (cache.text && Date.now() - cache.text.fetchedAt < schemaTtlMs) return cache.text.body;
  const body = await get(
    { ...common, path: '/product-file.schema.json', callContext: { ...callContext, visitor: undefined } },
    (response) => {
      parseJson(schema)(response);
      return response.body.toString('utf8');
    },
  );
  cache.text = { body, fetchedAt: Date.now() };
  return body;
}

/** A rejection of the platform: its error code with the details of that error. */
const rejection = z.object({
  error: z
    .string()
    .regex(/^\w{1,40}$/)
    .catch('rejected'),
  message: z.string().max(2_000).optional().catch(undefined),
  role: z.string().max(40).optional().catch(undefined),
  findings: z.array(z.unknown()).max(200).optional().catch(undefined),
});

/** Statuses of rejections: the platform has understood the call. */
const rejections = [403, 409, 412, 413, 422, 428] as const;

interface StudioResponse {
  status: number;
  body: unknown;
}

/**
 * Makes a call of the table; a rejection is a response with its status.
 * @throws {UpstreamError} `not-found`, `unauthorized`, or an outage
 */
export function callStudio(
  { method, response, isLong }: StudioCall,
  sent: Pick<JsonCall, 'json' | 'bytes' | 'file' | 'ifMatch' | 'signal'> & {
    path: string;
    query: Record<string, string>;
  },
  callContext: CallContext,
): Promise<StudioResponse> {
  const { path, query, json, bytes, ifMatch, file, signal } = sent;
  const call = {
    ...common,
    path: base + path,
    query,
    callContext,
    accepts: [201, 204, ...rejections],
    ...(isLong && { timeoutMs: longTimeoutMs }),
  };
  const read = (upstream: UpstreamResponse): StudioResponse => {
    const { status } = upstream;
    if (status < 300)
      return { status: status === 204 ? 200 : status, body: parseOptionalJson(response as z.ZodType)(upstream) };
    if (status === 412) {
      const other = conflictingSection.safeParse(JSON.parse(upstream.body.toString('utf8')));
      return { status, body: { error: 'conflict', ...(other.success ? other.data : {}) } };
    }
    return { status, body: parseJson(rejection)(upstream) };
  };
  if (file && method !== 'GET')
    return send({ ...call, callClass: 'upload', method, file, signal, timeoutMs: uploadTimeoutMs }, read);
  return method === 'GET' ? get(call, read) : send({ ...call, method, json, bytes, ifMatch }, read);
}

const parseOptionalJson =
  <T>(read: z.ZodType<T>) =>
  (upstream: UpstreamResponse): T =>
    upstream.body.length === 0 ? read.parse({}) : parseJson(read)(upstream);

/** A file of a draft as a stream. @throws {UpstreamError} */
export async function openStudioFile(
  { response }: StudioCall,
  { path, query }: { path: string; query: Record<string, string> },
  callContext: CallContext & { signal: AbortSignal },
): Promise<StreamedResponse> {
  const { signal, ...context } = callContext;
  const { file } = response as { file: keyof typeof fileTypes | 'attached' };
  const opened = await open({
    callClass: 'download',
    path: base + path,
    query,
    accept: '*/*',
    callContext: context,
    signal,
  });
  const type = opened.contentType.split(';')[0]!.trim();
  if (file === 'attached' ? attachedTypes.includes(type) : type === fileTypes[file])
    return { ...opened, contentType: type };
  void opened.body.cancel().catch(() => undefined);
  throw new UpstreamError('unsupported-type', { method: 'GET', path: base + path });
}
