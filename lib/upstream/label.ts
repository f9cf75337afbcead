import 'server-only';
import { z } from 'zod';
import { findingLevels, type LabelAudit } from '@/lib/domain/label/label-audit';
import type { LabelText } from '@/lib/domain/label/label-text';
import { list, required, text } from '@/lib/upstream/lenient';
import { get } from '@/lib/upstream/transport/client';
import { parseJson } from '@/lib/upstream/transport/response-body';
import type { UpstreamResponse, CallContext, QueryValue } from '@/lib/upstream/transport/call';

/** Enough for a label with a logo and letters as outlines. */
const maxDrawingBytes = 4_000_000;
const maxAuditBytes = 200_000;

const readDrawing = ({ contentType, body }: UpstreamResponse): Buffer => {
  if (contentType.split(';')[0]!.trim() !== 'image/svg+xml')
    throw new TypeError(`unsupported media type of a drawing: ${contentType}`);
  return body;
};

/**
 * Fetches the label as an SVG drawing (docs/platform-api.md 3.11).
 * @throws {UpstreamError} `rejected` for a setting that the platform rejects, with its name; or an outage
 */
export const fetchLabelDrawing = (
  id: number,
  query: Record<string, QueryValue>,
  callContext: CallContext,
  signal?: AbortSignal,
): Promise<Buffer> =>
  get(
    {
      callClass: 'label',
      path: `/api/v1/productLabelRender/view/-${id}`,
      query,
      callContext,
      accept: 'image/svg+xml',
      signal,
      maxBytes: maxDrawingBytes,
    },
    readDrawing,
  );

const size = z.object({
  dim: z.number(),
  widthMm: z.number(),
  heightMm: z.number(),
  foldOut: z.boolean(),
  panels: z.number(),
});
const printedMeasures = z.object({
  fontPt: z.number(),
  titlePt: z.number(),
  smallestXHeightMm: z.number(),
  minXHeightMm: z.number().nullable(),
  pictogramEdgeMm: z.number().nullable(),
  qrEdgeMm: z.number().nullable(),
  paddingMm: z.object({ top: z.number(), right: z.number(), bottom: z.number(), left: z.number() }),
  widthMm: z.number(),
  heightMm: z.number(),
  panels: z.number(),
});
const givenUp = z.object({
  step: z.string(),
  message: z.string(),
  provision: z.string(),
  setting: z.string().nullable(),
});

/** What a platform of an earlier version leaves out is not known. */
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
  refused: z.enum(['pack', 'text']).nullable().catch(null),
  printed: printedMeasures.nullable().catch(null),
  givenUp: z.array(givenUp).catch([]),
  sizes: z.array(size).catch([]),
  withoutEffect: z.array(z.string()).catch([]),
});

/**
 * Fetches the audit of a label, in the caller's interface language (docs/platform-api.md, "Label audit").
 * @throws {UpstreamError} as `fetchLabelDrawing`
 */
export const fetchLabelAudit = (
  id: number,
  query: Record<string, QueryValue>,
  callContext: CallContext,
  signal?: AbortSignal,
): Promise<LabelAudit> =>
  get(
    {
      callClass: 'label',
      path: `/api/v1/productLabelRender/audit/-${id}`,
      query,
      callContext,
      maxBytes: maxAuditBytes,
      signal,
    },
    parseJson(audit),
  );

const statements = list(z.object({ code: required, text: required }));

const labelText = z
  .object({
    lang: text,
    product_name: required,
    product_code: text,
    articles: list(required),
    identifiers: list(z.object({ label: required, value: required })),
    marks: list(z.object({ label: required, value: required })),
    signal_word: text,
    pictograms: list(z.object({ id: z.string().regex(/^GHS0[1-9]$/) })),
    contains: list(required),
    hazards: statements,
    supplemental: statements,
    precautions: statements,
    notices: list(required),
    ufi: text,
    supplier: z
      .object({ name: required, lines: list(required), telephone: text })
      .nullish()
      .catch(null)
      .transform((value) => value ?? null),
  })
  .transform(
    ({ product_name: productName, product_code: productCode, signal_word: signalWord, ...others }): LabelText => ({
      productName,
      productCode,
      signalWord,
      ...others,
    }),
  );

/**
 * Fetches what a label says in its primary language (docs/platform-api.md, "Label as text").
 * @throws {UpstreamError} as `fetchLabelDrawing`; `not-found` also from a platform without this call
 */
export const fetchLabelText = (
  id: number,
  query: Record<string, QueryValue>,
  callContext: CallContext,
): Promise<LabelText> =>
  get(
    {
      callClass: 'label',
      path: `/api/v1/productLabelRender/text/-${id}`,
      query,
      callContext,
      maxBytes: maxAuditBytes,
    },
    parseJson(labelText),
  );
