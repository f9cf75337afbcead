import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The site behind a line that can be struck dumb: it then takes every call and answers none. */
export async function startMutableSite(site: string): Promise<{ url: string; mute: () => void; stop: () => void }> {
  let isMute = false;
  const server = createServer((request, response) => {
    if (isMute) return;
    const headers = { ...request.headers, host: new URL(site).host };
    ask(new URL(request.url ?? '', site), { headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mute: () => void (isMute = true),
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
