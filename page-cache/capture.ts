import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** A GET request that no client sent; header names are in lower case. */
export interface CapturedRequest {
  url: string;
  headers: Record<string, string>;
}

/** A whole response; header names are in lower case. */
export interface CapturedResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/**
 * The response of a request handler of Node's HTTP server to a GET request, without a connection.
 * @throws what the handler throws
 */
export function capture(
  handle: (request: IncomingMessage, response: ServerResponse) => unknown,
  { url, headers }: CapturedRequest,
): Promise<CapturedResponse> {
  return new Promise((resolve, reject) => {
    const request = new IncomingMessage(new Socket());
    Object.assign(request, { method: 'GET', url, headers, httpVersion: '1.1', complete: true });
    request.push(null);
    const response = new ServerResponse(request);
    const chunks: Buffer[] = [];
    /** The arguments of `write` and `end`: a chunk, its encoding and a callback, each of which may be left out. */
    const add = (...args: unknown[]) => {
      const [chunk, encoding] = args;
      if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
      else if (typeof chunk === 'string' && chunk)
        chunks.push(
          Buffer.from(chunk, typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8'),
        );
      const callback = args.find((argument) => typeof argument === 'function');
      if (typeof callback === 'function') callback();
    };
    Object.assign(response, {
      writeHead(status: number, ...rest: (string | OutgoingHttpHeaders)[]) {
        response.statusCode = status;
        const lastArgument = rest.at(-1);
        for (const [name, value] of Object.entries(typeof lastArgument === 'object' ? lastArgument : {}))
          if (value !== undefined) response.setHeader(name, value);
        return response;
      },
      flushHeaders() {},
      write(...args: unknown[]) {
        add(...args);
        return true;
      },
      end(...args: unknown[]) {
        add(...args);
        resolve({ status: response.statusCode, headers: response.getHeaders(), body: Buffer.concat(chunks) });
        response.emit('finish');
        response.emit('close');
        return response;
      },
    });
    Promise.resolve(handle(request, response)).catch(reject);
  });
}
