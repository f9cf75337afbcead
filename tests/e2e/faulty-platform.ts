import { buffer } from 'node:stream/consumers';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Fault = (answer: IncomingMessage, response: ServerResponse, url: string) => void;

/** The answer breaks: the platform has an error of its own. */
const fails: Fault = (answer, response) => {
  answer.resume();
  response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":"internal"}');
};

/** The platform has an error of its own for the first two seconds. */
const failsAtFirst = (): Fault => {
  let began: number | undefined;
  return (answer, response, url) => {
    began ??= Date.now();
    if (Date.now() - began < 2_000) return fails(answer, response, url);
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(response);
  };
};

/** The answer begins late. */
const late: Fault = (answer, response) => {
  response.writeHead(answer.statusCode ?? 500, answer.headers);
  setTimeout(() => answer.pipe(response), 900);
};

/** The first half of a file comes at once, the rest after two seconds. */
const slow: Fault = (answer, response) => {
  const parts: Buffer[] = [];
  answer.on('data', (part: Buffer) => parts.push(part));
  answer.on('end', () => {
    const file = Buffer.concat(parts);
    const half = file.length / 2;
    response.writeHead(answer.statusCode ?? 500, { ...answer.headers, 'content-length': file.length });
    response.write(file.subarray(0, half));
    setTimeout(() => response.end(file.subarray(half)), 2000);
  });
};

/** A list longer than the catalogue: 120 products, 50 a page. */
const many: Fault = (answer, response, url) => {
  answer.resume();
  const page = Number(/page=(\d+)/.exec(url)?.[1] ?? 1);
  const all = Array.from({ length: 120 }, (_, index) => 5001 + index);
  const data = all.slice((page - 1) * 50, page * 50).map((id) => ({ id, text: `Sample ${id}`, code_name: `S-${id}` }));
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ data, page, pages: 3, total: all.length }));
};

/** A product with twelve codes. */
const manyCodes: Fault = (answer, response) => {
  void buffer(answer).then((body) => {
    const detail = JSON.parse(body.toString()) as { basic: { synonym: { articles: object[] } } };
    detail.basic.synonym.articles = Array.from({ length: 12 }, (_, index) => ({
      code: `Pack ${index + 1}`,
      synonym_code_id: index + 1,
    }));
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(detail));
  });
};

/** Which calls go wrong, and how, by address and body: products that no other journey asks for these things. */
const faults: [call: RegExp, fault: Fault][] = [
  [/\/sdsPdf\/-1013\//, fails],
  [/\/sdsPdf\/-1014\//, slow],
  [/\/view\/-1015\/.*qrCode=0/, fails],
  [/\/view\/-1016\/.*qrCode=0/, late],
  // One for each try.
  [/\/ipi\/-1013\/.*qrCode=0/, failsAtFirst()],
  [/\/ipi\/-1012\/.*qrCode=0/, failsAtFirst()],
  [/\/products\/1014\/detail/, fails],
  [/\/products\/-1011\/detail/, manyCodes],
  [/\/v1\/products\?.*search=sample/, many],
  [/group_action\/share .*=1013&/, fails],
  [/shareProductLangs .*=1015$/, fails],
];

/** The platform, but for a few calls that go wrong; the web app sees no difference. */
export async function startFaultyPlatform(platformUrl: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const { method, headers, url = '' } = request;
    void buffer(request).then((body) => {
      const called = `${url} ${body.toString()}`;
      const call = ask(new URL(url, platformUrl), { method, headers }, (answer) => {
        const fault = faults.find(([pattern]) => pattern.test(called))?.[1];
        if (fault) return fault(answer, response, url);
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      });
      call.on('error', () => response.destroy());
      call.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}
