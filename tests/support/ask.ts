import { Agent, get, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';

export interface RawResponse {
  status: number;
  headers: Record<string, string | undefined>;
  body: Buffer;
  text: string;
  json: () => unknown;
}

/** Sends a path exactly as it is written: no client's clean-up stands between the test and the platform. */
export const sendRequest = (
  origin: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string | Buffer | Readable } = {},
): Promise<RawResponse> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const call = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const body = Buffer.concat(parts);
        const text = body.toString('utf8');
        resolve({
          status: response.statusCode ?? 0,
          headers: flat(response.headers),
          body,
          text,
          json: () => JSON.parse(text) as unknown,
        });
      });
    });
    call.on('error', reject);
    if (body instanceof Readable) body.pipe(call);
    else call.end(body);
  });

/** Headers as one text each; one that came several times is joined, as HTTP reads it (RFC 9110 5.3). */
const flat = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value?.toString()]));

/** Sends one GET after the other on one connection. */
export function keepAliveConnection(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return (path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(origin + path, { agent }, (response) => response.resume().on('end', () => resolve(response))).on(
        'error',
        reject,
      );
    });
}
