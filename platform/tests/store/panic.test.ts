import { watchForPanic } from '../../store/database.ts';

test('a database that has ended itself gets no more queries', async () => {
  const execProtocolStream = jest.fn().mockRejectedValue(Object.assign(new Error('disk'), { severity: 'PANIC' }));
  const client = { execProtocolStream };
  const panicked = watchForPanic(client);
  await expect(client.execProtocolStream()).rejects.toThrow('disk');
  await panicked;
  await expect(client.execProtocolStream()).rejects.toThrow('disk');
  expect(execProtocolStream).toHaveBeenCalledTimes(1);
});
