import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true });
const timeoutMs = 30_000;

/**
 * Requests a page without following redirects. Status 0: no response within 30 s, or a truncated one.
 * @param {string} origin
 * @param {string} path
 * @param {{method?: string, headers?: Record<string, string>, body?: string}} [more]
 * @returns {Promise<{status: number, headers: import('node:http').IncomingHttpHeaders, text: string, ms: number}>}
 */
export const requestPage = (origin, path, { body, ...more } = {}, started = performance.now()) =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const end = (status, headers = {}, text = '') =>
      resolve({ status, headers, text, ms: performance.now() - started });
    const call = request({ hostname, port, path, agent, ...more }, (response) => {
      let text = '';
      response.setEncoding('latin1').on('data', (part) => (text += part));
      response.on('error', () => undefined);
      response.on('close', () => end(response.complete ? response.statusCode : 0, response.headers, text));
    });
    call.setTimeout(timeoutMs, () => call.destroy());
    call.on('error', ({ code }) => {
      // Retries when the server has just closed an idle connection, as browsers do.
      if (call.reusedSocket && code === 'ECONNRESET') resolve(requestPage(origin, path, { body, ...more }, started));
      else end(0);
    });
    call.end(body);
  });

/** Logs in by the web app's own call; returns the status and the visitor's headers. */
export async function logIn(origin, username, password) {
  const cookies = new Map();
  const cookie = () => [...cookies].map((pair) => pair.join('=')).join('; ');
  const call = async (more) => {
    const headers = {
      cookie: cookie(),
      'sec-fetch-site': 'same-origin',
      'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
      'content-type': 'application/json',
    };
    const response = await requestPage(origin, '/p/api/session', { ...more, headers });
    for (const line of response.headers['set-cookie'] ?? []) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line);
      cookies.set(name, value);
    }
    return response;
  };
  await call({});
  const { status } = await call({ method: 'POST', body: JSON.stringify({ username, password }) });
  return { status, headers: { cookie: cookie() } };
}

/** The text of a page without Next's streamed chunks, whose boundaries depend on timing. */
export const content = ({ text }) =>
  /<body[^]*/.exec(text)?.[0].replaceAll(/<script[^]*?<\/script>|<!--[^]*?-->| nonce="[^"]*"/g, '');

/** Calls `work` on each item, `atOnce` at a time. */
export async function each(items, concurrency, work) {
  const waiting = [...items].entries();
  const worker = async () => {
    for (const [index, item] of waiting) await work(item, index);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}
