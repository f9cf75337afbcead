import { createServer } from 'node:http';
import next from 'next';

/** Serves the bare page as server.ts serves the product's. */
const app = next({ dev: false, dir: import.meta.dirname });
await app.prepare();
const handle = app.getRequestHandler();
const server = createServer((request, response) => handle(request, response));
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
