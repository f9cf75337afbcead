import 'server-only';
import { z } from 'zod';
import { findingLevels, type LabelAudit } from '@/lib/domain/label/label-audit';
import { get } from '@/lib/upstream/transport/client';
import { asJson } from '@/lib/upstream/transport/answer-body';
import { type UpstreamResponse, type CallContext } from '@/lib/upstream/transport/call';
import type { QueryValue } from '@/lib/upstream/transport/encode';

/** A label with a logo and letters as outlines. */
const maxDrawingBytes = 4_000_000;
const maxAuditBytes = 200_000;

const readDrawing = ({ contentType, body }: UpstreamResponse): Buffer => {
  if (contentType.split(';')[0]!.trim() !== 'image/svg+xml') throw new TypeError(`${contentType} is no drawing`);
  return body;
};

/**
 * The label as an SVG drawing (docs/platform-api.md 3.11).
 * @throws {UpstreamError} `rejected` for a setting that the platform does not take, with its name; or an outage
 */
export const fetchLabelDrawing = (
  id: number,
  query: Record<string, QueryValue>,
  callContext: CallContext,
  signal?: AbortSignal,
): Promise<Buffer> =>
  get(
    {
      ...({ callClass: 'label', path: `/api/v1/productLabelRender/view/-${id}`, query, callContext } as const),
      accept: 'image/svg+xml',
      signal,
      maxBytes: maxDrawingBytes,
    },
    readDrawing,
  );

const audit = z.object({
  profile: z.string().catch(''),
  findings: z.array(
    z.object({
      code: z.string(),
      level: z.enum(findingLevels),
      provision: z.string().catch(''),
      message: z.string(),
      setting: z
        .string()
        .nullish()
        .transform((name) => name ?? null),
    }),
  ),
  notChecked: z.array(z.object({ code: z.string(), why: z.string() })).catch([]),
});

/**
 * What is wrong with the label of a query, in the asker's interface language (docs/platform-api.md, "Label audit").
 * @throws {UpstreamError} as the drawing
 */
export const fetchLabelAudit = (
  id: number,
  query: Record<string, QueryValue>,
  callContext: CallContext,
  signal?: AbortSignal,
): Promise<LabelAudit> =>
  get(
    {
      ...({ callClass: 'label', path: `/api/v1/productLabelRender/audit/-${id}`, query, callContext } as const),
      maxBytes: maxAuditBytes,
      signal,
    },
    asJson(audit),
  );
