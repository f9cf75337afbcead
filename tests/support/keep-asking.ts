import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface PlainRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}
export interface PlainResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Asks for all of these over a few connections that stay open, in their order, and hands each answer on with what was asked. */
export async function sendRequests<One extends PlainRequest>(
  origin: string,
  all: readonly One[],
  take: (request: One, response: PlainResponse) => void,
): Promise<void> {
  const connections = 16;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(origin);
  const send = ({ method, path, headers = {}, body }: One) =>
    new Promise<PlainResponse>((resolve, reject) => {
      const call = request({ hostname, port, path, method, headers, agent }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(parts).toString();
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
        });
      });
      call.on('error', (error) => reject(new Error(`${method} ${path.slice(0, 500)}: ${error.message}`)));
      call.end(body);
    });
  const rest = all.values();
  try {
    await Promise.all(
      Array.from({ length: connections }, async () => {
        for (const request of rest) take(request, await send(request));
      }),
    );
  } finally {
    agent.destroy();
  }
}
