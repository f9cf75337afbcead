import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/**
 * What a handler of Node's HTTP server answers to a GET, without a connection.
 * @param {(request: IncomingMessage, response: ServerResponse) => unknown} handle
 * @param {{url: string, headers: Record<string, string>}} asked
 * @returns {Promise<{status: number, headers: Record<string, string | number | string[]>, body: Buffer}>}
 */
export function capture(handle, { url, headers }) {
  return new Promise((resolve, reject) => {
    const request = new IncomingMessage(new Socket());
    Object.assign(request, { method: 'GET', url, headers, httpVersion: '1.1', complete: true });
    request.push(null);
    const response = new ServerResponse(request);
    const chunks = [];
    const take = (chunk, encoding) => {
      if (chunk && typeof chunk !== 'function')
        chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? encoding : 'utf8'));
    };
    Object.assign(response, {
      writeHead(status, ...rest) {
        response.statusCode = status;
        for (const [name, value] of Object.entries(rest.at(-1) ?? {})) response.setHeader(name, value);
        return response;
      },
      flushHeaders() {},
      write(chunk, encoding, done) {
        take(chunk, encoding);
        [encoding, done].find((one) => typeof one === 'function')?.();
        return true;
      },
      end(chunk, encoding, done) {
        take(chunk, encoding);
        [chunk, encoding, done].find((one) => typeof one === 'function')?.();
        resolve({ status: response.statusCode, headers: response.getHeaders(), body: Buffer.concat(chunks) });
        response.emit('finish');
        response.emit('close');
        return response;
      },
    });
    Promise.resolve(handle(request, response)).catch(reject);
  });
}
