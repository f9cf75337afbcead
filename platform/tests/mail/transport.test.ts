import { openTransport, type OutgoingMail, type Transport } from '../../sharing/transport.ts';
import { dripping, startMisbehavingSmtp } from './odd-smtp.ts';

const mail: OutgoingMail = {
  id: '6d0f6bd4-93a1-4c43-8f3f-6f6f2c0d3c1e',
  created: new Date(0),
  recipient: 'slow@a.example',
  brand: 'dossier',
  sender: { name: 'ana', email: 'ana@a.example' },
  subject: 'Safety data sheet',
  html: '<p>Safety data sheet</p>',
  text: 'Safety data sheet',
  logo: null,
};

let smtp: Awaited<ReturnType<typeof startMisbehavingSmtp>>;
let transport: Transport;

/** Starts a mail server, and opens a transport to it that holds a mail no longer than `maxMs`. */
async function open(maxMs: number, ...server: Parameters<typeof startMisbehavingSmtp>): Promise<void> {
  smtp = await startMisbehavingSmtp(...server);
  const settings = { smtpUrl: `smtp://127.0.0.1:${smtp.port}`, mailFrom: 'sds@a.example', dataDir: '/tmp/unused' };
  transport = openTransport(settings, maxMs);
}

afterEach(async () => {
  transport.close();
  await smtp.stop();
});

test.each([
  ['never answers', { slow: () => undefined }, null],
  ['answers a byte at a time', { slow: dripping(20) }, null],
  ['greets with a line without an end', {}, Buffer.alloc(10_000_000, 'x')],
  ['greets with 10 MB of lines', {}, Buffer.from(`220-${'x'.repeat(70)}\r\n`.repeat(130_000))],
  ['greets with nothing', {}, Buffer.alloc(0)],
] as const)('a mail server that %s holds a mail no longer than the limit', async (_, responses, greeting) => {
  await open(500, responses, greeting);
  const started = performance.now();
  await expect(transport.send(mail)).rejects.toThrow();
  // Less than the shortest timeout of the library.
  expect(performance.now() - started).toBeLessThan(4_500);
});

test('after a mail that was held too long the next one goes out', async () => {
  // Much longer than the next one takes on a busy machine.
  await open(1_500, { slow: dripping(20) });
  await expect(transport.send(mail)).rejects.toThrow();
  await transport.send({ ...mail, recipient: 'other@a.example' });
  expect(smtp.received).toEqual(['other@a.example']);
});
