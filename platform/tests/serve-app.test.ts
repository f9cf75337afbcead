import type { App } from '../routes/house.ts';
import { serveApp } from '../serve-app.ts';
import { StartFailure } from '../start-failure.ts';

test('an address that is none of this machine stops the start with a sentence that names the variable', async () => {
  const start = serveApp({ fetch: () => new Response() } as unknown as App, { port: 0, host: '192.0.2.1' });
  await expect(start).rejects.toThrow(StartFailure);
  await expect(start).rejects.toThrow(/^PLATFORM_HOST 192\.0\.2\.1 wants an address of this machine: /);
});
