import { lowerPriority } from '../../runtime/lower-priority.ts';
import type { TypesettingJob, TypesettingResult } from './start-typesetter.ts';
import { openTypesetter } from './typesetter.ts';

/**
 * A process that typesets documents one after another, so that neither the duration nor a crash of the typesetter affects the
 * platform's responses. Its only argument is the platform's folder; jobs and results use the IPC channel of its parent.
 */
const [, , root = '.'] = process.argv;

// Pongs come before documents.
lowerPriority(10);

const { typeset, draw, forget } = openTypesetter(root);

process.on('message', (job: TypesettingJob | 'ping') => {
  if (job === 'ping') process.send?.('pong');
  else process.send?.(result(job), () => forget());
});
process.on('disconnect', () => process.exit(0));
// Ctrl-C and service managers signal the whole process group; the parent ends this process when its own work is done.
process.on('SIGINT', () => undefined).on('SIGTERM', () => undefined);
process.send?.('ready');

function result({ template, json, format }: TypesettingJob): TypesettingResult {
  try {
    const made = format === 'svg' ? draw(template, json) : { pdf: typeset(template, json) };
    return { ...made, memoryInBytes: process.memoryUsage.rss() };
  } catch (error) {
    return { error: (error as Error).message, memoryInBytes: process.memoryUsage.rss() };
  }
}
