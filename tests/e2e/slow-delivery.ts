import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as passed } from 'node:timers/promises';

const pieces = 40;
/** Long enough for the browser to paint what is there. */
const pauseMs = 40;

/** The site behind a slow line: the head of a page at once, its body piece by piece; all else as it is. */
export async function startSlowDelivery(site: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const headers = { ...request.headers, host: new URL(site).host, 'accept-encoding': 'identity' };
    ask(new URL(request.url ?? '', site), { headers }, async (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      if (!answer.headers['content-type']?.includes('html')) return answer.pipe(response);
      const page = await text(answer);
      const start = page.indexOf('<body');
      const length = Math.ceil((page.length - start) / pieces);
      response.write(page.slice(0, start));
      for (let offset = start; offset < page.length; offset += length) {
        response.write(page.slice(offset, offset + length));
        await passed(pauseMs);
      }
      response.end();
    }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}
