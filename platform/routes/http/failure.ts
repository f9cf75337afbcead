import { z } from '@hono/zod-openapi';

/** An issue in a JSON body; `line` counts from 1. */
export const fieldProblem = z.object({
  field: z.string().openapi({ example: '[3].versions[0].facts.ufi' }),
  line: z.number().nullable(),
  message: z.string(),
});

/** Sizes that carry a label's mandatory text; `foldOut` with the query's `foldON`. */
export const fittingSizes = z.array(
  z.object({
    dim: z.number().openapi({ example: 4 }),
    widthMm: z.number(),
    heightMm: z.number(),
    foldOut: z.boolean(),
    panels: z.number(),
  }),
);

export const failureBody = z
  .object({
    error: z.string().openapi({ example: 'invalid_parameter' }),
    field: z.string().optional(),
    message: z.string().optional(),
    invalidEmails: z.array(z.string()).optional(),
    problems: z.array(fieldProblem).optional(),
    role: z.string().optional().openapi({ description: 'missing_role: the role that the call needs' }),
    state: z.string().optional().openapi({ description: 'The state of the draft' }),
    fits: fittingSizes
      .optional()
      .openapi({ description: 'label_does_not_fit: the sizes that carry the mandatory text' }),
  })
  .openapi('Failure');

type Status = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 410 | 411 | 412 | 413 | 415 | 422 | 428 | 429 | 503;

/** An error response: `{"error": "…"}` with its status. docs/platform-api.md, section 1, "errors". */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: Status;
  readonly body: z.infer<typeof failureBody>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: Status,
    error: string,
    more: Omit<z.infer<typeof failureBody>, 'error'> = {},
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(error);
    this.status = status;
    this.body = { error, ...more };
    this.headers = headers;
  }
}

/** The error responses of a route, for its description. */
export const failures = <Code extends Status>(...codes: Code[]) =>
  Object.fromEntries(
    codes.map((code) => [
      code,
      { description: meanings[code], content: { 'application/json': { schema: failureBody } } },
    ]),
  );

const meanings: Record<Status, string> = {
  400: 'A parameter is wrong',
  401: 'Log in first',
  403: 'No permission',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'The body was not received in time',
  409: 'The state of the resource does not allow it',
  410: 'Removed',
  412: 'Changed by somebody else meanwhile',
  411: 'The length of the body is not sent',
  413: 'The body is too large',
  415: 'Unsupported media type of the body',
  422: 'The request is valid but can’t be carried out',
  428: 'If-Match is missing',
  429: 'Too many calls: try again later',
  503: 'Not ready, or too busy: try again later',
};

/** Section 1, "too many calls". */
export const tooManyRequests = (retryAfterSeconds: number, error = 'too_many_requests') =>
  new HttpError(429, error, {}, { 'Retry-After': String(Math.max(1, Math.ceil(retryAfterSeconds))) });
