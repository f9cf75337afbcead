import { labelCallQuery } from '@/lib/domain/label-query';
import { drawingAnswer } from '@/lib/loaders/drawing-answer';
import { answerLabel } from '@/lib/loaders/label-request';
import { withSession } from '@/lib/session/with-session';
import { fetchLabelDrawing } from '@/lib/upstream/label';

/** So long a picture may be shown again, in seconds: for undo and redo. */
const maxAge = 60;

/** The label as a drawing. */
export const GET = withSession((request, asked) =>
  answerLabel(request, asked, async ({ id, settings, asker }) => {
    const query = labelCallQuery(settings, { timestamp: Date.now(), onePerPage: true });
    return drawingAnswer(await fetchLabelDrawing(id, query, asker), 'image/svg+xml', `private, max-age=${maxAge}`);
  }),
);

export { noHead as HEAD } from '@/lib/loaders/no-head';
