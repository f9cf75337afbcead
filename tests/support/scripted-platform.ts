import { createServer, type IncomingMessage, request as ask, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
// Unit tests with it are tests with a server.
import '@/tests/support/second-try';

export type ScriptedResponse = (request: IncomingMessage, response: ServerResponse) => void;

/** A platform whose answers a test writes: a real HTTP server that keeps what it was asked; a body stands there when it has come. */
export interface ScriptedPlatform {
  url: string;
  requests: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[];
  answer: ScriptedResponse;
  close(): Promise<void>;
}

export const json =
  (body: unknown, status = 200): ScriptedResponse =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** What another platform answers, whole. */
export const scriptedResponseOf =
  (origin: string): ScriptedResponse =>
  (request, response) => {
    const { method, headers, url = '' } = request;
    const call = ask(new URL(url, origin), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    call.on('error', () => response.destroy());
    request.pipe(call);
  };

export async function startScriptedPlatform(response: ScriptedResponse = json({})): Promise<ScriptedPlatform> {
  const server: Server = createServer((request, response) => {
    const recorded = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body: '' };
    platform.requests.push(recorded);
    request.on('data', (part: Buffer) => (recorded.body += part.toString()));
    platform.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const platform: ScriptedPlatform = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    answer: response,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return platform;
}

/** The smallest product detail that the contract allows, with what a test adds. */
export const minimalDetail = (more: Record<string, unknown> = {}) => ({
  basic: { id: 1001, text: 'Acetone' },
  ...more,
});
