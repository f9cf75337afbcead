import { classifyWithLists } from '../../import/read/classify-with-lists.ts';
import { isError } from '../../product/findings.ts';
import { openProductReader } from '../../import/read/product-reader.ts';
import { requireUser } from '../http/bearer.ts';
import { HttpError } from '../http/failure.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { onlyPost } from '../http/form.ts';
import { bodyGuards } from './body-guards.ts';
import { asField, moreProblems, readJsonBody } from './body-sources.ts';
import { classifyDescription } from './classify-description.ts';

/** Maximum number of products that wait while another one is classified. */
const maxWaiting = 10;

/** 3.18 `POST /api/v1/admin/classify` */
export function addClassify(app: App, appContext: AppContext): void {
  // Its own thread: a form that asks while one types does not wait for an import.
  const reader = openProductReader(maxWaiting);
  app.openAPIRegistry.registerPath(classifyDescription);
  app.post(classifyDescription.path, ...bodyGuards(), async (c) => {
    const user = await requireUser(appContext, c);
    if (user.role !== 'publisher') throw new HttpError(403, 'not_a_publisher');
    const { result, isJson, problems, hasMoreProblems } = await classifyWithLists(
      appContext.database,
      (lists) => readJsonBody(c, reader, 'classify', lists),
      new Date().toISOString().slice(0, 10),
    );
    if (!isJson) {
      const [{ line = null, message = '' } = {}] = problems;
      throw new HttpError(400, 'invalid_json', { message: `${line === null ? '' : `line ${line} `}${message}` });
    }
    if (!result) {
      const errors = problems.filter(isError).map(asField);
      throw new HttpError(400, 'invalid_products', {
        ...(hasMoreProblems && { message: moreProblems }),
        problems: errors,
      });
    }
    return c.json({ ...result, ...(problems.length > 0 && { warnings: problems.map(asField) }) }, 200);
  });
  onlyPost(app, classifyDescription.path);
}
