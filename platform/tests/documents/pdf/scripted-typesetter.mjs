import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/**
 * Stands in for the typesetting process: does what a document says and answers with what it saw. Its argument is a file
 * without which it can't start, or the word `silent`: it is never ready.
 */
const [, , needs = ''] = process.argv;

let openCount = 0;

const deeds = {
  print: ({ ms = 0, memoryInBytes = 0, ...document }) => {
    openCount += 1;
    const seen = { ...document, pid: process.pid, openCount };
    setTimeout(() => {
      openCount -= 1;
      process.send({ pdf: Buffer.from(JSON.stringify(seen)), memoryInBytes });
    }, ms);
  },
  fail: () => process.send({ error: 'unknown variable', memoryInBytes: 0 }),
  die: () => process.kill(process.pid, 'SIGKILL'),
  // Beside two programs of the usual priority it gets a seventh of the processor.
  starve: ({ ms }) => {
    execFileSync('taskset', ['-cp', '0', String(process.pid)]);
    setPriority(getPriority() + 5);
    for (const end = Date.now() + ms; Date.now() < end;);
    process.send({ pdf: Buffer.from(JSON.stringify({ pid: process.pid })), memoryInBytes: 0 });
  },
  hang: () => {
    for (;;);
  },
};

if (needs !== 'silent') {
  if (needs && !existsSync(needs)) throw new Error('the library is not there');
  process.send('ready');
}
process.on('message', (job) => {
  if (job === 'ping') return process.send('pong');
  const { json } = job;
  const document = JSON.parse(json);
  deeds[document.deed](document);
});
process.on('disconnect', () => process.exit(0));
