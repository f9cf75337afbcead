import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { createApp } from '../../app.ts';
import type { AppContext } from '../../routes/http/app-context.ts';
import { callQueues } from '../../routes/http/call-queues.ts';
import { readAssets } from '../../runtime/assets.ts';
import { QueueFullError } from '../../runtime/fair-queue.ts';
import { createLog } from '../../runtime/log.ts';

const pieceBytes = 2 ** 18;
const content = Uint8Array.from({ length: 5 * pieceBytes - 1 }, (_, index) => index % 251);

jest.mock('../../store/accounts/users.ts', () => ({
  ...jest.requireActual<object>('../../store/accounts/users.ts'),
  findAccountByToken: async () => ({ id: 1, workgroups: [{ id: 1 }], studio: [{ id: 1, roles: ['author'] }] }),
}));
jest.mock('../../store/studio/drafts.ts', () => ({
  ...jest.requireActual<object>('../../store/studio/drafts.ts'),
  findDraftHead: async (_: unknown, id: string) => ({ id, workgroupId: 1, productId: null }),
}));
jest.mock('../../store/studio/files.ts', () => ({
  ...jest.requireActual<object>('../../store/studio/files.ts'),
  openDraftFile: async () => ({
    name: 'sheet.pdf',
    size: content.byteLength,
    hash: 'a'.repeat(64),
    readPiece: async (offset: number) => content.slice(offset, offset + pieceBytes),
  }),
}));

test('a file of a draft takes one turn among the exports, its pieces are read as those of attachments', async () => {
  const queues = callQueues();
  const exportTurns = jest.spyOn(queues.exports, 'run');
  const pieceTurns = jest.spyOn(queues.pieces, 'run');
  const app = createApp({
    queues,
    log: createLog('silent'),
    assets: readAssets('platform/assets'),
    version: '0.1.0',
    demoProducts: [] as AppContext['demoProducts'],
    siteUrl: 'https://dossier.example',
  } as AppContext);
  const response = await app.request(
    `/api/v1/studio/drafts/0190e3f0-0000-7000-8000-000000000001/files/${'a'.repeat(64)}`,
    { headers: { Authorization: 'Bearer token' } },
    { incoming: new IncomingMessage(new Socket()) },
  );
  expect([response.status, response.headers.get('Content-Length')]).toEqual([200, String(content.byteLength)]);
  // While the queue is full a piece is late, no more.
  pieceTurns.mockRejectedValueOnce(new QueueFullError('all')).mockRejectedValueOnce(new QueueFullError('client'));
  expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
  expect([exportTurns.mock.calls.length, pieceTurns.mock.calls.length]).toEqual([1, 5 + 2]);
});
