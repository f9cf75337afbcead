import { z } from '@hono/zod-openapi';

export const failureBody = z
  .object({
    error: z.string().openapi({ example: 'invalid_parameter' }),
    field: z.string().optional(),
    message: z.string().optional(),
  })
  .openapi('Failure');

type Status = 400 | 403 | 404 | 410 | 422 | 503;

/** A refusal as it goes out: `{"error": "…"}` with its status. The contract, section 1, "errors". */
export class Failure extends Error {
  override name = 'Failure';
  readonly status: Status;
  readonly body: z.infer<typeof failureBody>;

  constructor(status: Status, error: string, more: Omit<z.infer<typeof failureBody>, 'error'> = {}) {
    super(error);
    this.status = status;
    this.body = { error, ...more };
  }
}

/** The answers of a route that are refusals, for its description. */
export const failures = <Code extends Status>(...codes: Code[]) =>
  Object.fromEntries(
    codes.map((code) => [
      code,
      { description: meanings[code], content: { 'application/json': { schema: failureBody } } },
    ]),
  );

const meanings: Record<Status, string> = {
  400: 'A parameter is wrong',
  403: 'No permission',
  404: 'Not there',
  410: 'Removed',
  422: 'The product has more text than can be printed',
  503: 'Not ready, or too busy: try again later',
};
